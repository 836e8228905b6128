import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from './Icon.tsx';
import styles from './Page.module.css';
import { PageHead } from './PageHead.tsx';
import { useTitle } from './use-title.ts';

interface PageProps {
  readonly title: string;
  /** Takes the whole width; else the width of a column one likes to read. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A page of paper: a way back to the cabinet, a title, and what is on it. */
export const Page = ({ title, wide = false, children }: PageProps) => {
  useTitle(title);
  return (
    <div className={styles['page']}>
      <PageHead>
        <Link className="button" data-kind="quiet" href="/">
          <Icon name="cabinet" />
          Wunderkammer
        </Link>
      </PageHead>
      <main id="content" className={styles['sheet']} data-wide={wide}>
        <h1 className={styles['title']}>{title}</h1>
        {children}
      </main>
    </div>
  );
};
