import { Button } from 'react-aria-components';
import styles from './InstallNote.module.css';
import type { InstallOffer } from './use-install.ts';
import { useInstallWords } from './words/index.ts';

interface InstallNoteProps {
  readonly offer: InstallOffer;
  readonly putAway: () => void;
}

/** The invitation to keep the cabinet as an app; whoever declines is not asked again. */
export const InstallNote = ({ offer, putAway }: InstallNoteProps) => {
  const words = useInstallWords();
  return (
    <aside className={styles['note']}>
      <p>{offer === 'by hand' ? words.byHand : words.offer}</p>
      {offer !== 'by hand' && (
        <Button className="button" onPress={() => void offer.prompt().then(putAway)}>
          {words.take}
        </Button>
      )}
      <Button className="button" data-kind="quiet" onPress={putAway}>
        {words.no}
      </Button>
    </aside>
  );
};
