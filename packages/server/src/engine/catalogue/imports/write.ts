import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import { catalogueByName } from '@sen/domain/catalogues/all';
import { type SQL, sql } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../context.ts';
import { DomainError, databaseFailure } from '../../errors.ts';
import { emit } from '../../events/events.ts';
import { columnName } from '../../sql/columns.ts';
import { inTransaction } from '../../sql/transaction.ts';
import { keyFields } from '../columns.ts';
import { defaultField } from '../defaults.ts';
import { catalogueTable } from '../tables.ts';
import { counted, entryJson, logged, writtenColumns } from './entrySql.ts';
import { isMissing } from './standing.ts';
import { nhapDanhMucTruocTable as beforeTable, nhapDanhMucMucTable as entryTable } from './tables.ts';
import type { CheckReport, Further, ImportOptions, ImportPlan, PartReport, PlanPart } from './types.ts';

/** Lines a statement: so far apart are two tellings of the progress, and two looks at whether it was given up. */
const chunk = 2000;

export type WriteInput = {
  id: string;
  plan: ImportPlan;
  options: ImportOptions;
  file: { name: string; sha256: string };
  report: CheckReport;
  /** Lines of the file. */
  rows: number;
  /** Told of the lines that are done, after each chunk; throws when the import is given up. */
  onProgress: (done: number) => Promise<void>;
  /** Says in the same transaction that it is done. */
  finish: (tx: Tx, further: Further[]) => Promise<void>;
};

/**
 * Writes what a check has found, all or nothing: the statements go from the checked lines into the catalogue, so that nothing of it
 * passes through this process. Error: IMPORT_STALE when an entry was changed, or a code taken, since the check.
 */
export async function writeLines(ctx: Ctx, input: WriteInput): Promise<void> {
  const lastRow = await lastRowOf(ctx, input.id);
  await inTransaction(ctx, async (tx) => {
    const meter = { done: 0, all: sumOf(input.report, ({ Moi, Sua }) => Moi + Sua) };
    const { records } = input.plan;
    await freshly(async () => {
      if (records) return records.write(tx, { id: input.id, onProgress: input.onProgress });
      for (const [at, part] of input.plan.parts.entries())
        await writePart(tx, input, part, at, lastRow, meter);
    });
    const further = (await input.plan.after?.(tx, input.id)) ?? [];
    await audit(tx, {
      action: 'IMPORT',
      entity: records ? 'NhapDanhMuc' : (input.plan.parts.at(-1)?.catalogue ?? input.plan.name),
      entityId: records ? input.id : null,
      after: {
        file: input.file.name,
        sha256: input.file.sha256,
        plan: input.plan.name,
        ...(records ? {} : { parts: input.report.parts }),
      },
    });
    await input.finish(tx, further);
    if (records) return;
    for (const name of new Set(input.plan.parts.map(({ catalogue }) => catalogue)))
      await emit(tx, { module: 'DanhMuc', process: 'reload', data: { name } });
  });
}

function sumOf(report: CheckReport, of: (part: PartReport) => number): number {
  return report.parts.reduce((sum, part) => sum + of(part), 0);
}

async function lastRowOf(ctx: Ctx, id: string): Promise<number> {
  const { rows } = await ctx.db.execute<{ last: number }>(
    sql`select coalesce(max(dong), 0)::int as last from ${entryTable} where nhap_danh_muc_id = ${id}`,
  );
  return rows[0]?.last ?? 0;
}

