import { usualSeats } from '@wunderkammer/kernel';
import { useState } from 'react';
import { Button, Input, Label, TextField } from 'react-aria-components';
import { useLocation } from 'wouter';
import { BesidePicture } from '../games/BesidePicture.tsx';
import type { GameEntry } from '../games/game-entry.ts';
import { lastLevel } from '../settings/last-level.ts';
import { writeSetting } from '../settings/local.ts';
import { layOut } from '../table/pending.ts';
import type { Aids, SeatSetup } from '../table/source.ts';
import { BrassNumber } from '../ui/BrassNumber.tsx';
import { Choice } from '../ui/Choice.tsx';
import fields from '../ui/Fields.module.css';
import { Page } from '../ui/Page.tsx';
import { Part } from '../ui/Part.tsx';
import { Refusal } from '../ui/Refusal.tsx';
import { SubmitForm } from '../ui/SubmitForm.tsx';
import type { Words } from '../words/en.ts';
import { useWords } from '../words/words.tsx';
import { aidsOf } from './aids-of.ts';
import { BotSeat } from './BotSeat.tsx';
import { GameOptions } from './GameOptions.tsx';
import { botOf, filledUp, freeBot, freeGuest, seating } from './quick.ts';
import styles from './SetupPage.module.css';

const SERIES = ['1', '2', '3', '5'] as const;

/** What is wrong with who sits where, in words. */
const seatFault = (words: Words, seats: readonly SeatSetup[]): string | undefined => {
  const names = seats.map(({ name }) => name.trim());
  if (!seats.some(({ kind }) => kind === 'person')) return words.setup.needPerson;
  if (names.includes('')) return words.setup.needName;
  if (new Set(names).size < names.length) return words.setup.sameName;
  return undefined;
};

/** Where a table is agreed on: who plays, how, with which aids, how often. */
export const SetupPage = ({ game }: { game: GameEntry }) => {
  const words = useWords();
  const [, go] = useLocation();
  const { id, title, seats: room, secrets } = game;
  const [seats, setSeats] = useState(() => seating(words, usualSeats(game), 2));
  const [options, setOptions] = useState<object>({});
  const [aids, setAids] = useState<Aids>(secrets ? 'notes' : 'none');
  const [games, setGames] = useState<(typeof SERIES)[number]>('1');
  const [fault, setFault] = useState<string>();

  const resize = (count: number): void => {
    setSeats(filledUp(lastLevel(), seats.slice(0, count), count));
    // What was agreed for another number of players may not fit any more.
    setOptions({});
  };
  const change = (index: number, seat: SeatSetup): void => {
    setFault(undefined);
    setSeats(seats.with(index, seat));
  };
  const start = (): void => {
    const wrong = seatFault(words, seats);
    setFault(wrong);
    if (wrong !== undefined) return;
    const first = seats.find(({ kind }) => kind === 'person')!;
    if (first.name.trim() !== words.setup.guest(0)) writeSetting('name', first.name.trim());
    go(
      layOut({
        game: id,
        options,
        seats: seats.map((seat) => ({ ...seat, name: seat.name.trim() })),
        aids,
        series: { games: Number(games), outcomes: [] },
      }),
    );
  };

  return (
    <Page title={words.setup.title(title)} wide>
      <BesidePicture game={game}>
        <SubmitForm className={styles['form']} submit={start}>
          <Part title={words.setup.players}>
            {room.min < room.max && (
              <Choice
                label={words.setup.howMany}
                value={String(seats.length)}
                options={Array.from({ length: room.max - room.min + 1 }, (_, index) => {
                  const count = String(room.min + index);
                  return { value: count, label: count };
                })}
                change={(count) => resize(Number(count))}
              />
            )}
            <ol className={styles['seats']}>
              {seats.map((seat, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
                <li key={index} className={styles['seat']}>
                  <BrassNumber number={index + 1} />
                  {seat.character === undefined ? (
                    <TextField
                      className={styles['name']!}
                      value={seat.name}
                      maxLength={24}
                      onChange={(name) => change(index, { ...seat, name })}
                    >
                      <Label className="visually-hidden">{`${words.setup.seat(index + 1)}: ${words.setup.name}`}</Label>
                      <Input className={fields['input']!} autoComplete="off" />
                    </TextField>
                  ) : (
                    <BotSeat
                      label={words.setup.seat(index + 1)}
                      character={seat.character}
                      names={seats.map(({ name }) => name)}
                      change={(character) => change(index, botOf(character))}
                    />
                  )}
                  <Choice
                    label={`${words.setup.seat(index + 1)}: ${words.setup.kind}`}
                    quiet
                    value={seat.kind}
                    options={[
                      { value: 'person', label: words.setup.person },
                      { value: 'bot', label: words.setup.bot },
                    ]}
                    change={(kind) =>
                      change(index, kind === 'bot' ? freeBot(lastLevel(), seats) : freeGuest(words, seats))
                    }
                  />
                </li>
              ))}
            </ol>
          </Part>
          <Part title={words.setup.options}>
            <GameOptions
              game={game}
              seats={seats.length}
              names={seats.map(({ name }) => name)}
              options={options}
              change={setOptions}
            />
            {secrets && (
              <Choice
                label={words.setup.aids}
                value={aids}
                options={aidsOf(game).map((value) => ({ value, label: words.setup.aidNames[value] }))}
                change={setAids}
                help={words.setup.aidsHelp[aids]}
              />
            )}
            <Choice
              label={words.setup.series}
              value={games}
              options={SERIES.map((value) => ({ value, label: value }))}
              change={setGames}
              help={words.setup.seriesHelp(Number(games))}
            />
          </Part>
          <Refusal why={fault} />
          <Button type="submit" className={`button ${styles['start']}`} data-kind="primary" data-size="large">
            {words.setup.start}
          </Button>
        </SubmitForm>
      </BesidePicture>
    </Page>
  );
};
