import { Link } from 'wouter';
import type { GameEntry } from '../games/game-entry.ts';
import type { Plan } from '../setup/plan.ts';
import { GO, SheetBar } from '../setup/SheetBar.tsx';
import { ErrorNote } from './ErrorNote.tsx';
import { RequestButton } from './RequestButton.tsx';
import { useOpening } from './use-opening.ts';
import { useHouseWords } from './words/index.ts';

interface OpenBarProps {
  readonly game: GameEntry;
  readonly plan: Plan;
  readonly summary: string;
  readonly fault: string | undefined;
  /** Whether the plan is one to sit down to; if so, it is remembered. */
  readonly agree: () => boolean;
}

/** The foot of the sheet for a table online: the house opens it. */
export const OpenBar = ({ game, plan, summary, fault, agree }: OpenBarProps) => {
  const words = useHouseWords();
  const { busy, error, locked, byInvitation, open } = useOpening(game);
  return (
    <SheetBar
      summary={locked ? words.door.title : summary}
      fault={fault}
      note={
        <>
          {error !== undefined && <ErrorNote {...error} />}
          {byInvitation && !locked && <p>{words.open.leadLocked}</p>}
        </>
      }
    >
      {locked ? (
        <Link className="button" data-kind="primary" data-size="large" href="/lobby">
          {words.door.enter}
        </Link>
      ) : (
        <RequestButton
          className={GO}
          data-size="large"
          primary
          busy={busy}
          onPress={() => void (agree() && open(plan))}
        >
          {busy ? words.open.opening : words.open.go}
        </RequestButton>
      )}
    </SheetBar>
  );
};
