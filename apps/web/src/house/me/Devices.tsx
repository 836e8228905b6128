import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../../words/words.tsx';
import { api } from '../api.ts';
import { enterLink } from '../codes.ts';
import { ErrorNote } from '../ErrorNote.tsx';
import { Qr } from '../Qr.tsx';
import { RequestButton } from '../RequestButton.tsx';
import { Secret } from '../Secret.tsx';
import { useRequest } from '../use-request.ts';
import { useHouseWords } from '../words/index.ts';
import styles from './MePage.module.css';

interface OneTime {
  readonly code: string;
  readonly until: number | undefined;
}

/** A code to be the same person on another device. */
export const Devices = () => {
  const words = useHouseWords();
  const { language } = useLanguage();
  const { busy, error, ask } = useRequest();
  const [shown, setShown] = useState<OneTime | 'over'>();
  useEffect(() => {
    if (shown === undefined || shown === 'over' || shown.until === undefined) return;
    const timer = setTimeout(() => setShown('over'), shown.until - Date.now());
    return () => clearTimeout(timer);
  }, [shown]);
  const time = (at: number): string => new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at);
  return (
    <>
      {shown !== undefined && shown !== 'over' && (
        <>
          <p>{words.me.deviceShown}</p>
          <div className={styles['carry']}>
            <Qr text={enterLink(location.origin, shown.code)} label={words.me.qr} />
            <div>
              <Secret label={words.enter.code} text={shown.code} large />
              <p className={styles['soft']}>
                {words.me.deviceWhere(`${location.host}/me/enter`)}{' '}
                {shown.until !== undefined && words.me.deviceUntil(time(shown.until))}
              </p>
            </div>
          </div>
        </>
      )}
      {shown === 'over' && <p role="status">{words.me.deviceOver}</p>}
      {error !== undefined && <ErrorNote {...error} />}
      {(shown === undefined || shown === 'over') && (
        <RequestButton busy={busy} onPress={() => ask(api.oneTimeCode, ({ code, until }) => setShown({ code, until }))}>
          {words.me.deviceGet}
        </RequestButton>
      )}
      <p>
        <Link href="/me/enter">{words.me.enter}</Link>
      </p>
    </>
  );
};
