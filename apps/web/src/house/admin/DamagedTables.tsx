import type { Figures } from '@wunderkammer/protocol';
import { Link } from 'wouter';
import { Part } from '../../ui/Part.tsx';
import styles from './AdminPage.module.css';
import { useAdminWords } from './words/index.ts';

/** Tables of which something was lost: they wait for whoever runs the house. */
export const DamagedTables = ({ damaged }: Pick<Figures, 'damaged'>) => {
  const words = useAdminWords().tables.damaged;
  if (damaged.length === 0) return null;
  return (
    <Part title={words.title} text={words.text}>
      <ul className={styles['list']}>
        {damaged.map(({ table, sound, told }) => (
          <li key={table} className={styles['item']} data-damaged={table}>
            <div className={styles['texts']}>
              <Link className={styles['name']!} href={`/t/${table}`}>
                {table}
              </Link>
              <span className={styles['facts']}>{words.sound(sound, told)}</span>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
};
