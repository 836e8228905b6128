import styles from './Notebook.module.css';

export type Shape = 'has' | 'not' | 'maybe' | 'past-has' | 'past-not';

/** Printed as from a type case; in pencil by a quick hand. */
const PRINTED: Readonly<Record<Shape, string>> = {
  has: 'M10 3.500a6.5 6.5 0 100 13 6.5 6.5 0 000-13z',
  not: 'M4.5 4.500L15.5 15.500M15.5 4.500L4.5 15.5',
  maybe: 'M7 7.500Q7 4 10 4T13 7Q13 9.5 10 10.500V13M10 15.800V16.2',
  'past-has': 'M10 3.500a6.5 6.5 0 100 13 6.5 6.5 0 000-13z',
  'past-not': 'M4.5 4.500L15.5 15.500M15.5 4.500L4.5 15.5',
};
const PENCILLED: Readonly<Record<Shape, string>> = {
  ...PRINTED,
  has: 'M3.5 10.500Q6 13 7.5 16.500Q10 8 16.5 3.5',
  not: 'M4 4.500Q9 9 16 15.500M15.5 3.500Q11 10 4.5 16.5',
};

export const Mark = ({ shape, pencil = false }: { shape: Shape; pencil?: boolean }) => (
  <svg
    viewBox="0 0 20 20"
    width="20"
    height="20"
    aria-hidden="true"
    className={styles[pencil ? 'pencil' : 'printed']}
    data-shape={shape}
  >
    <path d={(pencil ? PENCILLED : PRINTED)[shape]} />
  </svg>
);
