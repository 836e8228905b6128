import { useState } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useWords } from '../words/words.tsx';
import styles from './Curtain.module.css';

interface CurtainProps {
  readonly name: string;
  /** Of the game that waits behind it. */
  readonly title: string;
  readonly lift: () => void;
}

/** Falls between two players who share a device: nothing of either is behind it. */
export const Curtain = ({ name, title, lift }: CurtainProps) => {
  const words = useWords();
  return (
    <ModalOverlay isOpen isKeyboardDismissDisabled className={styles['curtain']!}>
      <Modal className={styles['modal']!}>
        <Dialog className={styles['dialog']!}>
          <Heading slot="title" className={styles['heading']!}>
            {words.curtain.handTo(name)}
          </Heading>
          <p className={styles['awaits']}>{words.curtain.awaits(title)}</p>
          <p>{words.curtain.hidden}</p>
          <Button className="button" data-kind="primary" autoFocus onPress={lift}>
            {words.curtain.iAm(name)}
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};

/** The curtain as it is drawn aside, over the table that appears behind it. */
export const DrawnCurtain = () => {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return null;
  return (
    <div className={styles['drawn']} aria-hidden="true" onAnimationEnd={() => setOpen(true)}>
      <div className={styles['half']} />
      <div className={styles['half']} />
    </div>
  );
};
