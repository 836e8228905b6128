import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useWords } from '../words/words.tsx';
import styles from './Curtain.module.css';

/** Falls between two players who share a device: nothing of either is behind it. */
export const Curtain = ({ name, lift }: { name: string; lift: () => void }) => {
  const words = useWords();
  return (
    <ModalOverlay isOpen isKeyboardDismissDisabled className={styles['curtain']!}>
      <Modal className={styles['modal']!}>
        <Dialog className={styles['dialog']!}>
          <Heading slot="title" className={styles['heading']!}>
            {words.curtain.handTo(name)}
          </Heading>
          <p>{words.curtain.hidden}</p>
          <Button className="button" data-kind="primary" autoFocus onPress={lift}>
            {words.curtain.iAm(name)}
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
