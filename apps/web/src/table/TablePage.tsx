import { Suspense } from 'react';
import { Loading } from '../ui/Loading.tsx';
import { FaultNotice } from './FaultNotice.tsx';
import { PlayedTable } from './PlayedTable.tsx';
import { type OpenTable, useOpenTable, useScene } from './use-table.ts';

/** The page of one table: finds it on the shelf or lays it out, and sits people down at it. */
export const TablePage = ({ id }: { id: string }) => {
  const open = useOpenTable(id);
  return open === undefined ? <Loading /> : <Opening id={id} open={open} />;
};

const Opening = ({ id, open }: { id: string; open: OpenTable }) => {
  const { info, fault } = useScene(open.director);
  if (fault !== undefined) return <FaultNotice id={id} fault={fault} />;
  if (info === undefined) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <PlayedTable open={open} info={info} />
    </Suspense>
  );
};
