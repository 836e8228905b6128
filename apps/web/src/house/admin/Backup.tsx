import { useState } from 'react';
import { Part } from '../../ui/Part.tsx';
import { useLanguage } from '../../words/words.tsx';
import { RequestButton } from '../RequestButton.tsx';
import { useRequest } from '../use-request.ts';
import { AdminErrorNote } from './AdminErrorNote.tsx';
import styles from './AdminPage.module.css';
import { adminApi, BACKUP_ADDRESS } from './api.ts';
import { useAdminWords } from './words/index.ts';

const MEGABYTE = 1_000_000;

/** A copy of everything: to take away, or to leave on the server. */
export const Backup = () => {
  const { backUp } = useAdminWords();
  const { language } = useLanguage();
  const { busy, error, ask } = useRequest();
  const [kept, setKept] = useState('');
  const size = new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  return (
    <Part title={backUp.title} text={backUp.text}>
      <div className={styles['row']}>
        <a className="button" href={BACKUP_ADDRESS} download>
          {backUp.take}
        </a>
        <RequestButton
          busy={busy}
          onPress={() =>
            ask(adminApi.backUp, ({ file, bytes }) => setKept(backUp.kept(file, size.format(bytes / MEGABYTE))))
          }
        >
          {backUp.put}
        </RequestButton>
      </div>
      <p className={styles['told']} role="status">
        {kept}
      </p>
      <AdminErrorNote error={error} />
    </Part>
  );
};
