import { useState } from 'react';
import { Part } from '../../ui/Part.tsx';
import { useLanguage } from '../../words/words.tsx';
import { AskButton } from '../AskButton.tsx';
import { useAsking } from '../use-asking.ts';
import styles from './AdminPage.module.css';
import { BACK_UP_ADDRESS, hostApi } from './api.ts';
import { HostTrouble } from './HostTrouble.tsx';
import { useAdminWords } from './words/index.ts';

const MEGABYTE = 1_000_000;

/** A copy of everything: to take away, or to leave on the server. */
export const BackUp = () => {
  const { backUp } = useAdminWords();
  const { language } = useLanguage();
  const { busy, trouble, ask } = useAsking();
  const [kept, setKept] = useState('');
  const size = new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  return (
    <Part title={backUp.title} text={backUp.text}>
      <div className={styles['row']}>
        <a className="button" href={BACK_UP_ADDRESS} download>
          {backUp.take}
        </a>
        <AskButton
          busy={busy}
          onPress={() =>
            ask(hostApi.backUp, ({ file, bytes }) => setKept(backUp.kept(file, size.format(bytes / MEGABYTE))))
          }
        >
          {backUp.put}
        </AskButton>
      </div>
      <p className={styles['told']} role="status">
        {kept}
      </p>
      <HostTrouble trouble={trouble} />
    </Part>
  );
};
