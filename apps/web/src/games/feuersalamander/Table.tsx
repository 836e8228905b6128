import type { Chamber, FeuersalamanderTypes, Kind, Seen } from '@wunderkammer/feuersalamander/pieces';
import { type CSSProperties, useMemo, useState } from 'react';
import { useSettings } from '../../settings/settings.tsx';
import { usePace } from '../../table/pace.ts';
import { TableLayout } from '../../table/TableLayout.tsx';
import { useDecisionFocus } from '../../table/use-decision-focus.ts';
import { useMoment } from '../../table/use-moment.ts';
import { useProposed } from '../../table/use-proposed.ts';
import type { TableProps } from '../game-ui.ts';
import { Board } from './board/Board.tsx';
import { Description } from './board/Description.tsx';
import { Ways } from './board/Ways.tsx';
import { claimDraft, type Draft, decisionOf, handOf, NOTHING, ofType, open, sameDraft } from './choices.ts';
import { lastLaidOff } from './laid-off.ts';
import { lastThrows } from './last-throws.ts';
import { lightsOf } from './lights.ts';
import { useTableNotes } from './notebook/use-table-notes.ts';
import { Players } from './players/Players.tsx';
import { pointAt } from './pointing.ts';
import { promptOf } from './prompt.ts';
import styles from './Table.module.css';
import { Decision } from './tray/Decision.tsx';
import { Hand } from './tray/Hand.tsx';
import { OpenCards } from './tray/OpenCards.tsx';
import { type Showing, Sticks } from './tray/Sticks.tsx';
import tray from './tray/Tray.module.css';
import { useLast } from './use-held.ts';
import { type Way, wayKey, waysOf } from './ways.ts';
import { useTableWords } from './words/index.ts';
import world from './world.module.css';

