import type { PictureProps } from '../game-ui.ts';

/** The lid of a box with nothing on it but its name. */
const PlainPicture = ({ game: { title } }: PictureProps) => (
  <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="400" height="300" fill="#e8dbbd" />
    <g fill="none" stroke="#8a6a26">
      <rect x="22" y="22" width="356" height="256" strokeWidth="2" />
      <rect x="29" y="29" width="342" height="242" strokeWidth="0.8" />
      <path d="M29 57a28 28 0 0 0 28-28M371 57a28 28 0 0 1-28-28M29 243a28 28 0 0 1 28 28M371 243a28 28 0 0 0-28 28" />
      <path d="M140 186h46m28 0h46" />
      <path d="M200 177l9 9-9 9-9-9z" />
    </g>
    <text
      x="200"
      y="158"
      textAnchor="middle"
      fill="#2b2118"
      fontFamily="var(--serif)"
      fontStyle="italic"
      fontSize={Math.min(64, 560 / title.length)}
    >
      {title}
    </text>
  </svg>
);

export default PlainPicture;
