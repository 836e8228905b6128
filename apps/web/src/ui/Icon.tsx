import type { ReactNode } from 'react';

/** Small line drawings for the tools around a table, drawn for this house. */
const DRAWINGS = {
  cabinet: <path d="M4 3h16v18H4zM4 9h16M4 15h16M11 6h2M11 12h2M11 18h2" />,
  log: <path d="M6 3h9l4 4v14H6zM9 9h6M9 13h7M9 17h5" />,
  notebook: <path d="M7 3h12v18H7zM7 3v18M4 7h3M4 12h3M4 17h3M11 8h5M11 12h5" />,
  rules: <path d="M12 6c-2-2-5-2.500-8-2v15c3-.5 6 0 8 2 2-2 5-2.500 8-2V4c-3-.5-6 0-8 2zM12 6v15" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  close: <path d="M6 6l12 12M18 6L6 18" />,
  skip: <path d="M5 5l7 7-7 7zM12 5l7 7-7 7z" />,
  play: <path d="M7 4l12 8-12 8z" />,
  pause: <path d="M8 5v14M16 5v14" />,
  back: <path d="M15 5l-7 7 7 7" />,
  forward: <path d="M9 5l7 7-7 7" />,
  first: <path d="M18 5l-7 7 7 7M7 5v14" />,
  last: <path d="M6 5l7 7-7 7M17 5v14" />,
  zoomIn: <path d="M10 4a6 6 0 100 12 6 6 0 000-12zM15 15l5 5M10 7v6M7 10h6" />,
  zoomOut: <path d="M10 4a6 6 0 100 12 6 6 0 000-12zM15 15l5 5M7 10h6" />,
  lock: <path d="M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 017 0v3" />,
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
