import type { Who } from './plan.ts';
import styles from './WhoSign.module.css';

const SIGNS: Readonly<Record<Exclude<Who, 'bot'>, string>> = {
  you: 'M12 4.500a3.500 3.500 0 100 7 3.500 3.500 0 000-7zM5 20c0-4.500 3-6.500 7-6.500s7 2 7 6.500',
  here: 'M6 3.500h12v17H6zM10.500 18h3',
  link: 'M10 14l4-4M8.500 11.500l-3 3a3.500 3.500 0 005 5l3-3M15.500 12.500l3-3a3.500 3.500 0 00-5-5l-3 3',
};

/** Somebody who is not of the cast, as an oval beside its portraits. */
export const WhoSign = ({ who }: { who: Exclude<Who, 'bot'> }) => (
  <svg className={styles['sign']} data-who={who} viewBox="0 0 52 60" aria-hidden="true">
    <ellipse cx="26" cy="30" rx="24" ry="28" />
    <path d={SIGNS[who]} transform="translate(8 12) scale(1.5)" />
  </svg>
);
