import { sum, toMoney } from '@sen/domain/money/decimal';
import type { Giam } from '@sen/domain/promotions/basket';
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { insertRows } from '../../engine/sql/rows.ts';
import { receptionRows } from '../reception/sql.ts';
import { countOn, freeLimits, heldProgramme } from './limits.ts';
import { maApDung } from './numbers.ts';
import { goesOn } from './queries.ts';
import { type ApDungRow, apDungTable, voucherTable } from './tables.ts';

/** What a bill takes: whose it is, and of each line what the engine took off it. */
export type Applied = {
  TiepNhan_Id: string;
  BenhNhan_Id: string;
  lines: ReadonlyArray<{ VienPhiDong_Id: string; Ten: string; giams: readonly Giam[] }>;
};

type Taken = { VienPhiDong_Id: string; Ten: string; giam: Giam };

/**
 * Applies to lines of a bill what the engine took off them: counts it against every limit on the row of its programme or voucher, and
 * keeps it as history under one code, which it answers (null where nothing is taken). Whoever comes second to the last one is refused.
 * Errors: PROMOTION_USED_UP, PROMOTION_CUSTOMER_USED_UP, VOUCHER_NOT_LIVE.
 */
export async function applyPromotions(
  tx: Tx,
  { TiepNhan_Id, BenhNhan_Id, lines }: Applied,
): Promise<string | null> {
  const taken = lines.flatMap(({ giams, ...line }) => giams.map((giam): Taken => ({ ...line, giam })));
  if (taken.length === 0) return null;
  const visit = { TiepNhan_Id, BenhNhan_Id };
  const sources = [...new Set(taken.map(({ giam }) => giam.nguon_Id))].sort();
  const times = new Map<string, number>();
  for (const id of sources) {
    const own = taken.filter(({ giam }) => giam.nguon_Id === id);
    const isVoucher = own.some(({ giam }) => giam.buoc === 'Voucher');
    times.set(id, await (isVoucher ? takeVoucher(tx, id, visit) : takeProgramme(tx, id, visit, own)));
  }
  const MaApDung = await codeOf(tx, TiepNhan_Id);
  const made = await insertRows(
    tx,
    apDungTable,
    taken.map(({ VienPhiDong_Id, Ten, giam }) => ({
      ...visit,
      ...{
        MaApDung,
        VienPhiDong_Id,
        TenDong: Ten,
        Buoc: giam.buoc,
        SoTien: giam.SoTien,
        SoLuong: giam.SoLuong,
      },
      LanApDung: times.get(giam.nguon_Id) ?? 1,
      NguoiApDung_Id: tx.user?.NhanVien_Id ?? null,
      ChuongTrinhKhuyenMai_Id: giam.buoc === 'Voucher' ? null : giam.nguon_Id,
      Voucher_Id: giam.buoc === 'Voucher' ? giam.nguon_Id : null,
      NguoiTao_Id: actor(tx),
    })),
  );
  for (const row of made) await note(tx, 'CREATE', row);
  await emit(tx, { module: 'KhuyenMai', process: 'update', data: { TiepNhan_Id } });
  return MaApDung;
}

/**
 * Takes back what was applied to lines of a bill. A voucher has its use again once no line of the bill has any of it, a programme with
 * a limit its units and money at once. Answers how many applications were taken back.
 */
export async function withdrawPromotions(tx: Tx, VienPhiDong_Ids: readonly string[]): Promise<number> {
  if (VienPhiDong_Ids.length === 0) return 0;
  return (await withdraw(tx, inArray(apDungTable.VienPhiDong_Id, [...VienPhiDong_Ids]))).length;
}

/**
 * Takes vouchers off a bill, all of them when none are named, because a receipt gives its money back (null: for another reason). Each has
 * its use again. Answers what they took off which line; the caller has the bill worked out.
 */
export async function withdrawVouchers(
  tx: Tx,
  TiepNhan_Id: string,
  { BienLaiHoan_Id, Voucher_Ids }: { BienLaiHoan_Id: string | null; Voucher_Ids?: readonly string[] },
): Promise<Array<{ VienPhiDong_Id: string; SoTien: string }>> {
  const { Voucher_Id } = apDungTable;
  const named = Voucher_Ids ? inArray(Voucher_Id, [...Voucher_Ids]) : isNotNull(Voucher_Id);
  return withdraw(tx, and(eq(apDungTable.TiepNhan_Id, TiepNhan_Id), named), { BienLaiHoan_Id });
}

async function withdraw(
  tx: Tx,
  which: SQL | undefined,
  why: Partial<Pick<ApDungRow, 'BienLaiHoan_Id'>> = {},
): Promise<ApDungRow[]> {
  const rows = await tx.db
    .update(apDungTable)
    .set({
      ...why,
      TrangThai: 'DaHuy',
      NgayHuy: tx.now(),
      version: sql`${apDungTable.version} + 1`,
      NguoiCapNhat_Id: actor(tx),
    })
    .where(and(which, eq(apDungTable.TrangThai, 'HieuLuc')))
    .returning();
  for (const [id, own] of grouped(rows, (row) => row.ChuongTrinhKhuyenMai_Id))
    await freeLimits(tx, id, amountOf(own));
  for (const [id, own] of grouped(rows, (row) => row.Voucher_Id)) {
    const visits = [...new Set(own.map(({ TiepNhan_Id }) => TiepNhan_Id))];
    await tx.db.execute(sql`
      update main.voucher v set so_luong_da_dung = so_luong_da_dung - (
        select count(*)::int from unnest(${sql.param(visits)}::uuid[]) as t(id) where not exists (
          select from main.ap_dung_khuyen_mai a where a.voucher_id = v.id and a.tiep_nhan_id = t.id and a.trang_thai = 'HieuLuc'))
      where v.id = ${id}`);
  }
  for (const row of rows) await note(tx, 'CANCEL', row);
  for (const visit of new Set(rows.map(({ TiepNhan_Id }) => TiepNhan_Id)))
    await emit(tx, { module: 'KhuyenMai', process: 'update', data: { TiepNhan_Id: visit } });
  return rows;
}

