import type { Figures } from '@wunderkammer/protocol';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { Part } from '../../ui/Part.tsx';
import { useLanguage } from '../../words/words.tsx';
import { AskButton } from '../AskButton.tsx';
import { TroubleNote } from '../TroubleNote.tsx';
import { useAsking } from '../use-asking.ts';
import { useLoaded } from '../use-loaded.ts';
import styles from './AdminPage.module.css';
import { hostApi } from './api.ts';
import { BackUp } from './BackUp.tsx';
import { DoorLock } from './DoorLock.tsx';
import { Entrance } from './Entrance.tsx';
import { HostTrouble, OutContext } from './HostTrouble.tsx';
import { Invitations } from './Invitations.tsx';
import { PeopleList } from './PeopleList.tsx';
import { TableList } from './TableList.tsx';
import { useAdminWords } from './words/index.ts';

/** The pages of whoever runs the house, behind the host's password. */
export const AdminPage = () => {
  const words = useAdminWords();
  const { answer, reload } = useLoaded(hostApi.figures);
  return (
    <Page title={words.title} lead={words.lead} wide>
      {answer === undefined && <Loading />}
      {answer?.type === 'trouble' && <Outside trouble={answer.trouble} reload={reload} />}
      {answer?.type === 'done' && (
        <OutContext value={reload}>
          <Inside figures={answer.value} reload={reload} />
        </OutContext>
      )}
    </Page>
  );
};

type OutsideProps = Parameters<typeof TroubleNote>[0] & { readonly reload: () => void };

const Outside = ({ trouble, reload }: OutsideProps) => {
  const { none } = useAdminWords();
  if (trouble === 'nobody') return <Entrance entered={reload} />;
  if (trouble !== 'unknown') return <TroubleNote trouble={trouble} retry={reload} />;
  return <Part title={none.title} text={none.text} narrow />;
};

const Inside = ({ figures, reload }: { figures: Figures; reload: () => void }) => {
  const words = useAdminWords();
  const { busy, trouble, ask } = useAsking();
  return (
    <>
      <Glance figures={figures} />
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <TableList changed={reload} />
          <PeopleList changed={reload} />
        </div>
        <div className={styles['column']}>
          <DoorLock locked={figures.locked} changed={reload} />
          <Invitations />
          <BackUp />
          <AskButton busy={busy} onPress={() => ask(hostApi.leave, reload)}>
            {words.leave}
          </AskButton>
          <HostTrouble trouble={trouble} />
        </div>
      </div>
    </>
  );
};

/** How the house is doing, on brass plates. */
const Glance = ({ figures: { tables, people, connections, since } }: { figures: Figures }) => {
  const words = useAdminWords().figures;
  const { language } = useLanguage();
  const number = new Intl.NumberFormat(language);
  const plates: readonly (readonly [words: string, count: number])[] = [
    [words.playing, tables.playing],
    [words.waiting, tables.waiting],
    [words.over, tables.over],
    [words.people, people],
    [words.connections, connections],
  ];
  return (
    <section className={styles['glance']} aria-label={words.title}>
      <dl className={styles['plates']}>
        {plates.map(([label, count]) => (
          <div key={label} className={styles['plate']}>
            <dt>{label}</dt>
            <dd>{number.format(count)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['soft']}>
        {words.since(new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(since))}
      </p>
    </section>
  );
};
