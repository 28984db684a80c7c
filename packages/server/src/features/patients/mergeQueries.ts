import { type DuplicateScore, duplicateScore } from '@sen/domain/names/duplicate';
import type { GopFacts } from '@sen/domain/patients/mergeActs';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { reportRows } from '../../engine/database/reporting.ts';
import { loadOne } from '../../engine/loaders.ts';
import { rowsById } from '../../engine/sql/rows.ts';
import { receiptRows } from '../cashier/sql.ts';
import { ticketRows } from '../queues/sql.ts';
import { receptionRows } from '../reception/sql.ts';
import { onceOnly, servedNow } from './points.ts';
import { loadPatient, type Patient, withAge } from './queries.ts';
import { type BenhNhanRow, type GopBenhNhanRow, gopBenhNhanTable, benhNhanTable as table } from './tables.ts';
import { alive } from './totals.ts';

export type DuplicatePair = DuplicateScore & { BenhNhan: Patient; BenhNhanKia: Patient };

const pairsShown = 100;
/** Families share a phone, villages a name: from here on somebody should look. */
const pairFrom = 60;
/** Of one key, such as the phone of a school, so many records are compared. */
const groupLimit = 6;

/**
 * Pairs of records that may be of one person, the likeliest first: those of the same papers, card, or phone, and namesakes of a year.
 * One statement for the groups and one for their records.
 */
export async function duplicatePairs(ctx: Ctx): Promise<DuplicatePair[]> {
  const grouped = (key: ReturnType<typeof sql>, given: ReturnType<typeof sql>) => sql`
    (select (array_agg(id order by id desc))[1:${sql.raw(String(groupLimit))}] as ids from ${table} where ${alive} and ${given}
     group by ${key} having count(*) > 1 order by max(id::text) desc limit 300)`;
  const rows = await reportRows<{ ids: string[] }>(
    ctx,
    sql`
    ${grouped(sql`cmnd_hoac_ho_chieu`, sql`cmnd_hoac_ho_chieu is not null`)}
    union all ${grouped(sql`right(so_the_bhyt, 10)`, sql`so_the_bhyt is not null`)}
    union all ${grouped(sql`so_dien_thoai, nam_sinh`, sql`so_dien_thoai is not null`)}
    union all ${grouped(sql`ten_khong_dau, nam_sinh`, sql`true`)}`,
  );
  const people = await rowsById(ctx.db, table, [...new Set(rows.flatMap(({ ids }) => ids))]);
  const byId = new Map(people.map((row) => [row._id, withAge(ctx, row)]));
  const pairs = new Map<string, DuplicatePair>();
  for (const { ids } of rows) {
    const group = ids.flatMap((id) => byId.get(id) ?? []).sort((a, b) => (a._id < b._id ? -1 : 1));
    for (const [at, BenhNhan] of group.entries())
      for (const BenhNhanKia of group.slice(at + 1)) {
        const pair = { ...duplicateScore(BenhNhan, BenhNhanKia), BenhNhan, BenhNhanKia };
        if (pair.score >= pairFrom) pairs.set(`${BenhNhan._id} ${BenhNhanKia._id}`, pair);
      }
  }
  return [...pairs.values()].sort((a, b) => b.score - a.score).slice(0, pairsShown);
}

/** What a merge of two records, or its undoing, decides on; asked again under their locks. */
export async function mergeFacts(
  ctx: Ctx,
  [kept, other]: readonly [BenhNhanRow, BenhNhanRow],
  merge?: GopBenhNhanRow,
): Promise<GopFacts> {
  const both = sql`(${kept._id}::uuid, ${other._id}::uuid)`;
  const day = today(ctx);
  const called = sql`exists (select from ${ticketRows} v where benh_nhan_id in ${both} and ngay = ${day}
    and trang_thai in ('dang_goi', 'dang_phuc_vu'))`;
  const twice = onceOnly.all().map((both) => both(kept._id, other._id));
  const { rows } = await ctx.db.execute<
    Pick<GopFacts, 'dangKham' | 'bienLaiMo' | 'cungNgay' | 'cungBenhAn'>
  >(sql`select
    (${sql.join([called, ...servedNow.all().map((served) => served(both, day))], sql` or `)}) as "dangKham",
    (select count(*)::int from ${receiptRows} r where benh_nhan_id in ${both} and trang_thai = 'ChuaThuTien') as "bienLaiMo",
    (select count(*)::int from ${receptionRows} a join ${receptionRows} b on b.ngay = a.ngay
      where a.benh_nhan_id = ${kept._id} and b.benh_nhan_id = ${other._id} and a.trang_thai <> 'DaHuy'
        and b.trang_thai <> 'DaHuy' and not (a.da_xac_nhan_chi_phi and b.da_xac_nhan_chi_phi)) as "cungNgay",
    (${sql.join([sql`false`, ...twice], sql` or `)}) as "cungBenhAn"`);
  const [found = { dangKham: false, bienLaiMo: 0, cungNgay: 0, cungBenhAn: false }] = rows;
  return {
    ...found,
    TrangThai: merge?.TrangThai ?? 'DangGop',
    node: null,
    cungHoSo: kept._id === other._id,
    giuChuaRo: kept.ChuaRoDanhTinh && !other.ChuaRoDanhTinh,
    meCon: kept.Me_Id === other._id || other.Me_Id === kept._id,
    daHuy: kept.TrangThai !== 'DangSuDung' || (!merge && other.TrangThai !== 'DangSuDung'),
  };
}

/** The records that were merged into a patient's and not split again, the latest first. */
export function mergesInto(ctx: Ctx, id: string): Promise<readonly GopBenhNhanRow[] | null> {
  return loadOne(ctx, 'patient:merges', id, async (of, ids) => {
    const rows = await of.db
      .select()
      .from(gopBenhNhanTable)
      .where(
        and(inArray(gopBenhNhanTable.BenhNhanGiu_Id, [...ids]), eq(gopBenhNhanTable.TrangThai, 'DangGop')),
      )
      .orderBy(sql`id desc`);
    return new Map(ids.map((one) => [one, rows.filter((row) => row.BenhNhanGiu_Id === one)]));
  });
}

/** The living record behind an id: itself, or the one into which it was merged. */
export async function livingPatient(ctx: Ctx, id: string): Promise<Patient | null> {
  const patient = await loadPatient(ctx, id);
  return patient?.BenhNhanGop_Id ? livingPatient(ctx, patient.BenhNhanGop_Id) : patient;
}

/** The living records of merged ones that fit a condition on the table's columns; a few statements at most. */
export async function livingOfMerged(
  ctx: Ctx,
  where: ReturnType<typeof sql> | undefined,
): Promise<BenhNhanRow[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    with recursive chain as (
      (select id, benh_nhan_gop_id from ${table} where benh_nhan_gop_id is not null and ${where ?? sql`true`} limit 50)
      union select b.id, b.benh_nhan_gop_id from main.benh_nhan b join chain on b.id = chain.benh_nhan_gop_id)
    select id from chain where benh_nhan_gop_id is null limit 50`);
  return rowsById(
    ctx.db,
    table,
    rows.map(({ id }) => id),
  );
}
