import type { Colour } from '@wunderkammer/drei-magier/pieces';

/*
 * Hats tell the players apart before their colours do: a bent pointed hat, a broad brim, a turban with a feather.
 * All sit on a head whose brow is at y = -73.
 */

export const HAT_OUTLINES: Readonly<Record<Colour, string>> = {
  red: 'M-20 -71C-14 -77 14 -77 20 -71C14 -66 -14 -66 -20 -71zM-12 -74L-4 -110C-2 -121 10 -122 17 -112C11 -115 6 -113 6 -107L12 -74Z',
  black: 'M-28 -70C-16 -78 16 -78 28 -70C16 -65 -16 -65 -28 -70zM-13 -74L-12 -97C-5 -102 5 -102 12 -97L13 -74Z',
  white:
    'M-15 -70C-25 -82 -16 -100 0 -102C16 -100 25 -82 15 -70C6 -65 -6 -65 -15 -70ZM0 -101C-5 -113 2 -122 11 -124C13 -113 8 -105 0 -101Z',
};

const DETAILS: Readonly<Record<Colour, string>> = {
  red: 'M-11 -79C-4 -76 5 -76 11 -79M-7 -97C-3 -95 2 -95 6 -98',
  black: 'M-12.5 -82C-5 -79 5 -79 12.5 -82M-12 -79C-5 -76 5 -76 12 -79',
  white: 'M-20 -80C-8 -93 8 -93 20 -80M-12 -97C-4 -93 4 -93 12 -97M-17 -72C-8 -82 -2 -80 0 -76C2 -80 8 -82 17 -72',
};

export const Hat = ({ colour }: { colour: Colour }) => (
  <>
    <path d={HAT_OUTLINES[colour]} fill={`var(--dm-${colour})`} />
    <path d={DETAILS[colour]} fill="none" stroke={`var(--dm-${colour}-trim)`} strokeWidth="2" />
    {colour === 'white' && <circle cy="-87" r="4" fill="var(--dm-jewel)" strokeWidth="1.2" />}
  </>
);
