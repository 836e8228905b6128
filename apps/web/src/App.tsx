import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Cabinet } from './home/Cabinet.tsx';
import { Loading } from './ui/Loading.tsx';
import { Notice } from './ui/Notice.tsx';
import { useWords } from './words/words.tsx';

const TablePage = lazy(async () => ({ default: (await import('./table/TablePage.tsx')).TablePage }));

export const App = () => (
  <Suspense fallback={<Loading />}>
    <Switch>
      <Route path="/">
        <Cabinet />
      </Route>
      <Route path="/table/:id">{({ id }) => <TablePage id={id} />}</Route>
      <Route>
        <Nowhere />
      </Route>
    </Switch>
  </Suspense>
);

const Nowhere = () => {
  const words = useWords();
  return <Notice title={words.nowhere.title} text={words.nowhere.text} />;
};
