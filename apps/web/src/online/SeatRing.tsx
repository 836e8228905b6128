import { isCharacterId } from '@wunderkammer/cast';
import type { Room } from '@wunderkammer/protocol';
import { useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { CharacterPicker } from '../cast/CharacterPicker.tsx';
import { Portrait } from '../cast/Portrait.tsx';
import { traitsOf } from '../cast/traits.ts';
import { useCastTexts } from '../cast/words/index.ts';
import { BeginningPicture } from '../games/BeginningPicture.tsx';
import { gameOf } from '../games/games.ts';
import { lastLevel } from '../settings/last-level.ts';
import { BrassNumber } from '../ui/BrassNumber.tsx';
import { Icon } from '../ui/Icon.tsx';
import menu from '../ui/Menu.module.css';
import { Presence } from './Presence.tsx';
import styles from './SeatRing.module.css';
import type { Act } from './use-act.ts';
import { useOnlineWords } from './words/index.ts';

/** Where the seats are around the table, one's own nearest, the others clockwise. More have no room there: they are listed below. */
const PLACES: Readonly<Record<number, readonly string[]>> = {
  2: ['south', 'north'],
  3: ['south', 'northwest', 'northeast'],
  4: ['south', 'west', 'north', 'east'],
};

interface SeatRingProps {
  readonly room: Room;
  readonly here: readonly number[];
  readonly act: Act;
  readonly sit: (seat: number) => void;
}

/** The table from above with everybody around it; whoever has the say moves people and bots from here. */
export const SeatRing = ({ room, here, act, sit }: SeatRingProps) => {
  const words = useOnlineWords();
  const { seats, you } = room;
  const own = you.seat ?? 0;
  const places = PLACES[seats.length];
  const game = gameOf(room.setup.game);
  const texts = useCastTexts();
  const [choosing, setChoosing] = useState<number>();
  const sitting = choosing === undefined ? undefined : seats[choosing]?.character;
  return (
    <div className={styles['ring']} data-seats={seats.length} data-listed={places === undefined}>
      {game !== undefined && (
        <BeginningPicture game={game} seats={seats.length} options={room.setup.options} className={styles['table']!} />
      )}
      <ol className={styles['seats']} aria-label={words.room.seats}>
        {seats.map((seat, index) => {
          const isHere = seat.kind === 'person' && here.includes(index);
          const character = isCharacterId(seat.character) ? seat.character : undefined;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
              key={index}
              className={styles['seat']}
              data-place={places?.[(index - own + seats.length) % seats.length]}
              data-kind={seat.kind}
              data-own={index === you.seat}
              data-seat={index}
            >
              {character === undefined ? (
                <BrassNumber number={index + 1} />
              ) : (
                <Portrait of={character} size={44} named />
              )}
              <span className={styles['who']}>
                <span className="visually-hidden">{words.seat(index + 1)}: </span>
                <strong className={styles['name']}>{seat.kind === 'open' ? words.free : seat.name}</strong>
                <span className={styles['state']}>
                  {seat.kind === 'bot' && (character === undefined ? words.bot : traitsOf(texts, character))}
                  {seat.kind === 'person' && (
                    <>
                      <Presence state={isHere ? 'here' : 'away'} />
                      {[
                        index === you.seat ? words.you : isHere ? words.room.here : words.room.away,
                        ...(index === room.host ? [words.host] : []),
                      ].join(' · ')}
                      {seat.ready && (
                        <span className={styles['ready']} title={words.room.ready}>
                          <Icon name="seal" size={16} />
                          <span className="visually-hidden">{words.room.ready}</span>
                        </span>
                      )}
                    </>
                  )}
                </span>
              </span>
              <span className={styles['ways']}>
                {seat.kind === 'open' && you.host && (
                  <Button className={`button ${styles['small']}`} onPress={() => setChoosing(index)}>
                    {words.room.addBot}
                  </Button>
                )}
                {seat.kind === 'open' && (
                  <Button className={`button ${styles['small']}`} data-kind="quiet" onPress={() => sit(index)}>
                    {words.room.sitHere}
                  </Button>
                )}
                {seat.kind !== 'open' && you.host && (
                  <SeatMenu room={room} seat={index} act={act} exchange={() => setChoosing(index)} />
                )}
              </span>
            </li>
          );
        })}
      </ol>
      <CharacterPicker
        isOpen={choosing !== undefined}
        close={() => setChoosing(undefined)}
        now={isCharacterId(sitting) ? sitting : undefined}
        level={lastLevel()}
        names={seats.map(({ name }) => name)}
        choose={(as) => choosing !== undefined && void act({ type: 'bot', seat: choosing, as })}
      />
    </div>
  );
};

interface SeatMenuProps extends Pick<SeatRingProps, 'room' | 'act'> {
  readonly seat: number;
  /** Shows who could sit there instead. */
  readonly exchange: () => void;
}

/** What the host can do with whoever sits there. */
const SeatMenu = ({ room: { seats, you }, seat, act, exchange }: SeatMenuProps) => {
  const words = useOnlineWords();
  const { kind, name } = seats[seat]!;
  const others = seats.flatMap((other, index) => (index === seat ? [] : [{ ...other, index }]));
  const run = (key: string): void => {
    if (key === 'exchange') exchange();
    else if (key === 'bot') void act({ type: 'bot', seat, as: null });
    else if (key === 'remove') void act({ type: 'remove', seat });
    else void act({ type: 'swap', seats: [seat, Number(key)] });
  };
  return (
    <MenuTrigger>
      <Button
        className={`button ${styles['more']}`}
        data-kind="icon"
        aria-label={words.room.change(`${words.seat(seat + 1)}, ${name}`)}
      >
        <Icon name="settings" size={20} />
      </Button>
      <Popover className={menu['popover']!}>
        <Menu className={menu['menu']!} onAction={(key) => run(String(key))}>
          {others.map((other) => (
            <MenuItem key={other.index} id={String(other.index)} className={menu['item']!}>
              {other.kind === 'open' ? words.room.swapFree(other.index + 1) : words.room.swap(other.name)}
            </MenuItem>
          ))}
          {kind === 'bot' && (
            <MenuItem id="exchange" className={menu['item']!}>
              {words.room.exchangeBot}
            </MenuItem>
          )}
          {kind === 'bot' && (
            <MenuItem id="bot" className={menu['item']!}>
              {words.room.removeBot}
            </MenuItem>
          )}
          {kind === 'person' && seat !== you.seat && (
            <MenuItem id="remove" className={menu['item']!}>
              {words.room.remove(name)}
            </MenuItem>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
};
