import type { GameTexts, StepBase, Table, Viewer } from '@wunderkammer/kernel';
import { Suspense, useMemo } from 'react';
import { Button } from 'react-aria-components';
import { useLocation } from 'wouter';
import type { GameUi } from '../../games/game-ui.ts';
import { KeptPicture } from '../../games/KeptPicture.tsx';
import { type ReplayOf, replayAddress } from '../../replay/addresses.ts';
import { turningPoints } from '../../replay/chapters.ts';
import { handOver } from '../../replay/handover.ts';
import { placeQuery } from '../../replay/place.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import type { WholeGame } from '../finale/use-whole-game.ts';
import { actorOf } from '../weight.ts';
import styles from './Result.module.css';
import { useEndWords } from './words/index.ts';

interface TurningPointsProps {
  readonly game: string;
  readonly ui: GameUi;
  readonly texts: GameTexts;
  readonly table: Table & { readonly names: readonly string[] };
  readonly log: readonly StepBase[];
  readonly viewer: Viewer;
  /** With it, each has a picture and leads into the replay. */
  readonly whole: WholeGame | undefined;
  readonly replay: ReplayOf;
}

/** So many are told. */
const MOST = 6;

/** What decided the game, as small pictures of the table at those moments. */
export const TurningPoints = ({ game, ui, texts, table, log, viewer, whole, replay }: TurningPointsProps) => {
  const words = useEndWords();
  const [, go] = useLocation();
  const { SeatIcon, StepIcons } = ui;
  const points = useMemo(() => turningPoints(ui.moments(log, table), MOST), [ui, log, table]);
  if (points.length === 0) return null;
  return (
    <section>
      <h3 className={styles['heading']}>{words.story}</h3>
      {whole !== undefined && <p className={styles['hint']}>{words.storyHint}</p>}
      <ol className={styles['story']} data-pictures={whole !== undefined}>
        {points.map((step) => {
          const by = actorOf(log[step - 1]!);
          const line = texts.tell(ui.trimmed(log[step - 1]!), table);
          return (
            <li key={step}>
              {whole === undefined ? (
                line
              ) : (
                <Button
                  className={styles['moment']!}
                  onPress={() => {
                    handOver(replayAddress(replay), whole.record);
                    go(replayAddress(replay) + placeQuery({ at: step, eyes: viewer }));
                  }}
                >
                  <Boundary instead={null}>
                    <Suspense fallback={<span className={styles['board']} />}>
                      <KeptPicture
                        game={game}
                        view={whole.playhead.shot(step, viewer).view}
                        className={styles['board']!}
                      />
                    </Suspense>
                  </Boundary>
                  <span className={styles['caption']}>
                    <span className={styles['icons']} aria-hidden="true">
                      {by !== undefined && SeatIcon !== undefined && <SeatIcon seat={by} table={table} />}
                      {StepIcons !== undefined && <StepIcons seen={log[step - 1]!} table={table} />}
                    </span>
                    {line}
                  </span>
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
};
