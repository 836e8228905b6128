import type { Figures } from '@wunderkammer/protocol';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { Part } from '../../ui/Part.tsx';
import { useLanguage } from '../../words/words.tsx';
import { ErrorNote } from '../ErrorNote.tsx';
import { RequestButton } from '../RequestButton.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useRequest } from '../use-request.ts';
import { AdminErrorNote, LoggedOutContext } from './AdminErrorNote.tsx';
import { AdminLogin } from './AdminLogin.tsx';
import styles from './AdminPage.module.css';
import { adminApi } from './api.ts';
import { Backup } from './Backup.tsx';
import { DamagedTables } from './DamagedTables.tsx';
import { HouseLock } from './HouseLock.tsx';
import { Invitations } from './Invitations.tsx';
import { PeopleList } from './PeopleList.tsx';
import { TableList } from './TableList.tsx';
import { useAdminWords } from './words/index.ts';

/** The pages of whoever runs the house, behind the administrator's password. */
export const AdminPage = () => {
  const words = useAdminWords();
  const { answer, reload } = useLoaded(adminApi.figures);
  return (
    <Page title={words.title} lead={words.lead} wide>
      {answer === undefined && <Loading />}
      {answer?.type === 'error' && <Outside error={answer.error} reload={reload} />}
      {answer?.type === 'done' && (
        <LoggedOutContext value={reload}>
          <Inside figures={answer.value} reload={reload} />
        </LoggedOutContext>
      )}
    </Page>
  );
};

type OutsideProps = Parameters<typeof ErrorNote>[0] & { readonly reload: () => void };

const Outside = ({ error, reload }: OutsideProps) => {
  const { none } = useAdminWords();
  if (error === 'unauthenticated') return <AdminLogin entered={reload} />;
  if (error !== 'unknown') return <ErrorNote error={error} retry={reload} />;
  return <Part title={none.title} text={none.text} narrow />;
};

const Inside = ({ figures, reload }: { figures: Figures; reload: () => void }) => {
  const words = useAdminWords();
  const { busy, error, ask } = useRequest();
  return (
    <>
      <Glance figures={figures} />
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <DamagedTables damaged={figures.damaged} />
          <TableList changed={reload} />
          <PeopleList changed={reload} />
        </div>
        <div className={styles['column']}>
          <HouseLock locked={figures.locked} changed={reload} />
          <Invitations />
          <Backup />
          <RequestButton busy={busy} onPress={() => ask(adminApi.logOut, reload)}>
            {words.leave}
          </RequestButton>
          <AdminErrorNote error={error} />
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
