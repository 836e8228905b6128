import { lazy, Suspense, useState } from 'react';
import { Button } from 'react-aria-components';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/words.tsx';
import { type Proof, verifyAside, type Witness, weigh } from './check.ts';

const ProofPanel = lazy(async () => ({ default: (await import('./ProofPanel.tsx')).ProofPanel }));

export type Checked = Proof | 'checking' | 'no record';

interface CheckProofProps {
  readonly names: readonly string[];
  readonly record: () => Promise<object | undefined>;
  readonly witness?: Witness | undefined;
}

/** One press, and the browser computes every throw and deal of a game again. */
export const CheckProof = ({ names, record, witness }: CheckProofProps) => {
  const words = useWords();
  const [checked, setChecked] = useState<Checked>();
  const check = async (): Promise<void> => {
    setChecked('checking');
    const fetched = await record();
    setChecked(fetched === undefined ? 'no record' : weigh(fetched, await verifyAside(fetched), witness));
  };
  return (
    <>
      <Button className="button" data-check-proof onPress={() => void check()}>
        <Icon name="seal" size={20} />
        {words.replay.verify}
      </Button>
      {checked !== undefined && (
        <Suspense>
          <ProofPanel checked={checked} names={names} close={() => setChecked(undefined)} />
        </Suspense>
      )}
    </>
  );
};