async function writePart(
  tx: Tx,
  input: WriteInput,
  part: PlanPart,
  at: number,
  lastRow: number,
  meter: { done: number; all: number },
): Promise<void> {
  const def = catalogueByName(part.catalogue);
  const counts = input.report.parts[at];
  if (!def || !counts) throw new Error(`there is no catalogue ${part.catalogue}`);
  const table = catalogueTable(def.name);
  const { list, values } = writtenColumns(def);
  const now = tx.now().toISOString();
  let [made, changed] = [0, 0];
  for (let from = 0; from < lastRow; from += chunk) {
    const isChecked = (result: 'Moi' | 'Sua') => sql`m.nhap_danh_muc_id = ${input.id}::uuid and m.phan = ${at}
            and m.ket_qua = ${result} and m.dong > ${from} and m.dong <= ${from + chunk}`;
    if (counts.Moi > 0)
      made += await counted(
        tx,
        sql`
        with written as (
          insert into ${table} (id, ngay_tao, nguoi_tao_id, ngay_cap_nhat, nguoi_cap_nhat_id, ${list})
          select m.muc_id, ${now}::timestamptz, ${actor(tx)}::uuid, ${now}::timestamptz, ${actor(tx)}::uuid, ${values}
          from ${entryTable} m cross join lateral jsonb_populate_record(null::${table}, m.record) r
          where ${isChecked('Moi')} order by m.dong
          returning *
        ), kept as (${kept(input.id, def, sql`null::jsonb`)}),
        logged as (${logged(tx, def, 'CREATE', sql`null::jsonb`, sql`written w`)})
        select count(*)::int as count from written`,
      );
    if (counts.Sua > 0)
      changed += await counted(
        tx,
        sql`
        with before as materialized (
          select m.muc_id, m.record, to_jsonb(t) as tho, ${entryJson(def, 't')} as truoc
          from ${entryTable} m join ${table} t on t.id = m.muc_id and t.version = m.phien_ban and t.trang_thai = 'DangSuDung'
          where ${isChecked('Sua')} order by m.dong for update of t
        ), written as (
          update ${table} t set (version, ngay_cap_nhat, nguoi_cap_nhat_id, ${list})
            = (select t.version + 1, ${now}::timestamptz, ${actor(tx)}::uuid, ${values} from jsonb_populate_record(null::${table}, b.record) r)
          from before b where t.id = b.muc_id returning t.*, b.truoc, b.tho
        ), kept as (${kept(input.id, def, sql`w.tho`)}), logged as (${logged(tx, def, 'UPDATE', sql`w.truoc`, sql`written w`)})
        select count(*)::int as count from written`,
      );
    await input.onProgress(Math.round(((meter.done + made + changed) / Math.max(1, meter.all)) * input.rows));
  }
  meter.done += made + changed;
  if (def.fields[defaultField]) await clearDefaults(tx, input.id, at, def);
  let suspended = 0;
  if (input.options.suspendMissing && part.whole && keyFields(def).length > 0)
    suspended = await counted(
      tx,
      sql`
      with before as materialized (
        select t.id, to_jsonb(t) as tho, ${entryJson(def, 't')} as truoc from ${table} t
        where t.id in (select id from ${table} where ${isMissing(input.id, input.plan, part, def)}) for update
      ), written as (
        update ${table} t set tam_ngung = true, version = t.version + 1, ngay_cap_nhat = ${now}::timestamptz, nguoi_cap_nhat_id = ${actor(tx)}::uuid
        from before b where t.id = b.id returning t.*, b.truoc, b.tho
      ), kept as (${kept(input.id, def, sql`w.tho`)}), logged as (${logged(tx, def, 'UPDATE', sql`w.truoc`, sql`written w`)})
      select count(*)::int as count from written`,
    );
  if (made !== counts.Moi || changed !== counts.Sua || suspended !== counts.TamNgung)
    throw new DomainError('IMPORT_STALE');
}

/** An entry of the file that is the default leaves no other one beside it. */
async function clearDefaults(tx: Tx, id: string, at: number, def: CatalogueDef): Promise<void> {
  const table = catalogueTable(def.name);
  const same = (def.defaultWithin ?? []).map((name) => {
    const column = sql.identifier(columnName(name));
    return sql` and r.${column} is not distinct from t.${column}`;
  });
  await counted(
    tx,
    sql`
    with before as materialized (
      select t.id, to_jsonb(t) as tho, ${entryJson(def, 't')} as truoc from ${table} t
      where t.trang_thai = 'DangSuDung' and t.mac_dinh and exists (
        select 1 from ${entryTable} m join ${table} r on r.id = m.muc_id
        where m.nhap_danh_muc_id = ${id}::uuid and m.phan = ${at} and m.ket_qua in ('Moi', 'Sua') and r.mac_dinh
          and r.id <> t.id${sql.join(same, sql``)}) for update
    ), written as (
      update ${table} t set mac_dinh = false, version = t.version + 1, ngay_cap_nhat = ${tx.now().toISOString()}::timestamptz,
        nguoi_cap_nhat_id = ${actor(tx)}::uuid
      from before b where t.id = b.id returning t.*, b.truoc, b.tho
    ), kept as (${kept(id, def, sql`w.tho`)}), logged as (${logged(tx, def, 'UPDATE', sql`w.truoc`, sql`written w`)})
    select count(*)::int as count from written`,
  );
}

/** Keeps what the entries of `written w` were before, once however often the import writes them. */
function kept(id: string, def: CatalogueDef, before: SQL): SQL {
  return sql`
    insert into ${beforeTable} (nhap_danh_muc_id, danh_muc, muc_id, truoc, phien_ban)
    select ${id}::uuid, ${def.name}::text, w.id, ${before}, w.version from written w
    on conflict (nhap_danh_muc_id, danh_muc, muc_id) do update set phien_ban = excluded.phien_ban`;
}

/** A code that somebody else has taken meanwhile is the file's no more than an entry that was changed. */
async function freshly(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    const failure = databaseFailure(error);
    if (failure?.code === '23505') throw new DomainError('IMPORT_STALE');
    // ranges that overlap, such as the numbers of receipt books: the file itself is wrong
    if (failure?.code === '23P01')
      throw new DomainError('DUPLICATE', { constraint: failure.constraint ?? '' });
    throw error;
  }
}
