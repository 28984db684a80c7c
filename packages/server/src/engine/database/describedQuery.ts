import pg from 'pg';

/** What the driver reads the columns of an answer with. */
type Columns = {
  fields: Array<{ name: string }>;
  /** Of each column, by the types that the query was given. */
  _parsers?: unknown;
  _types?: unknown;
  _prebuiltEmptyResultObject: object | null;
};

/** What the driver's query has beyond its types. */
type DriverQuery = {
  handleRowDescription(message: Pick<Columns, 'fields'>): void;
  handleError(error: Error & { code?: string }, connection: DriverConnection): void;
  prepare(connection: DriverConnection): void;
  name?: string | undefined;
  _rowMode?: 'array' | undefined;
  _result: Columns;
  _results: Columns;
  _accumulateRows: boolean;
};

/** A named statement, as the driver takes one. */
export type Named = {
  name: string;
  text: string;
  values?: readonly unknown[];
  rowMode?: 'array';
  types?: pg.CustomTypesConfig;
};

/** What the driver's connection has beyond its types. */
type DriverConnection = {
  describe: (message: unknown) => void;
  close: (message: { type: 'S'; name: string }) => void;
  parsedStatements: Record<string, string>;
  /** Those that were sent to be prepared, and of which nothing was heard yet. */
  submittedNamedStatements: Record<string, string>;
};

/** The columns that each prepared statement of a connection answers. */
const described = new WeakMap<object, Map<string, Columns>>();

/** PostgreSQL refuses to run a prepared statement whose columns are others since it was prepared. */
const otherColumns = '0A000';

const Driver = pg.Query as unknown as new (text: string, values?: unknown, callback?: unknown) => DriverQuery;

const Answer = pg.Result as unknown as new (rowMode?: 'array', types?: pg.CustomTypesConfig) => Columns;

/**
 * A named statement that asks for the description of its columns once a connection: they are most of what a short answer brings. They
 * cannot be others later: PostgreSQL itself then refuses the statement, which is prepared anew by its next run.
 */
export class DescribedQuery extends Driver {
  #known: Map<string, Columns> | null = null;

  /** The driver is given the text alone: of anything more it makes a copy, property by property. */
  constructor({ name, text, values, rowMode, types }: Named, given?: readonly unknown[], callback?: unknown) {
    super(text, given ?? values, callback);
    this.name = name;
    if (!rowMode && !types) return;
    this._rowMode = rowMode;
    this._result = new Answer(rowMode, types);
    this._results = this._result;
  }

  override prepare(connection: DriverConnection): void {
    const columns = this.#columnsOn(connection);
    if (columns) this.#read(columns);
    super.prepare(columns ? undescribed(connection) : connection);
  }

  /** Reads the answer as an earlier one was read: what the driver makes of a description is most of what it does for a short answer. */
  #read(columns: Columns): void {
    if (columns._types !== this._result._types) {
      super.handleRowDescription(columns);
      return;
    }
    Object.assign(this._result, columns);
    this._accumulateRows = true; // there is a callback
  }

  #columnsOn(connection: DriverConnection): Columns | undefined {
    let known = described.get(connection);
    if (!known) {
      known = new Map();
      described.set(connection, known);
    }
    this.#known = known;
    return this.name ? known.get(this.name) : undefined;
  }

  override handleRowDescription(message: Pick<Columns, 'fields'>): void {
    super.handleRowDescription(message);
    const { fields, _parsers, _types, _prebuiltEmptyResultObject } = this._result;
    if (this.name) this.#known?.set(this.name, { fields, _parsers, _types, _prebuiltEmptyResultObject });
  }

  override handleError(error: Error & { code?: string }, connection: DriverConnection): void {
    const { name } = this;
    if (name && error.code === otherColumns && connection) forgetStatement(connection, name);
    super.handleError(error, connection);
  }
}

/** Lets a connection forget a prepared statement, which its next run prepares anew; false while it is still being prepared. */
export function forgetStatement(connection: object, name: string): boolean {
  const driver = connection as DriverConnection; // a connection of the driver
  if (driver.submittedNamedStatements[name] !== undefined) return false;
  described.get(connection)?.delete(name);
  if (driver.parsedStatements[name] === undefined) return true;
  delete driver.parsedStatements[name];
  driver.close({ type: 'S', name });
  return true;
}

const silent = new WeakMap<DriverConnection, DriverConnection>();

/** The same connection, which does not send what asks for a description. */
function undescribed(connection: DriverConnection): DriverConnection {
  let same = silent.get(connection);
  if (!same) {
    same = Object.create(connection, { describe: { value: () => undefined } }) as DriverConnection;
    silent.set(connection, same);
  }
  return same;
}
