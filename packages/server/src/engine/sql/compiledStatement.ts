import { Column, is, Param, Placeholder, SQL, Subquery } from 'drizzle-orm';

/** A column of an answer as the query builder keeps it: where it goes in a row, and what reads it. */
type Field = { path: readonly string[]; field: unknown };

type Decoder = { mapFromDriverValue: (value: unknown) => unknown };

/** What of the query builder's prepared statement says how it is sent and how its rows are made. */
type Made = {
  client: { query: (config: object, values: readonly unknown[]) => Promise<{ rows: unknown[][] }> };
  params: readonly unknown[];
  /** As the driver is asked: for rows that are mapped, and for others. */
  queryConfig: object;
  rawQueryConfig: object;
  fields?: readonly Field[];
  customResultMapper?: ((rows: readonly unknown[][]) => unknown) | undefined;
};

type Executed<R> = { execute: (values: Record<string, unknown>) => Promise<R> };

/**
 * A prepared statement of the builder that looks up once what the builder does at each call: what each value and column is, and for every
 * value of every row what its column is. Statements whose rows hold others (joins) are left to the builder. Throws what the driver throws.
 */
export function compiled<R>(statement: Executed<R>): Executed<R> {
  const { client, params, queryConfig, rawQueryConfig, fields, customResultMapper } =
    statement as unknown as Made; // the builder hides it from its types
  if (customResultMapper || fields?.some(({ path }) => path.length !== 1)) return statement;
  const readers = params.map(readerOf);
  const rowsOf = fields ? mapperOf(fields) : null;
  return {
    execute: async (given) => {
      const values = readers.map((read) => read(given));
      const answer = await client.query(rowsOf ? queryConfig : rawQueryConfig, values);
      return (rowsOf ? rowsOf(answer.rows) : answer) as R; // what the builder would answer
    },
  };
}

type Reader = (given: Record<string, unknown>) => unknown;

/** How a value of a statement is found among those that are given by name. */
function readerOf(param: unknown): Reader {
  if (is(param, Placeholder)) return (given) => named(given, param.name);
  if (is(param, Param) && is(param.value, Placeholder)) {
    const { encoder, value } = param;
    return (given) => encoder.mapToDriverValue(named(given, value.name));
  }
  return () => param;
}

function named(given: Record<string, unknown>, name: string): unknown {
  if (!(name in given)) throw new Error(`no value for ${name}`);
  return given[name];
}

function mapperOf(fields: readonly Field[]) {
  const columns = fields.map(({ path, field }) => ({
    name: path[0] ?? '',
    decoder: changing(decoderOf(field)),
  }));
  return (rows: readonly unknown[][]) =>
    rows.map((row) => {
      const made: Record<string, unknown> = {};
      for (const [at, { name, decoder }] of columns.entries()) {
        const value = row[at];
        made[name] = value === null || decoder === null ? value : decoder.mapFromDriverValue(value);
      }
      return made;
    });
}

/** Null for columns whose values stay as the driver reads them. */
function changing(decoder: Decoder): Decoder | null {
  return decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue ? null : decoder;
}

function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field;
  const expression = is(field, SQL) ? field : is(field, Subquery) ? field._.sql : (field as { sql: SQL }).sql;
  return (expression as unknown as { decoder: Decoder }).decoder; // internal to the builder
}
