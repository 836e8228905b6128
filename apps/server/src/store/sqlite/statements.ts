import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Prepares a statement, each text once. */
export type Prepare = (sql: string) => StatementSync;

export const statementsOf = (db: DatabaseSync): Prepare => {
  const prepared = new Map<string, StatementSync>();
  return (sql) => {
    let statement = prepared.get(sql);
    if (statement === undefined) {
      statement = db.prepare(sql);
      prepared.set(sql, statement);
    }
    return statement;
  };
};
