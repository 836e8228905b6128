import { motion } from 'motion/react';
import type { ReactNode } from 'react';
import { BOARD } from '../board/geometry.ts';
import { usePace } from '../pace.ts';
import styles from './Scene.module.css';

/** Night falls over the board while something else asks for all eyes. */
export const Veil = ({ thin = false, spot, children }: { thin?: boolean; spot?: string; children: ReactNode }) => {
  const pace = usePace();
  return (
    <motion.g
      initial={{ opacity: 0 }}
      animate={{ opacity: 1 }}
      exit={{ opacity: 0 }}
      transition={{ duration: pace(0.3) }}
      data-spot={spot}
    >
      <rect width={BOARD.width} height={BOARD.height} rx="10" className={styles[thin ? 'thinVeil' : 'veil']} />
      {children}
    </motion.g>
  );
};
