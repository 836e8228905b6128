import { type DreiMagierTypes, outlook } from '@wunderkammer/drei-magier/pieces';
import { useDecisionFocus } from '../../../table/use-decision-focus.ts';
import { ConfirmBar } from '../../../ui/ConfirmBar.tsx';
import type { TableProps } from '../../game-ui.ts';
import type { FigureKind } from '../board/figures.ts';
import type { Shown } from '../use-shown.ts';
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
import { WandsPanel } from './WandsPanel.tsx';

interface TrayProps extends Omit<ChoicesProps, 'seat'> {
  readonly viewer: TableProps<DreiMagierTypes>['viewer'];
  readonly version: number;
  readonly shown: Shown;
  readonly inHand: FigureKind;
  readonly decide: TableProps<DreiMagierTypes>['decide'];
}

/** The wands, the choices, and at the foot the cards of whoever sits in front. */
export const Tray = (props: TrayProps) => {
  const { viewer, version, view, shown, legal, hint, names } = props;
  const words = useTableWords();
  const asked = viewer !== 'watcher' && legal.length > 0;
  const own = viewer === 'watcher' ? undefined : shown.known.players[viewer];
  const tray = useDecisionFocus(`${viewer}:${version}`, asked, '[data-choice]');
  const picksWands = asked && view.phase.type === 'duelChoice';
  const need = !asked ? 'read' : view.phase.type === 'throw' || hint !== undefined ? 'seen' : 'spare';
  return (
    <div ref={tray} className={styles['tray']}>
      {!picksWands && shown.known.phase.type !== 'over' && (
        <WandsPanel
          view={view}
          shown={shown}
          version={version}
          isOwn={viewer === 'watcher' || view.player === viewer}
          need={need}
        />
      )}
      <Ranking view={shown.known} names={names} />
      {asked && <Confirming {...props} seat={viewer} />}
      {asked && <Asked {...props} seat={viewer} />}
      <p role="status" className="visually-hidden">
        {shown.tied ? words.duel.again : ''}
      </p>
      {own !== undefined && <OwnCards player={own} />}
    </div>
  );
};

/** Where a slip would hurt. */
const Confirming = ({ picked: { confirming }, pick, decide, view, names }: TrayProps & ChoicesProps) => {
  const words = useTableWords();
  if (confirming === undefined) return null;
  if (confirming.type === 'walk') {
    const danger = outlook(view, confirming).find(({ type }) => type === 'banished');
    return (
      <ConfirmBar
        key={confirming.to}
        question={words.choices.banishQuestion(danger?.type === 'banished' ? names[danger.by]! : '')}
        yes={words.choices.walk}
        confirm={() => decide(confirming)}
        cancel={() => pick({ confirming: undefined })}
      />
    );
  }
  return (
    <ConfirmBar
      question={words.choices.passQuestion}
      yes={words.choices.pass}
      confirm={() => decide(confirming)}
      cancel={() => pick({ confirming: undefined })}
    />
  );
};

const Asked = (props: TrayProps & ChoicesProps) => {
  switch (props.view.phase.type) {
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
