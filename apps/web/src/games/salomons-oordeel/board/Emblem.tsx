import styles from './Board.module.css';

/** The judge's scales, stitched in thread; sixty units high around the middle. */
export const Scales = () => (
  <g className={styles['stitched']}>
    <path d="M0-28V24M-16 28H16M-9 24H9M-28-18C-14-24 14-24 28-18" />
    <path d="M-28-18L-40 8H-16zM28-18L16 8H40z" />
    <path d="M-42 8C-40 18-16 18-14 8zM14 8C16 18 40 18 42 8z" className={styles['stitchedFull']} />
    <circle cy="-31" r="3.500" />
  </g>
);

/** The all-seeing eye in its triangle, where eyes lie that had to make way. */
export const EyeEmblem = () => (
  <g className={styles['stitched']}>
    <path d="M0-26L26 18H-26z" />
    <path d="M-13 6C-7-3 7-3 13 6C7 13-7 13-13 6z" />
    <circle cy="5" r="4" className={styles['stitchedFull']} />
    <path d="M0-32V-38M-30 20L-36 24M30 20L36 24M-20-8L-27-12M20-8L27-12" />
  </g>
);
