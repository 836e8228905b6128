import { account, type DreiMagierTypes, luck } from '@wunderkammer/drei-magier/pieces';
import type { AccountProps, Aftermath } from '../../game-ui.ts';
import { useTableWords } from '../words/index.ts';

type Props = AccountProps<DreiMagierTypes>;

const Account = ({ log, seat }: Props) => useTableWords().finale.account(account(log, seat));

const Luck = ({ log, seat }: Props) => useTableWords().finale.luck(luck(log, seat));

const aftermath: Aftermath<DreiMagierTypes> = { Account, Luck };

export default aftermath;
