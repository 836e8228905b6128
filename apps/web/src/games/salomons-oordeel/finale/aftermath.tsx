import { account, type SalomonsOordeelTypes } from '@wunderkammer/salomons-oordeel/pieces';
import type { AccountProps, Aftermath } from '../../game-ui.ts';
import { words as lazy } from '../words/index.ts';

const Account = ({ log, seat, table: { options, seats } }: AccountProps<SalomonsOordeelTypes>) =>
  lazy.use().finale.account(account(log, seat, options, seats));

const aftermath: Aftermath<SalomonsOordeelTypes> = { Account };

export default aftermath;
