import { type VisitTotals, visitTotals } from '@sen/domain/cashier/lineState';
import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Ctx, Tx } from '../../engine/context.ts';
import { queryPrepared, type Statement } from '../../engine/database/database.ts';
import { DomainError } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { forgetIn, knownIn, noteIn } from '../../engine/sql/known.ts';
import { prepared } from '../../engine/sql/prepared.ts';
import { preparedByIds } from '../../engine/sql/preparedByIds.ts';
import { sendTogether } from '../../engine/sql/written.ts';
import { type ReceptionForCharges, receptionForCharges } from '../reception/queries.ts';
import { receptionRows } from '../reception/sql.ts';
import { whenOwingSettled } from './points.ts';
import {
  vienPhiTable as accounts,
  vienPhiDongTable as lines,
  type VienPhiDongRow,
  type VienPhiRow,
} from './tables.ts';

/** The account of a visit, held by this transaction until it ends. */
export type Account = { row: VienPhiRow; reception: ReceptionForCharges };

/**
 * Locks the account of a visit and, before it, the money of its person: an act on a visit may change other visits of the day. Makes the
 * account with its first line. Errors: NOT_FOUND.
 */
export async function lockAccount(tx: Tx, TiepNhan_Id: string): Promise<Account> {
  const known = await (knownIn(tx, newName, TiepNhan_Id)
    ? lockNew(tx, TiepNhan_Id)
    : lockKnown(tx, TiepNhan_Id));
  if (known.row) return { row: known.row, reception: known.reception };
  const { BenhNhan_Id, Ngay } = known.reception;
  const [row] = await newAccount(tx.db, { _id: v7(), TiepNhan_Id, BenhNhan_Id, Ngay });
  if (row) return { row, reception: known.reception };
  // somebody else made it at the same time
  const made = await lockKnown(tx, TiepNhan_Id);
  if (!made.row) throw new DomainError('NOT_FOUND', { entity: 'VienPhi' });
  return { row: made.row, reception: made.reception };
}

const newAccount = prepared((db) =>
  db
    .insert(accounts)
    .values({
      _id: sql.placeholder('_id'),
      TiepNhan_Id: sql.placeholder('TiepNhan_Id'),
      BenhNhan_Id: sql.placeholder('BenhNhan_Id'),
      Ngay: sql.placeholder('Ngay'),
    })
    .onConflictDoNothing()
    .returning(),
);

/**
 * Makes acts on money of the persons of these visits go one after the other. An act on visits of several persons locks all of them by
 * one call, before anything of their accounts: they are taken in one order.
 */
export async function lockPersons(tx: Tx, TiepNhan_Ids: readonly string[]): Promise<void> {
  await personsOf(tx.db, TiepNhan_Ids);
}

const personKeys = (isVisit: SQL) => sql`(
  select distinct hashtextextended('vien_phi ' || t.benh_nhan_id, 0) as key from ${receptionRows} t where ${isVisit} order by key) person`;

const personsOf = preparedByIds((db, isOf) =>
  db.select({ locked: sql`pg_advisory_xact_lock(person.key)` }).from(personKeys(isOf(sql`t.id`))),
);

/**
 * The reception is read after the locks, though sent with them: whoever held the account may have changed it. One that the transaction
 * holds itself nobody else changes.
 */
async function lockKnown(tx: Tx, TiepNhan_Id: string) {
  const [[row], reception] = await Promise.all([
    accountOf(tx.db, { TiepNhan_Id }),
    receptionForCharges(tx, TiepNhan_Id),
  ]);
  if (row) return { row, reception };
  await lockPersons(tx, [TiepNhan_Id]); // before the account is made
  return { row, reception: await receptionForCharges(tx, TiepNhan_Id) };
}

const newName = 'visit without an account';

/** A visit that this transaction has made: it has no account yet, and nobody else knows of it. */
export function noteNewVisit(tx: Tx, TiepNhan_Id: string): void {
  noteIn(tx, newName, TiepNhan_Id, true);
}

async function lockNew(tx: Tx, TiepNhan_Id: string) {
  forgetIn(tx, newName, TiepNhan_Id);
  const [reception] = await Promise.all([
    receptionForCharges(tx, TiepNhan_Id),
    lockPersons(tx, [TiepNhan_Id]),
  ]);
  return { row: undefined, reception };
}

