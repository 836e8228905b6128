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

/** Two halves of heavy cloth below their rod. */
const Cloth = () => (
  <div className={styles['cloth']} aria-hidden="true">
    <div className={styles['half']} />
    <div className={styles['half']} />
    <div className={styles['pelmet']} />
  </div>
);

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
