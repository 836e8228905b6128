import type { ReactNode } from 'react';
import { BrassNumber } from '../ui/BrassNumber.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { Checked } from './CheckProof.tsx';
import type { Proof } from './check.ts';
import styles from './ProofPanel.module.css';
import { useFairnessWords, type Words } from './words/index.ts';

interface ProofPanelProps {
  readonly checked: Checked;
  readonly names: readonly string[];
  readonly close: () => void;
}

/** Whether chance was honest: the verdict first, then step by step how one knows. */
export const ProofPanel = ({ checked, names, close }: ProofPanelProps) => {
  const words = useFairnessWords();
  return (
    <Panel title={words.title} isOpen close={close}>
      <p className={styles['verdict']} role="status" data-proof={stateOf(checked)}>
        {verdictOf(checked, words)}
      </p>
      {typeof checked === 'object' && (
        <>
          {!checked.verified.ok && <p className={styles['fault']}>{checked.verified.message}</p>}
          {checked.fairness !== undefined && <Steps proof={checked} names={names} />}
        </>
      )}
    </Panel>
  );
};

const stateOf = (checked: Checked): string => {
  if (checked === 'checking') return 'checking';
  return checked !== 'no record' && checked.fair ? 'fair' : 'unproved';
};

const verdictOf = (checked: Checked, words: Words): string => {
  if (checked === 'checking') return words.checking;
  if (checked === 'no record') return words.noRecord;
  return checked.fair && checked.verified.ok ? words.fair(checked.verified.checked) : words.unfair;
};

/** How it works, before there is anything to check. */
export const FairnessPanel = ({ close }: { close: () => void }) => {
  const words = useFairnessWords();
  return (
    <Panel title={words.explain} isOpen close={close}>
      <Steps />
    </Panel>
  );
};

const Steps = ({ proof, names = [] }: { proof?: Proof; names?: readonly string[] }) => {
  const words = useFairnessWords();
  const fairness = proof?.fairness;
  return (
    <>
      <p className={styles['lead']}>{words.lead}</p>
      <ol className={styles['steps']}>
        <Step number={1} title={words.seal.title} text={words.seal.text}>
          {fairness && <Value label={words.seal.value} value={fairness.commitment} />}
          <Finding holds={proof?.sameSeal} yes={words.seal.same} no={words.seal.other} />
        </Step>
        <Step number={2} title={words.added.title} text={words.added.text}>
          {fairness && (
            <dl className={styles['words']}>
              {fairness.entropy.map((text, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
                <div key={seat}>
                  <dt>{names[seat]}</dt>
                  <dd>{text === '' ? words.added.nothing : <code>{text}</code>}</dd>
                </div>
              ))}
            </dl>
          )}
          <Finding holds={proof?.ownWord} yes={words.added.yours} no={words.added.missing} />
        </Step>
        <Step number={3} title={words.seed.title} text={words.seed.text}>
          {fairness && <Value label={words.seed.value} value={fairness.seed} />}
        </Step>
        <Step number={4} title={words.again.title} text={words.again.text}>
          {proof?.verified.ok && <Finding holds yes={words.again.done(proof.verified.checked)} no="" />}
        </Step>
      </ol>
    </>
  );
};

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

const Step = ({ number, title, text, children }: StepProps) => (
  <li className={styles['step']}>
    <BrassNumber number={number} />
    <div>
      <h3 className={styles['title']}>{title}</h3>
      <p>{text}</p>
      {children}
    </div>
  </li>
);

const Value = ({ label, value }: { label: string; value: string }) => (
  <p className={styles['value']}>
    {label}: <code>{value}</code>
  </p>
);

const Finding = ({ holds, yes, no }: { holds?: boolean | undefined; yes: string; no: string }) =>
  holds === undefined ? null : (
    <p className={styles['finding']} data-holds={holds}>
      <span aria-hidden="true">{holds ? '✓' : '✗'}</span> {holds ? yes : no}
    </p>
  );