/**
 * Locks the person before the account: by a condition that is decided before any row is. An account changed meanwhile is read as it is
 * now.
 */
const accountOf = prepared((db) => {
  const visit = sql.placeholder('TiepNhan_Id');
  const held = sql`(select count(pg_advisory_xact_lock(person.key)::text) from ${personKeys(sql`t.id = ${visit}`)}) >= 0`;
  return db
    .select()
    .from(accounts)
    .where(and(eq(accounts.TiepNhan_Id, visit), held))
    .for('update');
});

/** The live lines of a visit in order of time, locked. */
export function lockLines(tx: Tx, TiepNhan_Id: string): Promise<VienPhiDongRow[]> {
  return liveLines(tx.db, { TiepNhan_Id });
}

const liveLines = prepared((db) =>
  db
    .select()
    .from(lines)
    .where(and(eq(lines.TiepNhan_Id, sql.placeholder('TiepNhan_Id')), eq(lines.TrangThai, 'DangSuDung')))
    .orderBy(asc(lines.NgayYLenh), asc(lines._id))
    .for('update'),
);

/** Lines of a visit by id, in order of time, locked; cancelled ones too. */
export function lockSomeLines(
  tx: Tx,
  TiepNhan_Id: string,
  ids: readonly string[],
): Promise<VienPhiDongRow[]> {
  return ids.length === 0 ? Promise.resolve([]) : someLines(tx.db, ids, { TiepNhan_Id });
}

const someLines = preparedByIds((db, isOf) =>
  db
    .select()
    .from(lines)
    .where(and(eq(lines.TiepNhan_Id, sql.placeholder('TiepNhan_Id')), isOf(lines._id)))
    .orderBy(asc(lines.NgayYLenh), asc(lines._id))
    .for('update'),
);

/** The insured lines of a visit whose rules look at each other: its exams, and its supplies. */
export function relatedLines(ctx: Ctx, TiepNhan_Id: string) {
  return related(ctx.db, { TiepNhan_Id });
}

const related = prepared((db) =>
  db
    .select({
      _id: lines._id,
      NgayYLenh: lines.NgayYLenh,
      ChuyenKhoa_Id: lines.ChuyenKhoa_Id,
      NhomChiPhi: lines.NhomChiPhi,
      Duoc_Id: lines.Duoc_Id,
      SoLuong: lines.SoLuong,
      source_Id: lines.source_Id,
      DonGiaBHYT: lines.DonGiaBHYT,
    })
    .from(lines)
    .where(
      and(
        eq(lines.TiepNhan_Id, sql.placeholder('TiepNhan_Id')),
        eq(lines.TrangThai, 'DangSuDung'),
        inArray(lines.NhomChiPhi, ['KhamBenh', 'VatTu', 'PhauThuat', 'ThuThuat']),
        eq(lines.LaBHYT, true),
      ),
    )
    .orderBy(asc(lines.NgayYLenh), asc(lines._id)),
);

/** The live lines of a visit for which something is due, in order of time, locked. */
export function lockDueLines(tx: Tx, TiepNhan_Id: string): Promise<VienPhiDongRow[]> {
  return dueLines(tx.db, { TiepNhan_Id });
}

const dueLines = prepared((db) =>
  db
    .select()
    .from(lines)
    .where(
      and(
        eq(lines.TiepNhan_Id, sql.placeholder('TiepNhan_Id')),
        eq(lines.TrangThai, 'DangSuDung'),
        gt(lines.ConLai, '0'),
      ),
    )
    .orderBy(asc(lines.NgayYLenh), asc(lines._id))
    .for('update'),
);

/** The sums of the live lines of a visit other than these, and how many they are. */
export async function sumsOfOthers(
  tx: Tx,
  TiepNhan_Id: string,
  ids: readonly string[],
): Promise<VisitTotals & { soDong: number }> {
  const { rows } = await queryPrepared<VisitTotals & { soDong: number }>(
    tx.db,
    'sen_other_lines',
    otherSums,
    [TiepNhan_Id, ids],
  );
  const [sums] = rows;
  if (!sums) throw new Error('sums without a row');
  return sums;
}

