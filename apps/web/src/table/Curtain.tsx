import { type ReactNode, useState } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useWords } from '../words/words.tsx';
import styles from './Curtain.module.css';

interface CurtainProps {
  readonly name: string;
  /** Of the game that waits behind it. */
  readonly title: string;
  /** What is to be decided there, as far as everybody knows. */
  readonly awaited: ReactNode;
  readonly lift: () => void;
}

/** Falls between two players who share a device: nothing of either is behind it. */
export const Curtain = ({ name, title, awaited, lift }: CurtainProps) => {
  const words = useWords();
  return (
    <ModalOverlay isOpen isKeyboardDismissDisabled className={styles['curtain']!}>
      <Cloth />
      <Modal className={styles['modal']!}>
        <Dialog className={styles['dialog']!}>
          <p className={styles['title']}>{title}</p>
          <Heading slot="title" className={styles['heading']!}>
            {words.curtain.handTo(name)}
          </Heading>
          <p className={styles['awaited']}>{awaited}</p>
          <Button className="button" data-kind="primary" autoFocus onPress={lift}>
            {words.curtain.iAm(name)}
          </Button>
          <p className={styles['hidden']}>{words.curtain.hidden}</p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};

/** Two halves of heavy cloth, what light falls on them, and the drapery they hang from. */
const Cloth = () => (
  <div className={styles['cloth']} aria-hidden="true">
    <div className={styles['half']} />
    <div className={styles['half']} />
    <div className={styles['light']} />
    <Pelmet />
  </div>
);

/** Swags in a row, as many as there is room for, with a tassel where they meet: one of them hangs over the opening. */
const Pelmet = () => (
  <svg className={styles['pelmet']} aria-hidden="true" width="100%" height="112">
    <defs>
      <linearGradient id="swag" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#3d0e0d" />
        <stop offset="0.35" stopColor="#6d1a18" />
        <stop offset="0.72" stopColor="#96302a" />
        <stop offset="1" stopColor="#5a1514" />
      </linearGradient>
      <pattern id="swags" x="50%" width="224" height="112" patternUnits="userSpaceOnUse">
        <path d={HANGING} fill="url(#swag)" />
        {FOLDS.map((depth) => (
          <g key={depth} fill="none">
            <path d={fold(depth)} stroke="#2a0908" strokeOpacity="0.5" strokeWidth="5" />
            <path d={fold(depth + 5)} stroke="#c45a48" strokeOpacity="0.3" strokeWidth="3" />
          </g>
        ))}
        <path d={fold(90)} fill="none" stroke="#8f6d29" strokeWidth="11" strokeDasharray="2 1.4" />
        <path d={fold(86)} fill="none" stroke="#b08d3c" strokeWidth="3" />
        <rect width="224" height="18" fill="#33100f" />
        <rect y="17" width="224" height="3" fill="#b08d3c" />
        {[0, 224].map((x) => (
          <g key={x} transform={`translate(${x} 20)`}>
            <path d="M-13 0H13L7 15H-7Z" fill="#4a1110" />
            <circle cy="18" r="6" fill="#b08d3c" />
            <path d="M-5 23H5L10 58H-10Z" fill="#8f6d29" />
            <path d="M-3 26L-6 57M0 26V57M3 26L6 57" stroke="#5f4717" strokeWidth="1.5" />
            <path d="M-6 25H6" stroke="#d8b968" strokeWidth="3" />
          </g>
        ))}
      </pattern>
    </defs>
    <rect width="100%" height="112" fill="url(#swags)" />
  </svg>
);

/** An arc of cloth from one end of a swag to the other. */
const fold = (depth: number): string =>
  `M0 14C${44 + depth / 5} ${depth * 1.24} ${180 - depth / 5} ${depth * 1.24} 224 14`;
const HANGING = `${fold(88)}V0H0Z`;
const FOLDS = [26, 42, 58, 74];

/** The curtain as it is drawn aside, over the table that appears behind it. */
export const DrawnCurtain = () => {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return null;
  return (
    <div className={styles['drawn']} onAnimationEnd={() => setOpen(true)}>
      <Cloth />
    </div>
  );
};