type Visit = Pick<Applied, 'TiepNhan_Id' | 'BenhNhan_Id'>;
type Limited = { _id: string; SoLanToiDaMoiKhach: number | null };

/** Takes a use of a voucher, unless the bill has one already: the row is locked by the change, so that the last one goes once. */
async function takeVoucher(tx: Tx, id: string, visit: Visit): Promise<number> {
  const [row] = await tx.db.select().from(voucherTable).where(eq(voucherTable._id, id)).for('update');
  const { here, had, lan } = await timesOn(tx, sql`voucher_id = ${id}`, visit);
  if (!row || !goesOn(row, had)) throw new DomainError('VOUCHER_NOT_LIVE');
  if (here) return lan;
  requireTimes(row, row.MaVoucher, lan);
  if (row.SoLuongDaDung >= row.SoLuong) throw new DomainError('PROMOTION_USED_UP', { ten: row.MaVoucher });
  await tx.db
    .update(voucherTable)
    .set({ SoLuongDaDung: row.SoLuongDaDung + 1 })
    .where(eq(voucherTable._id, id));
  return lan;
}

/**
 * Takes units and money of a programme within its limits, which are counted on its locked row. One without limits is only held as it
 * is, so that it is not taken back meanwhile: bills that take it do not wait for each other.
 */
async function takeProgramme(tx: Tx, id: string, visit: Visit, own: readonly Taken[]): Promise<number> {
  const row = await heldProgramme(tx, id);
  const { here, had, lan } = await timesOn(tx, sql`chuong_trinh_khuyen_mai_id = ${id}`, visit);
  if (!row || !goesOn(row, had)) throw new DomainError('STATE_CHANGED', { state: row?.TrangThai });
  // the money of the patient is locked: no other bill of theirs takes it at the same time
  if (!here) requireTimes(row, row.TenChuongTrinhKhuyenMai, lan);
  if (!(await countOn(tx, row, amountOf(own.map(({ giam }) => giam)))))
    throw new DomainError('PROMOTION_USED_UP', { ten: row.TenChuongTrinhKhuyenMai });
  return lan;
}

const amountOf = (own: ReadonlyArray<Pick<Giam, 'SoLuong' | 'SoTien'>>) => ({
  units: own.reduce((total, { SoLuong }) => total + SoLuong, 0),
  money: toMoney(sum(own.map(({ SoTien }) => SoTien))),
});

/** One code for what a bill takes at once; whose bill it is, is locked. */
async function codeOf(tx: Tx, TiepNhan_Id: string): Promise<string> {
  const { rows } = await tx.db.execute<{ ma: string; times: number }>(sql`
    select t.ma_tiep_nhan as ma, (select count(distinct a.ma_ap_dung)::int from main.ap_dung_khuyen_mai a where a.tiep_nhan_id = t.id) as times
    from ${receptionRows} t where t.id = ${TiepNhan_Id}`);
  const [{ ma, times } = { ma: '', times: 0 }] = rows;
  return maApDung(ma, times + 1);
}

/** The how many-th time it is for the patient, and whether the bill has it, or had. */
async function timesOn(tx: Tx, source: ReturnType<typeof sql>, { TiepNhan_Id, BenhNhan_Id }: Visit) {
  const { rows } = await tx.db.execute<{ others: number; here: boolean; had: boolean }>(sql`
    select (count(distinct tiep_nhan_id) filter (where trang_thai = 'HieuLuc' and tiep_nhan_id <> ${TiepNhan_Id}))::int as others,
      coalesce(bool_or(trang_thai = 'HieuLuc' and tiep_nhan_id = ${TiepNhan_Id}), false) as here,
      coalesce(bool_or(tiep_nhan_id = ${TiepNhan_Id}), false) as had
    from main.ap_dung_khuyen_mai where benh_nhan_id = ${BenhNhan_Id} and ${source}`);
  const [{ others, here, had } = { others: 0, here: false, had: false }] = rows;
  return { here, had, lan: others + 1 };
}

function requireTimes({ SoLanToiDaMoiKhach: max }: Limited, ten: string, lan: number): void {
  if (max !== null && lan > max) throw new DomainError('PROMOTION_CUSTOMER_USED_UP', { ten, max });
}

function note(tx: Tx, action: 'CREATE' | 'CANCEL', row: ApDungRow): Promise<void> {
  const { _id, BenhNhan_Id } = row;
  return audit(tx, { action, entity: 'ApDungKhuyenMai', entityId: _id, BenhNhan_Id, after: row });
}

function grouped(
  rows: readonly ApDungRow[],
  keyOf: (row: ApDungRow) => string | null,
): Map<string, ApDungRow[]> {
  const groups = new Map<string, ApDungRow[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}