const otherSums = `
  select count(*)::int as "soDong", coalesce(sum(thanh_tien), 0) as "ThanhTien", coalesce(sum(bh_chi_tra), 0) as "BHChiTra",
    coalesce(sum(bncct), 0) as "BNCCT", coalesce(sum(bntt), 0) as "BNTT", coalesce(sum(benh_nhan_tt), 0) as "BenhNhanTT",
    coalesce(sum(nguon_khac), 0) as "NguonKhac", coalesce(sum(khuyen_mai), 0) as "KhuyenMai",
    coalesce(sum(mien_giam), 0) as "MienGiam", coalesce(sum(hach_toan), 0) as "HachToan",
    coalesce(sum(con_lai), 0) as "ConLai", coalesce(sum(thu_thua), 0) as "ThuThua"
  from main.vien_phi_dong where tiep_nhan_id = $1 and trang_thai = 'DangSuDung' and id <> all($2::uuid[])`;

/** What a settlement found of a visit as a whole. */
type Outcome = Pick<VienPhiRow, 'duoiNguong' | 'theChuaXacMinh' | 'settledBy' | 'soDong'>;

/**
 * Writes the sums of a visit from its lines and receipts, together with what of its lines is still to be written, and tells the
 * cashiers. The account is then as it is written.
 */
export async function closeAccount(
  tx: Tx,
  account: Account,
  live: readonly VisitTotals[],
  outcome: Outcome,
  writes: readonly Statement[] = [],
): Promise<VisitTotals> {
  const { TiepNhan_Id, BenhNhan_Id } = account.row;
  const totals = visitTotals(live);
  account.row = { ...account.row, ...totals, ...outcome };
  noteIn(tx, dueName, TiepNhan_Id, totals.ConLai);
  const sums = {
    text: writeSums,
    values: [
      TiepNhan_Id,
      totals.ThanhTien,
      totals.BHChiTra,
      totals.BNCCT,
      totals.BNTT,
      totals.BenhNhanTT,
      totals.NguonKhac,
      totals.MienGiam,
      totals.HachToan,
      totals.ConLai,
      totals.ThuThua,
      outcome.duoiNguong,
      outcome.theChuaXacMinh,
      outcome.soDong,
      tx.now(),
      outcome.settledBy,
      totals.KhuyenMai,
    ],
  };
  sendTogether(tx, [...writes, sums]);
  if (account.row.coCongNo) for (const follow of whenOwingSettled.all()) await follow(tx, account.row);
  await emit(tx, { module: 'VienPhi', process: 'update', data: { TiepNhan_Id, BenhNhan_Id } });
  return totals;
}

const dueName = 'due of a visit';

/** What is due of a visit that this transaction has settled; '0' of one that it has not. */
export function dueIn(tx: Tx, TiepNhan_Id: string): string {
  return knownIn<string>(tx, dueName, TiepNhan_Id) ?? '0';
}

const writeSums = `
  update main.vien_phi set thanh_tien = $2, bh_chi_tra = $3, bncct = $4, bntt = $5, benh_nhan_tt = $6, nguon_khac = $7, mien_giam = $8,
    hach_toan = $9, con_lai = $10, thu_thua = $11, duoi_nguong = $12, the_chua_xac_minh = $13, so_dong = $14, ngay_cap_nhat = $15,
    settled_by = $16, khuyen_mai = $17, version = version + 1,
    da_thu = (select coalesce(sum(case loai_bien_lai when 'ThuTien' then gia_tri_bien_lai when 'HoanTien' then -gia_tri_bien_lai else 0 end), 0)
      from main.bien_lai where tiep_nhan_id = $1 and trang_thai <> 'DaHuy'),
    tam_ung_con = (select coalesce(sum(gia_tri_bien_lai - chenh_lech_lam_tron - hach_toan), 0) from main.bien_lai
      where tiep_nhan_id = $1 and loai_bien_lai in ('TamUng', 'ThuTien') and trang_thai in ('DaThuTien', 'DangHachToan'))
  where tiep_nhan_id = $1`;
