import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../words/words.tsx';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly detail?: ReactNode;
  /** One of the children is the way on; home is but another. */
  readonly led?: boolean;
  readonly children?: ReactNode;
}

/** A page that says what is the matter and shows the way on. */
export const Notice = ({ title, text, detail, led = false, children }: NoticeProps) => {
  const words = useWords();
  return (
    <main className={styles['notice']}>
      <h1>{title}</h1>
      <p>{text}</p>
      {detail && <p className={styles['detail']}>{detail}</p>}
      <div className={styles['ways']}>
        {children}
        <Link className="button" data-kind={led ? undefined : 'primary'} href="/">
          {words.toCabinet}
        </Link>
      </div>
    </main>
  );
};
