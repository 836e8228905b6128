import { refusalText } from '@wunderkammer/kernel';
import { type DragEvent, Suspense, useEffect, useState } from 'react';
import { Button, FileTrigger } from 'react-aria-components';
import { Link } from 'wouter';
import { useTexts } from '../games/use-texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { useTitle } from '../ui/use-title.ts';
import { useWords } from '../words/words.tsx';
import { type ReplayOf, tableAddress } from './addresses.ts';
import { fetchRecord, forgetFile, type Missing, rememberFile } from './fetch-record.ts';
import styles from './ReplayPage.module.css';
import { ReplayTable } from './ReplayTable.tsx';
import { type BadRecord, isBad, parseRecords, type ReadRecord, readRecord } from './read-record.ts';

type Opened =
  | { readonly type: 'nothing' }
  | { readonly type: 'reading' }
  | { readonly type: 'several'; readonly records: readonly unknown[] }
  | { readonly type: 'missing'; readonly why: Missing }
  /** `nth`: which of several records. */
  | { readonly type: 'bad'; readonly fault: BadRecord; readonly nth?: number }
  | { readonly type: 'record'; readonly record: ReadRecord };

/** Opens the record of a table, or one from a file or by dropping it, and replays it. */
export const ReplayPage = ({ of }: { of: ReplayOf }) => {
  const [opened, setOpened] = useState<Opened>({ type: of.kept === 'file' ? 'nothing' : 'reading' });
  const read = (value: unknown, nth?: number): void => {
    setOpened({ type: 'reading' });
    void readRecord(value).then((record) => {
      if (isBad(record)) setOpened({ type: 'bad', fault: record, ...(nth !== undefined && { nth }) });
      else {
        if (of.kept === 'file') rememberFile(record.value);
        setOpened({ type: 'record', record });
      }
    });
  };
  const readText = (text: string): void => {
    const records = parseRecords(text);
    if (isBad(records)) setOpened({ type: 'bad', fault: records });
    else if (records.length === 1) read(records[0]);
    else setOpened({ type: 'several', records });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the page opens
  useEffect(() => {
    void fetchRecord(of).then((found) => {
      if (typeof found === 'string') setOpened({ type: 'missing', why: found as Missing });
      else if (found !== undefined) read(found);
    });
  }, []);
  const putAway = (): void => {
    forgetFile();
    setOpened({ type: 'nothing' });
  };

  if (opened.type === 'reading') return <Loading />;
  if (opened.type === 'missing') return <NothingThere of={of} why={opened.why} />;
  if (opened.type === 'record') {
    return (
      <Suspense fallback={<Loading />}>
        <ReplayTable record={opened.record} of={of} leave={putAway} />
      </Suspense>
    );
  }
  return <OpenRecord opened={opened} read={read} readText={readText} />;
};

/** Why there is nothing to look back at, and the way to its table. */
const NothingThere = ({ of, why }: { of: ReplayOf; why: Missing }) => {
  const { replay } = useWords();
  const { title, text } = replay.missing[why];
  const table = tableAddress(of);
  useTitle(title);
  return (
    <Notice title={title} text={text} led={why === 'unfinished'}>
      {table !== undefined && why !== 'unknown' && (
        <Link className="button" data-kind={why === 'unfinished' ? 'primary' : undefined} href={table}>
          {replay.toTable}
        </Link>
      )}
    </Notice>
  );
};

interface OpenRecordProps {
  readonly opened: Exclude<Opened, { type: 'record' | 'reading' | 'missing' }>;
  readonly read: (value: unknown, nth: number) => void;
  readonly readText: (text: string) => void;
}

const OpenRecord = ({ opened, read, readText }: OpenRecordProps) => {
  const words = useWords();
  const [over, setOver] = useState(false);
  const readFile = (file: File | undefined): void => {
    if (file !== undefined) void file.text().then(readText, () => readText(''));
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    readFile(event.dataTransfer.files[0]);
  };
  return (
    <Page title={words.replay.title}>
      <p>{words.replay.lead}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a convenience; the button does the same */}
      <div
        className={styles['drop']}
        data-over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileTrigger
          acceptedFileTypes={['.json', '.jsonl', 'application/json']}
          onSelect={(files) => readFile(files?.[0])}
        >
          <Button className="button" data-kind="primary">
            <Icon name="file" />
            {words.replay.choose}
          </Button>
        </FileTrigger>
        <span>{words.replay.drop}</span>
      </div>
      {opened.type === 'several' && (
        <section>
          <p>{words.replay.several(opened.records.length)}</p>
          <ol className={styles['several']}>
            {opened.records.map((record, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a record is its line in the file
              <li key={index}>
                <Button className="button" onPress={() => read(record, index + 1)}>
                  {words.replay.nth(index + 1)}
                </Button>
              </li>
            ))}
          </ol>
        </section>
      )}
      {opened.type === 'bad' && <Fault fault={opened.fault} nth={opened.nth} />}
    </Page>
  );
};

/** The words of the game's own rules, which are loaded when one was broken. */
const BrokenRule = ({ fault: { game, violation } }: { fault: Extract<BadRecord, { type: 'rule' }> }) => (
  <>
    {refusalText(useTexts(game), violation)} ({violation.rule})
  </>
);

const Fault = ({ fault, nth }: { fault: BadRecord; nth: number | undefined }) => {
  const words = useWords();
  return (
    <section className={styles['fault']} role="alert">
      <h2>{words.replay.badTitle}</h2>
      {nth !== undefined && <p>{words.replay.nth(nth)}</p>}
      <WhatIsWrong fault={fault} />
    </section>
  );
};

const WhatIsWrong = ({ fault }: { fault: BadRecord }) => {
  const { replay } = useWords();
  switch (fault.type) {
    case 'form':
      return <p lang="en">{fault.message}</p>;
    case 'step':
      return (
        <>
          <p>
            {replay.faultAt(fault.at + 1)} {replay.unknownStep}
          </p>
          <p lang="en">{fault.message}</p>
        </>
      );
    case 'rule':
      return (
        <p>
          {replay.faultAt(fault.at + 1)}{' '}
          <Suspense>
            <BrokenRule fault={fault} />
          </Suspense>
        </p>
      );
    default:
      return <p>{replay[fault.type]}</p>;
  }
};
