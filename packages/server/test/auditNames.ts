import type { Ctx } from '../src/engine/context.ts';
import type { Database } from '../src/engine/database/database.ts';
import { changesOf } from '../src/features/auditLog/changes.ts';
import { fieldOf, fieldsWithoutName, knownEntities, recordOf } from '../src/features/auditLog/labels.ts';
import { inWords } from '../src/features/auditLog/words.ts';

/** Fields in the operation log of a site that the log's screen has no name for, such as `TiepNhan.NoiTiepNhan_Id`. */
export async function unnamedFields({ pool }: Database): Promise<string[]> {
  const known = new Set(knownEntities('vi').map((one) => one.entity));
  const { rows } = await pool.query<{ entity: string; before: unknown; after: unknown }>(
    `select distinct entity, before, after from main.audit where before is not null or after is not null`,
  );
  const found = rows
    .filter(({ entity }) => known.has(entity))
    .flatMap(({ entity, before, after }) =>
      [before, after]
        .flatMap((record) => fieldsWithoutName(entity, record))
        .map((path) => `${entity}.${path}`),
    );
  return [...new Set(found)].sort();
}

/** Throws when the log holds a field, at the top of a row, that no record describes: what a test has an act write, its record says. */
export async function refuseUnnamed({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ entity: string; field: string }>(`
    select distinct entity, field
    from main.audit, lateral (values (before), (after)) as side (value),
      lateral jsonb_object_keys(case jsonb_typeof(value) when 'object' then value else '{}' end) as field`);
  const unnamed = rows.filter(({ entity, field }) => recordOf(entity) && !fieldOf(entity, field));
  if (unnamed.length > 0)
    throw new Error(
      `no record describes ${unnamed.map(({ entity, field }) => `${entity}.${field}`).join(', ')}`,
    );
}

/** Values in the operation log that its screen shows as codes: ids that nothing names, fixed values without words, bare amounts. */
export async function unnamedValues(ctx: Ctx, { pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ entity: string; before: unknown; after: unknown }>(
    `select entity, before, after from main.audit where before is not null or after is not null`,
  );
  const changes = rows.flatMap(({ entity, before, after }) =>
    changesOf(before, after)
      .filter(({ kyThuat }) => !kyThuat)
      .map((change) => ({ entity, change })),
  );
  const told = await Promise.all(
    changes.map(async ({ entity, change }) => ({ entity, ...(await inWords(ctx, entity, change)) })),
  );
  const found = told.flatMap(({ entity, field, before, after, tenTruoc, tenSau }) =>
    (knownCodes.has(field) ? [] : [tenTruoc ?? before, tenSau ?? after])
      .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
      .filter((text) => code.test(text))
      .map((text) => `${entity}.${field}: ${text.slice(0, 200)}`),
  );
  return [...new Set(found)].sort();
}

/** Fields whose codes staff know as they are written: those of the law (`1.12` is no amount), scores by their names (PEWS). */
const knownCodes: ReadonlySet<string> = new Set(['MaDoiTuongKCB', 'ThangDiem']);

/** An id, a cut id, a word of the code (`DangKham`, `dang_goi`, `MALE`) or an amount that nothing has written out. */
const code =
  /[0-9a-f]{8}-[0-9a-f]{4}-|…[0-9a-f]{8}|^[A-Z]?[a-z]+([A-Z][a-z]+)+$|^[a-z]+_[a-z_]+$|^[A-Z]{4,}$|^-?\d+\.\d{2}$|: \d{4}-\d{2}-\d{2}/m;
