import { type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { Icon } from './Icon.tsx';
import { Loading } from './Loading.tsx';
import styles from './Page.module.css';
import { PageHead } from './PageHead.tsx';
import { useTitle } from './use-title.ts';

interface PageProps {
  readonly title: string;
  /** A sentence or two below the title. */
  readonly lead?: string | undefined;
  /** Takes the whole width; else the width of a column one likes to read. */
  readonly wide?: boolean;
  /** The ways to the pages that belong together with this one. */
  readonly ways?: ReactNode;
  readonly children: ReactNode;
}

/** The head of a page with the way back to the cabinet. */
export const BareHead = () => (
  <PageHead>
    <Link className="button" data-kind="quiet" href="/" aria-label="Wunderkammer">
      <Icon name="cabinet" />
      <span className={styles['home']}>Wunderkammer</span>
    </Link>
  </PageHead>
);

/** A page of paper: a way back to the cabinet, a title, and what is on it. */
export const Page = ({ title, lead, wide = false, ways, children }: PageProps) => {
  useTitle(title);
  return (
    <div className={styles['page']}>
      <BareHead />
      {ways}
      <main id="content" className={styles['sheet']} data-wide={wide}>
        <h1 className={styles['title']}>{title}</h1>
        {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
        {/* What has yet to be loaded for a part of it does not take the page away again. */}
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </main>
    </div>
  );
};
