import { account, type FeuersalamanderTypes, luck } from '@wunderkammer/feuersalamander/pieces';
import type { AccountProps, Aftermath } from '../../game-ui.ts';
import { useTableWords } from '../words/index.ts';

type Props = AccountProps<FeuersalamanderTypes>;

const Account = ({ log, seat }: Props) => {
  const words = useTableWords();
  const values = account(log, seat);
  // A single one is the score itself.
  if (values.length === 1) return null;
  return values.length === 0 ? words.finale.none : values.join(' + ');
};

const Luck = ({ log, seat }: Props) => useTableWords().finale.luck(luck(log, seat));

const aftermath: Aftermath<FeuersalamanderTypes> = { Account, Luck };

export default aftermath;
