import { dreiMagier } from '@wunderkammer/drei-magier';
import type { DreiMagierTypes, Seen, View } from '@wunderkammer/drei-magier/pieces';
import { ConfirmBar } from '../../../ui/ConfirmBar.tsx';
import { useLanguage } from '../../../words/words.tsx';
import type { TableProps } from '../../game-ui.ts';
import type { FigureKind } from '../board/figures.ts';
import { walkNotes } from '../notes.ts';
import { useTableWords } from '../words/index.ts';
import type { ChoicesProps } from './choosing.ts';
import { DuelChoices } from './DuelChoices.tsx';
import { MoveChoices } from './MoveChoices.tsx';
import { OwnCards } from './OwnCards.tsx';
import { Ranking } from './Ranking.tsx';
import { CastChoices, LeapChoices, SymbolChoices } from './SpellChoices.tsx';
import { TakeChoices } from './TakeChoices.tsx';
import { ThrowChoices } from './ThrowChoices.tsx';
import styles from './Tray.module.css';
import { useChoiceFocus } from './use-choice-focus.ts';
import { WandsPanel } from './WandsPanel.tsx';

interface TrayProps extends Omit<ChoicesProps, 'seat'> {
  readonly table: TableProps<DreiMagierTypes>['table'];
  readonly viewer: TableProps<DreiMagierTypes>['viewer'];
  readonly version: number;
  readonly event: Seen | undefined;
  readonly before: View | undefined;
  readonly inHand: FigureKind;
  readonly decide: TableProps<DreiMagierTypes>['decide'];
}

/** The wands, the choices, and the cards of whoever sits in front. */
export const Tray = (props: TrayProps) => {
  const { table, viewer, version, view, event, before, legal, names } = props;
  const { language } = useLanguage();
  const asked = viewer !== 'watcher' && legal.length > 0;
  const own = viewer === 'watcher' ? undefined : view.players[viewer];
  const picksWands = asked && view.phase === 'duelChoice';
  const tray = useChoiceFocus(`${viewer}:${version}`, asked);
  return (
    <div ref={tray} className={styles['tray']}>
      {!picksWands && view.phase !== 'over' && (
        <WandsPanel view={view} event={event} before={before} version={version} asked={asked} />
      )}
      {own !== undefined && !picksWands && <OwnCards player={own} />}
      <Ranking view={view} names={names} />
      {viewer !== 'watcher' && asked && <Asked {...props} seat={viewer} />}
      {!asked && event !== undefined && <p className={styles['told']}>{dreiMagier.tell(event, table, language)}</p>}
      {own !== undefined && picksWands && <OwnCards player={own} />}
    </div>
  );
};

const Asked = (props: TrayProps & ChoicesProps) => {
  const { picked, pick, decide, view, names } = props;
  const words = useTableWords();
  const { confirming } = picked;
  if (confirming?.type === 'walk') {
    const danger = walkNotes(view, confirming.by, confirming.to).find(({ type }) => type === 'banished');
    return (
      <ConfirmBar
        question={words.choices.banishQuestion(danger?.type === 'banished' ? names[danger.by]! : '')}
        yes={words.choices.walk}
        confirm={() => decide(confirming)}
        cancel={() => pick({ confirming: undefined })}
      />
    );
  }
  if (confirming !== undefined) {
    return (
      <ConfirmBar
        question={words.choices.passQuestion}
        yes={words.choices.pass}
        confirm={() => decide(confirming)}
        cancel={() => pick({ confirming: undefined })}
      />
    );
  }
  switch (view.phase) {
    case 'throw':
    case 'throwDue':
      return <ThrowChoices {...props} />;
    case 'move':
    case 'jump':
      return <MoveChoices {...props} />;
    case 'take':
      return <TakeChoices {...props} />;
    case 'duelChoice':
      return <DuelChoices {...props} />;
    case 'cast':
      return <CastChoices {...props} />;
    case 'choose':
      return <SymbolChoices {...props} />;
    case 'leap':
      return <LeapChoices {...props} />;
    default:
      return null;
  }
};
