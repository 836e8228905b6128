import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './Qr.module.css';

/** A text as a QR code, dark on light whatever the theme: not every camera reads the reverse. */
export const Qr = ({ text, label }: { text: string; label: string }) => {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(text, { ecc: 'M', border: 2 });
    const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
    return { size, path };
  }, [text]);
  return (
    <svg
      className={styles['qr']}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fdf6e6" />
      <path d={path} fill="#2b2118" />
    </svg>
  );
};
