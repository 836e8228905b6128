import type { House } from '@wunderkammer/protocol';
import type { ReactNode } from 'react';
import { Link, useRoute } from 'wouter';
import { Icon } from '../ui/Icon.tsx';
import { Loading } from '../ui/Loading.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useTitle } from '../ui/use-title.ts';
import { Door } from './Door.tsx';
import styles from './HousePage.module.css';
import { TroubleNote } from './TroubleNote.tsx';
import { askHouse, useHouse } from './use-house.ts';
import { useHouseWords } from './words/index.ts';

interface HousePageProps {
  readonly title: string;
  readonly lead?: string;
  /** Also for those who are not let in: it is a way in itself. */
  readonly outside?: boolean;
  readonly children: (house: House) => ReactNode;
}

/** A page of online play: the ways between them, a title, and what is on it once the house has answered. */
export const HousePage = ({ title, lead, outside = false, children }: HousePageProps) => {
  const words = useHouseWords();
  const known = useHouse();
  useTitle(title);
  return (
    <div className={styles['page']}>
      <PageHead>
        <Link className="button" data-kind="quiet" href="/">
          <Icon name="cabinet" />
          <span className={styles['home']}>Wunderkammer</span>
        </Link>
      </PageHead>
      <nav className={styles['nav']} aria-label={words.nav.label}>
        <Way href="/lobby" label={words.nav.lobby} />
        <Way href="/mine" label={words.nav.mine} />
        <Way href="/me" label={words.nav.me} />
      </nav>
      <main id="content" className={styles['sheet']}>
        {known.type === 'there' && known.house.locked && known.house.me === null && !outside ? (
          <Door />
        ) : (
          <>
            <h1 className={styles['title']}>{title}</h1>
            {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
            {known.type === 'asking' && <Loading />}
            {known.type === 'trouble' && <TroubleNote trouble={known.trouble} retry={() => void askHouse()} />}
            {known.type === 'there' && children(known.house)}
          </>
        )}
      </main>
    </div>
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
