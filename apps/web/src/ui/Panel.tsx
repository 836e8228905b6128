import type { ReactNode } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useWords } from '../words/words.tsx';
import { Icon } from './Icon.tsx';
import styles from './Panel.module.css';

interface PanelProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly close: () => void;
  /** For what has pictures in it. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A sheet of paper laid over the page. */
export const Panel = ({ title, isOpen, close, wide = false, children }: PanelProps) => {
  const words = useWords();
  return (
    <ModalOverlay className={styles['shade']!} isOpen={isOpen} isDismissable onOpenChange={(open) => open || close()}>
      <Modal className={styles['modal']!} data-wide={wide}>
        <Dialog className={styles['sheet']!}>
          <div className={styles['head']}>
            <Heading slot="title" className={styles['title']!}>
              {title}
            </Heading>
            <Button className="button" data-kind="icon" aria-label={words.dismiss} onPress={close}>
              <Icon name="close" />
            </Button>
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
