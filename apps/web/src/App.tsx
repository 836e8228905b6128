import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import type { GameEntry } from './games/game-entry.ts';
import { gameOf } from './games/games.ts';
import { lessonOf } from './games/lessons.ts';
import { hasLabel, isPrintable } from './games/parts.ts';
import { Cabinet } from './home/Cabinet.tsx';
import { Boundary } from './ui/Boundary.tsx';
import { Loading } from './ui/Loading.tsx';
import { Notice } from './ui/Notice.tsx';
import { Updates } from './ui/Updates.tsx';
import { useTitle } from './ui/use-title.ts';
import { useWords } from './words/words.tsx';

const TablePage = lazy(async () => ({ default: (await import('./table/TablePage.tsx')).TablePage }));
const PlayPage = lazy(async () => ({ default: (await import('./setup/PlayPage.tsx')).PlayPage }));
const LearnPage = lazy(async () => ({ default: (await import('./learn/LearnPage.tsx')).LearnPage }));
const LabelPage = lazy(async () => ({ default: (await import('./label/LabelPage.tsx')).LabelPage }));
const RulebookPage = lazy(async () => ({ default: (await import('./rulebook/RulebookPage.tsx')).RulebookPage }));
const PrintPage = lazy(async () => ({ default: (await import('./print/PrintPage.tsx')).PrintPage }));
const ReplayPage = lazy(async () => ({ default: (await import('./replay/ReplayPage.tsx')).ReplayPage }));
const OnlinePage = lazy(async () => ({ default: (await import('./online/OnlinePage.tsx')).OnlinePage }));
const LobbyPage = lazy(async () => ({ default: (await import('./house/LobbyPage.tsx')).LobbyPage }));
const MinePage = lazy(async () => ({ default: (await import('./house/MinePage.tsx')).MinePage }));
const MePage = lazy(async () => ({ default: (await import('./house/me/MePage.tsx')).MePage }));
const LoginPage = lazy(async () => ({ default: (await import('./house/me/LoginPage.tsx')).LoginPage }));
const AdminPage = lazy(async () => ({ default: (await import('./house/admin/AdminPage.tsx')).AdminPage }));

interface OfGame {
  readonly game: GameEntry;
  /** What in it the address asks for. */
  readonly at: string | undefined;
}

const ofGame = (id: string, Part: ComponentType<OfGame>, at?: string) => {
  const game = gameOf(id);
  return game === undefined ? <Nowhere /> : <Part key={id} game={game} at={at} />;
};

export const App = () => (
  <Boundary instead={<Broken />}>
    <Suspense fallback={<Loading />}>
      <Switch>
        <Route path="/">
          <Cabinet />
        </Route>
        <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
        <Route path="/t/:id">{({ id }) => <OnlinePage key={id} id={id} />}</Route>
        <Route path="/play/:game">{({ game }) => ofGame(game, PlayPage)}</Route>
        <Route path="/lobby">
          <LobbyPage />
        </Route>
        <Route path="/mine">
          <MinePage />
        </Route>
        <Route path="/me">
          <MePage />
        </Route>
        <Route path="/me/enter">
          <LoginPage />
        </Route>
        <Route path="/admin">
          <AdminPage />
        </Route>
        <Route path="/learn/:game">
          {({ game }) => (lessonOf(game) === undefined ? <Nowhere /> : ofGame(game, LearnPage))}
        </Route>
        <Route path="/rules/:game/:at?">{({ game, at }) => ofGame(game, RulebookPage, at)}</Route>
        <Route path="/games/:game">{({ game }) => (hasLabel(game) ? ofGame(game, LabelPage) : <Nowhere />)}</Route>
        <Route path="/print/:game">{({ game }) => (isPrintable(game) ? ofGame(game, PrintPage) : <Nowhere />)}</Route>
        <Route path="/replay/:id?">
          {({ id }) => (
            <ReplayPage key={id ?? ''} of={id === undefined ? { kept: 'file' } : { kept: 'here', table: id }} />
          )}
        </Route>
        <Route path="/t/:id/replay">{({ id }) => <ReplayPage key={id} of={{ kept: 'house', table: id }} />}</Route>
        <Route>
          <Nowhere />
        </Route>
      </Switch>
    </Suspense>
    <Updates />
  </Boundary>
);

const Broken = () => {
  const words = useWords();
  return (
    <Notice title={words.broken.title} text={words.broken.text}>
      <button type="button" className="button" onClick={() => location.reload()}>
        {words.broken.reload}
      </button>
    </Notice>
  );
};

const Nowhere = () => {
  const words = useWords();
  useTitle(words.nowhere.title);
  return <Notice title={words.nowhere.title} text={words.nowhere.text} />;
};
