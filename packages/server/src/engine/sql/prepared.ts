import type { Db } from '../database/database.ts';
import { compiled } from './compiledStatement.ts';

export type Preparable<R> = {
  prepare: (name: string) => { execute: (values: Record<string, unknown>) => Promise<R> };
};

let made = 0;

/** How PostgreSQL plans a statement: once a connection for any values, or each time for the values that are given. */
type Planning = 'once' | 'each time';

/**
 * A statement of the query builder that is put together once a connection instead of at each call: for what every request runs.
 * `build` names its values by `sql.placeholder`; they are given at each call, by name. A default that code gives (`$defaultFn`)
 * would be the same at each call: name such columns too.
 */
export function prepared<R>(
  build: (db: Db) => Preparable<R>,
  planned: Planning = 'once',
): (db: Db, values: Record<string, unknown>) => Promise<R> {
  // a statement without a name is planned when it is run
  const name = planned === 'once' ? `sen_made_${made++}` : '';
  const statements = new WeakMap<Db, ReturnType<Preparable<R>['prepare']>>();
  return (db, values) => {
    let statement = statements.get(db);
    if (!statement) {
      statement = compiled(build(db).prepare(name));
      statements.set(db, statement);
    }
    return statement.execute(values);
  };
}
