import type { ReactNode } from 'react';

/** Small line drawings for the tools around a table, drawn for this house. */
const DRAWINGS = {
  cabinet: <path d="M4 3h16v18H4zM4 9h16M4 15h16M11 6h2M11 12h2M11 18h2" />,
  chapters: <path d="M7 3h11v18l-5.500-4L7 21zM10 8h5M10 12h5" />,
  share: <path d="M12 15V4M8 7.500L12 3.500l4 4M6 11H5v9.500h14V11h-1" />,
  log: <path d="M6 3h9l4 4v14H6zM9 9h6M9 13h7M9 17h5" />,
  notebook: <path d="M7 3h12v18H7zM7 3v18M4 7h3M4 12h3M4 17h3M11 8h5M11 12h5" />,
  pencil: <path d="M4 20l1-5L15.500 4.500l4 4L9 19zM13 7l4 4" />,
  rules: <path d="M12 6c-2-2-5-2.500-8-2v15c3-.5 6 0 8 2 2-2 5-2.500 8-2V4c-3-.5-6 0-8 2zM12 6v15" />,
  globe: <path d="M12 3a9 9 0 100 18 9 9 0 000-18zM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18" />,
  settings: <path d="M4 7h9M17 7h3M4 12h3M11 12h9M4 17h11M19 17h1M15 5v4M9 10v4M17 15v4" />,
  file: <path d="M6 3h8l4 4v14H6zM14 3v4h4M12 11v6M9.500 14l2.500-3 2.500 3" />,
  keys: <path d="M3 7h18v10H3zM6 10h1M10 10h1M14 10h1M18 10h.5M8 14h8" />,
  people: (
    <path d="M9 5a3 3 0 100 6 3 3 0 000-6zM3.500 20c0-4 2.500-6 5.500-6s5.500 2 5.500 6M16 6a2.500 2.500 0 010 5M17 14.500c2.300.6 3.500 2.500 3.500 5.500" />
  ),
  company: <path d="M4 4h13v9H9l-4 3.500V13H4zM20 9v9h-1v3l-3.500-3H11v-2" />,
  link: <path d="M10 14l4-4M8.500 11.500l-3 3a3.500 3.500 0 005 5l3-3M15.500 12.500l3-3a3.500 3.500 0 00-5-5l-3 3" />,
  clock: <path d="M12 4a8.500 8.500 0 100 17 8.500 8.500 0 000-17zM12 8v4.500l3 2M9.500 2h5" />,
  seal: <path d="M12 3a6 6 0 100 12 6 6 0 000-12zM9 14l-2 7 5-2.500 5 2.500-2-7M9.500 9l2 2 3.500-4" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  close: <path d="M6 6l12 12M18 6L6 18" />,
  skip: <path d="M5 5l7 7-7 7zM12 5l7 7-7 7z" />,
  undo: <path d="M8 5L4 9l4 4M4 9h10a5.500 5.500 0 010 11H8" />,
  play: <path d="M7 4l12 8-12 8z" />,
  pause: <path d="M8 5v14M16 5v14" />,
  back: <path d="M15 5l-7 7 7 7" />,
  forward: <path d="M9 5l7 7-7 7" />,
  first: <path d="M18 5l-7 7 7 7M7 5v14" />,
  last: <path d="M6 5l7 7-7 7M17 5v14" />,
  turnBack: <path d="M19 5l-7 7 7 7M12 5l-7 7 7 7" />,
  turnForward: <path d="M5 5l7 7-7 7M12 5l7 7-7 7" />,
  zoomIn: <path d="M10 4a6 6 0 100 12 6 6 0 000-12zM15 15l5 5M10 7v6M7 10h6" />,
  search: <path d="M10 4a6 6 0 100 12 6 6 0 000-12zM15 15l5 5" />,
  zoomOut: <path d="M10 4a6 6 0 100 12 6 6 0 000-12zM15 15l5 5M7 10h6" />,
  lock: <path d="M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 017 0v3" />,
  hush: <path d="M8 5h12v11h-3M13 16h-1l-4 4v-4H4V5M3 3l18 18" />,
  eye: <path d="M3 12c4-7 14-7 18 0-4 7-14 7-18 0zM12 9.500a2.500 2.500 0 100 5 2.500 2.500 0 000-5z" />,
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof DRAWINGS;

export const Icon = ({ name, size = 24 }: { name: IconName; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {DRAWINGS[name]}
  </svg>
);
