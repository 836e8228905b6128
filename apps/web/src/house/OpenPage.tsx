import { usualSeats } from '@wunderkammer/kernel';
import { type Clock, type House, type OnlineSetup, WATCHING } from '@wunderkammer/protocol';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { BesidePicture } from '../games/BesidePicture.tsx';
import type { GameEntry } from '../games/game-entry.ts';
import { readSetting } from '../settings/local.ts';
import { aidsOf } from '../setup/aids-of.ts';
import { GameOptions } from '../setup/GameOptions.tsx';
import setup from '../setup/SetupPage.module.css';
import { Choice } from '../ui/Choice.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Part } from '../ui/Part.tsx';
import { SubmitForm } from '../ui/SubmitForm.tsx';
import { useLanguage, useWords } from '../words/words.tsx';
import { type Answer, api } from './api.ts';
import { ClockChoice } from './ClockChoice.tsx';
import { PRESETS } from './clock.ts';
import { ErrorNote } from './ErrorNote.tsx';
import { HousePage } from './HousePage.tsx';
import { LineField } from './LineField.tsx';
import styles from './OpenPage.module.css';
import { RequestButton } from './RequestButton.tsx';
import { becomeAnother } from './use-house.ts';
import { useRequest } from './use-request.ts';
import { useHouseWords } from './words/index.ts';

/** Where a table online is agreed on. As it comes it is private, without a clock, and everybody may watch. */
export const OpenPage = ({ game }: { game: GameEntry }) => {
  const words = useHouseWords();
  return (
    <HousePage title={words.open.title(game.title)} lead={words.open.lead} leadLocked={words.open.leadLocked}>
      {({ me }) => (
        <Suspense fallback={<Loading />}>
          <OpenTable game={game} me={me} />
        </Suspense>
      )}
    </HousePage>
  );
};

const SERIES = ['1', '2', '3', '5'] as const;

const OpenTable = ({ game, me }: { game: GameEntry; me: House['me'] }) => {
  const house = useWords();
  const words = useHouseWords();
  const { language } = useLanguage();
  const [, go] = useLocation();
  const { busy, error, ask } = useRequest();
  const { id, seats: room, secrets } = game;
  const [name, setName] = useState(() => me?.name ?? readSetting('name') ?? '');
  const [tried, setTried] = useState(false);
  const [seats, setSeats] = useState(() => usualSeats(game));
  const [listed, setListed] = useState(false);
  const [options, setOptions] = useState<object>({});
  const [aids, setAids] = useState<OnlineSetup['aids']>(secrets ? 'notes' : 'none');
  const [games, setGames] = useState<(typeof SERIES)[number]>('1');
  const [clock, setClock] = useState<Clock>(PRESETS.none);
  const [watch, setWatch] = useState<OnlineSetup['watch']>('public');

  const nameless = name.trim() === '';
  const becomeSomebody = async (): Promise<Answer<unknown>> => {
    if (me !== null) return { type: 'done', value: undefined };
    const answer = await api.introduce({ name, language });
    if (answer.type === 'done') becomeAnother(answer.value.me);
    return answer;
  };
  const openTable = async (): Promise<Answer<{ readonly table: string }>> => {
    const somebody = await becomeSomebody();
    if (somebody.type === 'error') return somebody;
    return api.open(
      {
        game: id,
        options: options as OnlineSetup['options'],
        seats,
        aids,
        clock,
        watch,
        listed,
        games: Number(games),
      },
      name,
    );
  };
  const submit = (): void => {
    setTried(true);
    if (!nameless) ask(openTable, ({ table }) => go(`/t/${table}`));
  };

  return (
    <BesidePicture game={game} strip>
      <SubmitForm className={setup['form']} submit={submit}>
        <Part title={words.open.who}>
          <LineField
            label={words.open.name}
            value={name}
            change={setName}
            fault={tried && nameless ? words.open.needName : undefined}
          />
          {room.min < room.max && (
            <Choice
              label={words.open.seats}
              value={String(seats)}
              options={Array.from({ length: room.max - room.min + 1 }, (_, index) => {
                const count = String(room.min + index);
                return { value: count, label: count };
              })}
              change={(count) => {
                setSeats(Number(count));
                // What was agreed for another number of players may not fit any more.
                setOptions({});
              }}
              help={words.open.seatsHelp}
            />
          )}
          <Choice
            label={words.open.listed}
            value={listed ? 'everybody' : 'link'}
            options={[
              { value: 'link', label: words.open.link },
              { value: 'everybody', label: words.open.everybody },
            ]}
            change={(value) => setListed(value === 'everybody')}
            help={listed ? words.open.everybodyHelp : words.open.linkHelp}
          />
          <Choice
            label={words.open.watch}
            value={watch}
            options={WATCHING.map((value) => ({ value, label: words.open.watchNames[value] }))}
            change={setWatch}
            help={words.open.watchHelp[watch]}
          />
        </Part>
        <Part title={words.open.clock}>
          <ClockChoice clock={clock} change={setClock} />
        </Part>
        <Part title={house.setup.options}>
          <GameOptions
            game={game}
            seats={seats}
            names={Array.from({ length: seats }, (_, seat) =>
              seat === 0 && !nameless ? name : words.open.seat(seat + 1),
            )}
            options={options}
            change={setOptions}
          />
          {secrets && (
            <Choice
              label={house.setup.aids}
              value={aids}
              options={aidsOf(game).map((value) => ({ value, label: house.setup.aidNames[value] }))}
              change={setAids}
              help={house.setup.aidsHelp[aids]}
            />
          )}
          <Choice
            label={house.setup.series}
            value={games}
            options={SERIES.map((value) => ({ value, label: value }))}
            change={setGames}
            help={house.setup.seriesHelp(Number(games))}
          />
        </Part>
        <div className={styles['bar']}>
          {error !== undefined && <ErrorNote {...error} />}
          <RequestButton type="submit" data-size="large" primary busy={busy}>
            {busy ? words.open.opening : words.open.go}
          </RequestButton>
          <p className={styles['summary']}>
            {[
              listed ? words.open.summary.listed : words.open.summary.link,
              words.clock(clock),
              words.watching[watch],
            ].join(' · ')}
          </p>
        </div>
      </SubmitForm>
    </BesidePicture>
  );
};
