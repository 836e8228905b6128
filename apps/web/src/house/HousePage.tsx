import type { House } from '@wunderkammer/protocol';
import type { ReactNode } from 'react';
import { Link, useRoute } from 'wouter';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';
import { ErrorNote } from './ErrorNote.tsx';
import styles from './HousePage.module.css';
import { LockedPage } from './LockedPage.tsx';
import { askHouse, useHouse } from './use-house.ts';
import { useHouseWords } from './words/index.ts';

interface HousePageProps {
  readonly title: string;
  readonly lead?: string;
  /** In its place where the house is locked to new people. */
  readonly leadLocked?: string;
  /** Also for those who are not let in: it is a way in itself. */
  readonly outside?: boolean;
  readonly children: (house: House) => ReactNode;
}

/** A page of online play: the ways between them, a title, and what is on it once the house has answered. */
export const HousePage = ({ title, lead, leadLocked = lead, outside = false, children }: HousePageProps) => {
  const known = useHouse();
  const locked = known.type === 'there' && known.house.locked;
  if (locked && known.house.me === null && !outside) return <LockedPage ways={<HouseWays />} />;
  return (
    <Page title={title} lead={locked ? leadLocked : lead} wide ways={<HouseWays />}>
      {known.type === 'asking' && <Loading />}
      {known.type === 'error' && <ErrorNote error={known.error} retry={() => void askHouse()} />}
      {known.type === 'there' && children(known.house)}
    </Page>
  );
};

/** The ways between the pages of online play. */
export const HouseWays = () => {
  const { nav } = useHouseWords();
  return (
    <nav className={styles['nav']} aria-label={nav.label}>
      <Way href="/lobby" label={nav.lobby} />
      <Way href="/mine" label={nav.mine} />
      <Way href="/me" label={nav.me} />
    </nav>
  );
};

const Way = ({ href, label }: { href: string; label: string }) => {
  const [here] = useRoute(href);
  return (
    <Link className={`button ${styles['way']}`} data-kind="quiet" href={href} aria-current={here ? 'page' : undefined}>
      {label}
    </Link>
  );
};