/** Embers under a ruin: the plan of the ruin in the middle, one's own place beside it. */
export const Table = (props: TableProps<FeuersalamanderTypes>) => {
  const { table, viewer, view, told, log, version, event, legal, decide, explain, reveal, hint } = props;
  const words = useTableWords();
  const pace = usePace();
  const { tap } = useSettings();
  const [draft, setDraft] = useMoment<Draft>(`${viewer} ${version}`, NOTHING);
  const [looked, look] = useState<string>();
  const { names } = table;
  const figureKey = view.options.figures.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether they are the same
  const figures = useMemo(() => view.options.figures, [figureKey]);
  const throwKey = useLast(event !== undefined && isThrow(event) ? version : undefined) ?? 0;
  // A throw falls before all eyes: it is there while its scene is shown.
  const seen = props.phase === 'showing' && event !== undefined ? [...log, event] : log;
  const notes = useTableNotes(props);
  const throws = lastThrows(seen).filter(({ seat }) => seat !== viewer);

  const decision = useDecisionFocus(version, legal.length > 0);

  const me = viewer === 'watcher' ? undefined : view.players[viewer];
  const moves = ofType(legal, 'move');
  const ways = waysOf(view, moves);
  const isMove = (way: Way, step: { readonly use: string; readonly home: boolean }): boolean =>
    way.step.home === step.home && (step.home || way.step.use === step.use);
  const chosenWay = draft.type === 'move' ? ways.find((way) => isMove(way, draft.step)) : undefined;
  const hintedWay = hint?.type === 'move' ? ways.find((way) => isMove(way, hint)) : undefined;
  const lookedAt = ways.find((way) => wayKey(way) === looked);

  // What is taken up is shown first; taken up once more, it is meant.
  const take = (next: Draft): void => {
    const meant = me && decisionOf(next, legal);
    const isMeant = sameDraft(next, draft) || (next.type === 'move' && tap === 'do');
    if (meant !== undefined && isMeant) decide(meant);
    else setDraft(next);
  };

  const discards = ofType(legal, 'discard').map(({ card }) => card);
  const fresh = 'drawn' in told.phase && typeof told.phase.drawn === 'string' ? told.phase.drawn : undefined;
  const layOff = (card: Kind, at: number): void => {
    if (me === undefined) return;
    if (discards.includes(card)) take({ type: 'discard', card, at });
    else explain({ by: me.seat, type: 'discard', card });
  };

  const mayClaim = legal.some(({ type }) => type === 'claim');
  const point = (what: string): void => {
    if (me === undefined || legal.length === 0) return;
    const noted = notes?.complete.find(({ chamber }) => what === `note:${chamberKey(chamber)}`);
    if (noted !== undefined && ofType(legal, 'place').length === 0) {
      const { own, named } = noted.claim;
      if (mayClaim) setDraft(claimDraft(me.seat, own, named));
      else explain({ by: me.seat, type: 'claim', own, named });
      return;
    }
    // Under a tick there is a chamber all the same.
    const pointed = pointAt(what.replace(/^note:/, 'chamber:'), { by: me.seat, legal, ways });
    if (pointed?.type === 'draft') take(pointed.draft);
    if (pointed?.type === 'refused') explain(pointed.step);
  };

  useProposed(props, (step) => {
    if (me === undefined || step.type !== 'claim' || !mayClaim) return;
    setDraft(claimDraft(me.seat, step.own ?? open(me.hand), step.named));
  });

  const { text, rule } = promptOf(told, viewer, names, words, legal.length === 0 || mayClaim);
  const isClaiming = draft.type === 'claim';
  // A card that is laid off leaves the hand at once; one that is taken, or lost in a claim, when that has been told.
  const hand = me === undefined ? [] : handOf(event?.type === 'discard' ? view : told, me.seat, reveal);
  return (
    <TableLayout
      className={`${world['world']} ${styles['table']}`}
      prompt={isClaiming ? words.prompt.claim : text}
      rule={isClaiming ? 'FS-31' : rule}
      players={
        <Players
          view={told}
          viewer={viewer}
          names={names}
          handOf={({ seat }) => handOf(told, seat, reveal)}
          noted={notes?.held ?? []}
          words={words}
        />
      }
      board={
        <Board
          view={view}
          told={told}
          figures={figures}
          names={names}
          version={version}
          event={event}
          isPast={props.phase === 'past' || (pace === 0 && legal.length > 0 && event !== undefined && isCard(event))}
          pace={pace}
          words={words}
          lastLaidOff={lastLaidOff(seen)}
          throws={throws}
          notes={notes}
          lights={lightsOf({ legal, draft, hint })}
          ways={
            ways.length > 0 && <Ways ways={ways} chosen={lookedAt ?? chosenWay} hinted={hintedWay} figures={figures} />
          }
          point={point}
          description={<Description view={told} names={names} words={words} />}
        />
      }
      tray={
        <div
          ref={decision}
          tabIndex={-1}
          className={tray['tray']}
          data-claiming={isClaiming}
          data-placing={legal.some(({ type }) => type === 'place')}
          style={{ '--pace': pace } as CSSProperties}
        >
          <div className={tray['place']}>
            {me !== undefined && (
              <Hand
                hand={hand}
                title={words.hand.title}
                fresh={fresh}
                layOff={discards.length > 0 ? layOff : undefined}
                legal={discards}
                chosen={draft.type === 'discard' ? draft.at : undefined}
                hinted={hint?.type === 'discard' ? hint.card : undefined}
                words={words}
              />
            )}
            <Sticks showing={showingOf(props)} throwKey={throwKey} words={words} />
          </div>
          <div className={tray['decision']}>
            {me !== undefined && legal.length > 0 && (
              <Decision
                view={view}
                me={me}
                legal={legal}
                draft={draft}
                setDraft={setDraft}
                take={take}
                decide={decide}
                explain={explain}
                hint={hint}
                ways={ways}
                chosenWay={chosenWay}
                hintedWay={hintedWay}
                look={look}
                names={names}
                words={words}
              />
            )}
          </div>
          <div className={tray['below']}>
            <OpenCards laidOff={told.laidOff} words={words} />
          </div>
        </div>
      }
    />
  );
};

const chamberKey = ({ wing, row, stone }: Chamber): string => `${wing}-${row}-${stone}`;

/** A card on its way: where nothing moves it lies there for a moment, and not any more when one is asked. */
const isCard = ({ type }: Seen): boolean => type === 'draw' || type === 'discard' || type === 'exchange';

const isThrow = ({ type }: Seen): boolean => type === 'sticks' || type === 'keys';

/** The sticks beside the hand are one's own: what others throw lies at their place. */
const showingOf = ({ event, view: { phase }, viewer }: TableProps<FeuersalamanderTypes>): Showing => {
  if (event?.type === 'keys') return event.seat === viewer ? { type: 'keys', keys: event } : { type: 'rest' };
  return 'sticks' in phase && phase.active === viewer ? { type: 'throw', thrown: phase.sticks } : { type: 'rest' };
};
