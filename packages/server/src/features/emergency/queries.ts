import { type CapCuuFacts, capCuuActs } from '@sen/domain/emergency/capCuu';
import { dongHo, hanBaoXa, hanKham, type PhutCapCuu, phutCapCuu } from '@sen/domain/emergency/phanLoai';
import { asc, inArray, sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { loadOne } from '../../engine/loaders.ts';
import { rowsById } from '../../engine/sql/rows.ts';
import { stayRows } from '../admission/sql.ts';
import { sessionRows } from '../examination/sql.ts';
import { grouped } from '../orders/grouped.ts';
import { loadPatient } from '../patients/queries.ts';
import { patientRows } from '../patients/sql.ts';
import { loadReception, madeOfVisit, receptionById, type TiepNhan } from '../reception/queries.ts';
import { receptionRows } from '../reception/sql.ts';
import { listedPlace, requireVisible, visibleRecords } from '../recordAccess/visible.ts';
import { readSetting } from '../system/queries.ts';
import {
  tuTrangTable as belongings,
  type CapCuuRow,
  type TuTrangRow,
  capCuuTable as table,
} from './tables.ts';

/** Arrivals that a list shows at most. */
const most = 300;

/** What became of a visit: when a doctor began, and the ward that expects the patient or where they lie. */
type Gone = { batDauLuc: Date | null; khoa: string | null };

/** An arrival that must exist. Errors: NOT_FOUND. */
export async function arrivalById(ctx: Ctx, id: string): Promise<CapCuuRow> {
  const [row] = await rowsById(ctx.db, table, [id]);
  if (!row) throw new DomainError('NOT_FOUND', { entity: capCuuActs.name });
  return row;
}

/** The emergency part of a visit; null where it has none. Errors: RECORD_OF_ANOTHER_FACILITY. */
export async function arrivalOfVisit(ctx: Ctx, TiepNhan_Id: string): Promise<CapCuuRow | null> {
  const visit = await loadReception(ctx, TiepNhan_Id);
  if (!visit) return null;
  await requireVisible(ctx, madeOfVisit(visit));
  const [row] = await ctx.db.select().from(table).where(sql`${table.TiepNhan_Id} = ${TiepNhan_Id}::uuid`);
  return row ?? null;
}

/**
 * The arrivals of a day, those who wait first, the gravest of them first; today's with those of earlier days who still wait or of whom the
 * commune has to be told. One statement for ids, one for the rows, beside loaders.
 */
export async function arrivalsOfDay(ctx: Ctx, ngay: string | null | undefined) {
  const day = ngay ?? today(ctx);
  const earlier =
    day === today(ctx)
      ? sql`c.den_luc > ${ctx.now().toISOString()}::timestamptz - interval '7 days' and (s.began is null
    or (b.chua_ro_danh_tinh and c.bao_xa_luc is null)) or`
      : sql``;
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select c.id from ${table} c join ${receptionRows} t on t.id = c.tiep_nhan_id
    join ${patientRows} b on b.id = t.benh_nhan_id
    left join lateral (select min(k.ngay_kham) as began from ${sessionRows} k
      where k.tiep_nhan_id = t.id and k.trang_thai <> 'DaHuy') s on true
    where t.trang_thai <> 'DaHuy' and ${await listedPlace(ctx, sql`t.noi_tiep_nhan_id`)}
      and (${earlier} c.den_luc >= ${day}::date::timestamp at time zone 'Asia/Ho_Chi_Minh')
      and c.den_luc < (${day}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'
    order by s.began is not null, case when s.began is null then c.muc end, c.den_luc, c.id limit ${most}`);
  const ids = rows.map(({ id }) => id);
  const found = new Map((await rowsById(ctx.db, table, ids)).map((row) => [row._id, row]));
  const arrivals = ids.flatMap((id) => found.get(id) ?? []);
  const visits = new Map(
    await Promise.all(arrivals.map(async (row) => [row._id, await visitOf(ctx, row)] as const)),
  );
  const data = await visibleRecords(ctx, arrivals, ({ _id }) => {
    const visit = visits.get(_id);
    return visit ? madeOfVisit(visit) : { node: null, BenhNhan_Id: null };
  });
  const clocks = await Promise.all(data.map((row) => clockOf(ctx, row)));
  const toTell = await Promise.all(data.map((row) => tellUntil(ctx, row)));
  const waiting = clocks.filter(({ batDauLuc }) => batDauLuc === null);
  return {
    data,
    choKham: waiting.length,
    quaHan: waiting.filter((clock) => clock.dongHo === 'QuaHan').length,
    canBaoXa: toTell.filter((until) => until !== null && until <= ctx.now()).length,
  };
}

/** The visit of an arrival. */
export const visitOf = (ctx: Ctx, { TiepNhan_Id }: CapCuuRow): Promise<TiepNhan> =>
  loadReception(ctx, TiepNhan_Id).then((visit) => visit ?? receptionById(ctx, TiepNhan_Id));

/** How the clock of an arrival stands. */
export async function clockOf(ctx: Ctx, row: CapCuuRow) {
  const [{ batDauLuc }, minutes] = await Promise.all([goneOf(ctx, row), minutesOf(ctx)]);
  const hanLuc = hanKham(row.DenLuc, row.Muc, minutes);
  return { hanLuc, batDauLuc, dongHo: dongHo({ DenLuc: row.DenLuc, hanLuc, batDauLuc, now: ctx.now() }) };
}

/** The minutes of the levels, read once a request. */
async function minutesOf(ctx: Ctx): Promise<PhutCapCuu> {
  const found = await loadOne(ctx, 'emergency:minutes', 'facility', async (of) => {
    return new Map([['facility', phutCapCuu(await readSetting(of, 'facility'))]]);
  });
  if (!found) throw new Error('settings without minutes');
  return found;
}

/** Until when the commune has to be told of an arrival; null where it is known who it is, and where it was told. */
export async function tellUntil(ctx: Ctx, row: CapCuuRow): Promise<Date | null> {
  if (row.BaoXaLuc) return null;
  return (await isUnknown(ctx, row)) ? hanBaoXa(row.DenLuc) : null;
}

/** The ward that expects the patient of an arrival or where they lie. */
export const wardOf = async (ctx: Ctx, row: CapCuuRow): Promise<string | null> =>
  (await goneOf(ctx, row)).khoa;

/** What the acts on an arrival decide on. */
export async function factsOf(ctx: Ctx, row: CapCuuRow): Promise<CapCuuFacts> {
  const [visit, gone, chuaRo] = await Promise.all([visitOf(ctx, row), goneOf(ctx, row), isUnknown(ctx, row)]);
  return {
    daHuy: visit.TrangThai === 'DaHuy',
    node: visit.NoiTiepNhan_Id,
    chuaRo,
    daBaoXa: row.BaoXaLuc !== null,
    daKham: gone.batDauLuc !== null,
  };
}

/** What the house keeps of an arrival, the first taken first. */
export async function belongingsOf(ctx: Ctx, CapCuu_Id: string): Promise<TuTrangRow[]> {
  const found = await loadOne(ctx, 'emergency:belongings', CapCuu_Id, async (of, ids) => {
    const rows = await of.db
      .select()
      .from(belongings)
      .where(inArray(belongings.CapCuu_Id, [...ids]))
      .orderBy(asc(belongings.NgayNhan), asc(belongings._id));
    return grouped(rows, (row) => row.CapCuu_Id);
  });
  return found ?? [];
}

async function isUnknown(ctx: Ctx, row: CapCuuRow): Promise<boolean> {
  const { BenhNhan_Id } = await visitOf(ctx, row);
  return (await loadPatient(ctx, BenhNhan_Id))?.ChuaRoDanhTinh ?? false;
}

async function goneOf(ctx: Ctx, { TiepNhan_Id }: CapCuuRow): Promise<Gone> {
  const found = await loadOne(ctx, 'emergency:gone', TiepNhan_Id, async (of, ids) => {
    const { rows } = await of.db.execute<{ visit: string; began: string | null; ward: string | null }>(sql`
      select v.id as visit, (select min(k.ngay_kham) from ${sessionRows} k where k.tiep_nhan_id = v.id and k.trang_thai <> 'DaHuy') as began,
        (select coalesce(n.khoa_id, n.khoa_nhap_vien_id) from ${stayRows} n where n.tiep_nhan_id = v.id and n.trang_thai <> 'DaHuy'
          order by n.ngay_vao_khoa desc nulls last limit 1) as ward
      from unnest(${sql.param(ids)}::uuid[]) v (id)`);
    return new Map(
      rows.map(({ visit, began, ward }) => [
        visit,
        { batDauLuc: began === null ? null : new Date(began), khoa: ward },
      ]),
    );
  });
  return found ?? { batDauLuc: null, khoa: null };
}
