import type { CharacterId } from '@wunderkammer/cast';
import type { Game } from '@wunderkammer/kernel';
import { useMemo, useState } from 'react';
import type { Scene } from '../table/director.ts';
import type { TableInfo } from '../table/source.ts';
import { lastRemark, type Said } from './last-remark.ts';

/** Somebody of the cast is saying something. */
export interface Speech extends Pick<Said, 'step' | 'occasion' | 'line'> {
  readonly character: CharacterId;
  /** It has been there long enough. */
  readonly over: () => void;
}

/** Whoever is shown a table for the first time is greeted, as long as no more than this has happened at it. */
const BEGINNING = 12;

/** Whether something was said in front of whoever sits here, rather than before they looked. */
const isFresh = ({ step }: Said, { known, caughtUp, frame }: Scene): boolean =>
  step === 0 ? known === 0 && (frame?.version ?? 0) <= BEGINNING : step > caughtUp;

interface Heard {
  readonly said: Said | undefined;
  /** Everything up to this step has been said, or passed over in silence. */
  readonly upTo: number;
}

/** What one of the bots is saying, until it is over; nothing for the `silent`, who are not told later what they missed. */
export const useSpeech = (info: TableInfo, scene: Scene, stirs: Game['stirs'], silent: boolean): Speech | undefined => {
  const { log, frame } = scene;
  const last = useMemo(
    () =>
      frame === undefined
        ? undefined
        : lastRemark(
            info,
            log.map(({ seen }) => stirs(seen)),
          ),
    [info, log, frame, stirs],
  );
  const [heard, hear] = useState<Heard>({ said: undefined, upTo: -1 });
  if (last !== undefined && last.step > heard.upTo) {
    hear({ said: !silent && isFresh(last, scene) ? last : heard.said, upTo: last.step });
  }
  const { said } = heard;
  const character = said && info.seats[said.seat]?.character;
  const speech = useMemo(
    () =>
      said === undefined || character === undefined
        ? undefined
        : { ...said, character, over: () => hear((now) => (now.said === said ? { ...now, said: undefined } : now)) },
    [said, character],
  );
  return silent ? undefined : speech;
};
