import {
  type Decision,
  type DreiMagierTypes,
  type Field,
  isPlace,
  outlook,
  type Step,
} from '@wunderkammer/drei-magier/pieces';
import { useState } from 'react';
import { useSettings } from '../../settings/settings.tsx';
import { TableLayout } from '../../table/TableLayout.tsx';
import { useMoment } from '../../table/use-moment.ts';
import type { TableProps } from '../game-ui.ts';
import { Board } from './board/Board.tsx';
import type { FigureKind } from './board/figures.ts';
import { targetsOf } from './board/targets-of.ts';
import { Considering } from './considering.ts';
import { Players } from './players/Players.tsx';
import { promptOf } from './prompt.ts';
import { ofType } from './steps.ts';
import styles from './Table.module.css';
import type { Picked } from './tray/choosing.ts';
import { Tray } from './tray/Tray.tsx';
import { useShown } from './use-shown.ts';
import { useTableWords } from './words/index.ts';
import world from './world.module.css';

/** What lies in hand when a moment begins: nothing, or what the coach waits for. */
const freshPick = (hint: Step | undefined): Picked => ({
  mover: hint?.type === 'jump' ? 'mage' : hint?.type === 'walk' ? 'apprentice' : undefined,
  wands: hint?.type === 'rethrow' ? hint.wands : [0, 0, 0],
  confirming: undefined,
  looked: undefined,
});

/** The figure in hand: as picked, as long as it can go somewhere; else the one that can. */
const figureInHand = (legal: readonly Decision[], mover: FigureKind | undefined): FigureKind => {
  const walks = ofType(legal, 'walk').length > 0;
  const jumps = ofType(legal, 'jump').length > 0;
  if (mover === 'mage') return jumps ? 'mage' : 'apprentice';
  return walks || !jumps ? 'apprentice' : 'mage';
};

export const Table = (props: TableProps<DreiMagierTypes>) => {
  const { table, viewer, view, version, legal, decide, explain, hint, log } = props;
  const words = useTableWords();
  const { tap } = useSettings();
  const asked = viewer !== 'watcher' && legal.length > 0;
  const shown = useShown(props);
  const [picked, setPicked] = useMoment<Picked>(`${viewer}:${version}`, freshPick(hint));
  const pick = (change: Partial<Picked>): void => setPicked({ ...picked, ...change });
  const [considering] = useState(() => new Considering());
  const { names } = table;
  const inHand = figureInHand(legal, picked.mover);
  const own = viewer === 'watcher' ? undefined : view.players[viewer];

  const choose = (decision: Decision, byFinger = false): void => {
    const { type } = decision;
    const hurts =
      type === 'pass' || (type === 'walk' && outlook(view, decision).some((own) => own.type === 'banished'));
    const isMove = type === 'walk' || type === 'jump' || type === 'leap';
    if (hurts && picked.confirming !== decision) pick({ confirming: decision, looked: undefined });
    else if (isMove && byFinger && tap === 'look' && picked.looked !== decision)
      pick({ looked: decision, confirming: undefined });
    else decide(decision);
  };

  const moveTo = (field: Field): Decision | undefined => {
    const walk = ofType(legal, 'walk').find(({ to }) => to === field);
    const jump = ofType(legal, 'jump').find(({ to }) => to === field);
    const leap = ofType(legal, 'leap').find(() => own?.mage === field);
    return (inHand === 'mage' ? (jump ?? walk) : (walk ?? jump)) ?? leap;
  };
  const point = (field: Field, byFinger: boolean): void => {
    if (own === undefined) return;
    const move = moveTo(field);
    if (move !== undefined) {
      choose(move, byFinger);
      return;
    }
    // Pointing at the other of one's own figures takes it in hand.
    const other: FigureKind = inHand === 'mage' ? 'apprentice' : 'mage';
    if (own[other] === field && figureInHand(legal, other) === other) {
      pick({ mover: other, looked: undefined });
      return;
    }
    const asMage = inHand === 'mage' && isPlace(field);
    explain(asMage ? { by: own.seat, type: 'jump', to: field } : { by: own.seat, type: 'walk', to: field });
  };

  const { wands } = picked;
  const pickWand = (index: number): void => {
    const [red, black, white] = wands.map((mark, nth) => (nth === index ? 1 - mark : mark));
    pick({ wands: [red!, black!, white!] });
  };

  // A throw falls before all eyes: it is there while its scene is shown.
  const seen = props.phase === 'showing' && props.event !== undefined ? [...log, props.event] : log;
  const prompt = promptOf(words, shown.known, viewer, names, log);
  return (
    <TableLayout
      className={`${world['world']} ${styles['table']}`}
      prompt={prompt.text}
      rule={prompt.rule}
      players={<Players view={shown.known} names={names} seen={seen} />}
      board={
        <Board
          view={view}
          shown={shown}
          names={names}
          version={version}
          targets={targetsOf(view, legal, inHand, hint)}
          own={own}
          legal={legal}
          confirming={picked.confirming ?? picked.looked}
          considering={considering}
          point={point}
          look={(field) => considering.consider(field === undefined ? undefined : moveTo(field))}
          wandsPicked={asked && view.phase.type === 'duelChoice' ? wands : undefined}
          pickWand={pickWand}
        />
      }
      tray={
        <Tray
          viewer={viewer}
          view={view}
          shown={shown}
          names={names}
          version={version}
          legal={legal}
          hint={hint}
          inHand={inHand}
          picked={picked}
          pick={pick}
          consider={considering.consider}
          choose={choose}
          decide={decide}
          explain={explain}
        />
      }
    />
  );
};
