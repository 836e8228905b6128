import { motion, useIsPresent } from 'motion/react';
import type { ReactNode } from 'react';
import { usePace } from '../../../table/pace.ts';
import { BOARD } from '../board/geometry.ts';
import styles from './Scene.module.css';

/** Night falls over the board while something else asks for all eyes. */
export const Veil = ({ thin = false, spot, children }: { thin?: boolean; spot?: string; children: ReactNode }) => {
  const pace = usePace();
  // A veil that is being lifted is no longer in the way of a finger.
  const isPresent = useIsPresent();
  return (
    <motion.g
      className={styles['scene']}
      data-blocks={isPresent}
      initial={{ opacity: 0 }}
      animate={{ opacity: 1 }}
      exit={{ opacity: 0 }}
      transition={{ duration: 0.3 * pace }}
      data-spot={spot}
    >
      <rect width={BOARD.width} height={BOARD.height} rx="10" className={styles[thin ? 'thinVeil' : 'veil']} />
      {children}
    </motion.g>
  );
};
