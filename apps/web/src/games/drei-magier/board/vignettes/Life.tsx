import { ray } from '../scatter.ts';
import { Ground, Sky } from './Ground.tsx';

const RAYS = Array.from({ length: 21 }, (_, index) => ray(-90 + index * 9, 56, index % 2 === 0 ? 86 : 76)).join('');

/** The fountain of life: where everybody begins. */
export const Life = () => (
  <>
    <Sky />
    <path d={RAYS} stroke="var(--dm-gilt)" strokeWidth="2" />
    <Ground top={40} fill="var(--dm-meadow)" />
    <path
      d="M0 -62C-16 -78 -40 -66 -36 -36M0 -62C16 -78 40 -66 36 -36M0 -62C-8 -68 -18 -58 -18 -40M0 -62C8 -68 18 -58 18 -40"
      stroke="var(--dm-water)"
      strokeWidth="3.2"
    />
    <path d="M-30 -14C-48 -8 -56 6 -52 22M30 -14C48 -8 56 6 52 22" stroke="var(--dm-water)" strokeWidth="3.2" />
    <path d="M-5 -34L-3 -60Q0 -66 3 -60L5 -34z" fill="var(--dm-plaster)" />
    <path d="M-40 -36H40C38 -22 22 -16 0 -16S-38 -22 -40 -36z" fill="var(--dm-plaster)" />
    <path d="M-40 -36C-24 -42 24 -42 40 -36C24 -30 -24 -30 -40 -36z" fill="var(--dm-water)" />
    <path d="M-7 -17L-11 24H11L7 -17z" fill="var(--dm-plaster)" />
    <path d="M2 -16l2 38M6 -10l2 30" strokeWidth="1.4" />
    <path d="M-66 18H66C66 40 40 50 0 50S-66 40 -66 18z" fill="var(--dm-plaster)" />
    <path d="M-66 18C-46 8 46 8 66 18C46 28 -46 28 -66 18z" fill="var(--dm-water)" />
    <path d="M-40 18q6 -4 12 0t12 0M8 21q6 -4 12 0t12 0M-8 15q5 -3 10 0" stroke="var(--dm-foam)" strokeWidth="1.8" />
    <path d="M-52 32q6 8 12 11M-34 38q6 6 12 8M52 32q-6 8 -12 11M34 38q-6 6 -12 8" strokeWidth="1.4" />
  </>
);
