import { Column, is, SQL, Subquery } from 'drizzle-orm';

/** A column of an answer as the query builder keeps it: where it goes in a row, and what reads it. */
type Field = { path: readonly string[]; field: unknown };

type Decoder = { mapFromDriverValue: (value: unknown) => unknown };

/** What of the query builder's prepared statement says how its rows are made. */
type Mapped = { fields?: readonly Field[]; customResultMapper?: unknown };

/**
 * Makes rows of a prepared statement by a mapper that is put together once: the builder looks up for every value of every row what its
 * column is. Statements whose rows hold others (joins) are left to the builder.
 */
export function compileRows<S>(statement: S): S {
  const mapped = statement as Mapped; // the builder hides both from its types
  const { fields } = mapped;
  if (fields && !mapped.customResultMapper && fields.every(({ path }) => path.length === 1))
    mapped.customResultMapper = mapperOf(fields);
  return statement;
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
