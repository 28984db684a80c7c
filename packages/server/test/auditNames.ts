import type { Database } from '../src/engine/database.ts';
import { fieldsWithoutName, knownEntities } from '../src/features/auditLog/labels.ts';

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
