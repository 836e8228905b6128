import type { Seal } from '../seal.ts';

export const seal: Seal = {
  ground: '#24463a',
  sign: (
    <>
      <rect x="13" y="9" width="22" height="29" rx="3.500" fill="#f0e3c8" />
      <path d="M16 20c4-5.500 12-5.500 16 0-4 5.500-12 5.500-16 0z" fill="none" stroke="#2b2118" strokeWidth="1.600" />
      <circle cx="24" cy="20" r="2.800" fill="#2b2118" />
      <path d="M16 28h16" stroke="#b9a67c" strokeWidth="1.200" />
      <path d="M24 30l3.400 2.600L24 35.200l-3.400-2.600z" fill="#3f7d6e" />
    </>
  ),
};
