import { dec } from '@sen/domain/money/decimal';
import { tenKhongDau } from '@sen/domain/names/key';
import { voucherActs } from '@sen/domain/promotions/acts';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx, today } from '../../engine/context.ts';
import { emit } from '../../engine/events/events.ts';
import { loadOne } from '../../engine/loaders.ts';
import { insertRow, updateRow } from '../../engine/sql/rows.ts';
import { receptionRows } from '../reception/sql.ts';
import { type Amount, countOn, freeLimits, heldProgramme } from './limits.ts';
import { randomCode } from './numbers.ts';
import { liveRows } from './queries.ts';
import { type ChuongTrinhRow, type VoucherRow, voucherTable } from './tables.ts';

/** An advance that was paid, and what the patient pays for the visit in all. */
export type PaidAdvance = { BienLai_Id: string; BenhNhan_Id: string; SoTien: string; BenhNhanTT: string };

/**
 * Gives a voucher for an advance that reaches the sum of a programme: of several the one that asks for most, of equals the one that was
 * released earlier; none where its limits or the times of the patient are used up. Whose advance it is, is locked.
 */
export async function giveVoucher(tx: Tx, advance: PaidAdvance): Promise<void> {
  const { BenhNhan_Id } = advance;
  const reached = (await liveRows(tx, { BenhNhan_Id })).filter((row) => reaches(row, advance));
  const ask = (row: ChuongTrinhRow) => dec(row.SoTienDieuKien ?? '0');
  for (const { _id } of reached.sort((a, b) => ask(b).cmp(ask(a)))) {
    const row = await heldProgramme(tx, _id);
    if (row?.TrangThai !== 'DaPhatHanh' || (await hadAll(tx, row, BenhNhan_Id))) continue;
    if (!(await countOn(tx, row, worthOf(valueGiven(row))))) continue;
    await issue(tx, row, advance);
    return;
  }
}

function reaches(row: ChuongTrinhRow, { SoTien, BenhNhanTT }: PaidAdvance): boolean {
  if (row.LoaiChuongTrinhKhuyenMai !== 'TamUngTangVoucher') return false;
  const part = dec(BenhNhanTT)
    .times(row.PhanTramDieuKien ?? '0')
    .div(100);
  return dec(SoTien).gte(row.SoTienDieuKien ?? '0') && dec(SoTien).gte(part);
}

async function hadAll(tx: Tx, { _id, SoLanToiDaMoiKhach: most }: ChuongTrinhRow, BenhNhan_Id: string) {
  if (most === null) return false;
  const had = await tx.db.$count(
    voucherTable,
    and(
      eq(voucherTable.ChuongTrinhKhuyenMai_Id, _id),
      eq(voucherTable.BenhNhan_Id, BenhNhan_Id),
      ne(voucherTable.TrangThai, 'DaHuy'),
    ),
  );
  return had >= most;
}

type Value = Pick<VoucherRow, 'LoaiGiamGia' | 'GiaTri'>;

function valueGiven({ PhanTramKhuyenMai, SoTienKhuyenMai }: ChuongTrinhRow): Value {
  return PhanTramKhuyenMai === null
    ? { LoaiGiamGia: 'SoTien', GiaTri: SoTienKhuyenMai ?? '0' }
    : { LoaiGiamGia: 'PhanTram', GiaTri: PhanTramKhuyenMai };
}

/** What a voucher counts against the limits of its programme; one by percent has no worth of its own. */
const worthOf = ({ LoaiGiamGia, GiaTri }: Value): Amount => ({
  units: 1,
  money: LoaiGiamGia === 'SoTien' ? GiaTri : '0',
});

/** For the patient alone, once, from today on. */
async function issue(tx: Tx, row: ChuongTrinhRow, { BienLai_Id, BenhNhan_Id }: PaidAdvance): Promise<void> {
  const made = await insertRow(tx, voucherTable, {
    ...valueGiven(row),
    MaVoucher: randomCode(),
    TenVoucher: row.TenChuongTrinhKhuyenMai,
    TenTimKiem: tenKhongDau(row.TenChuongTrinhKhuyenMai),
    GiamToiDa: row.GiamToiDa,
    SoLuong: 1,
    NgayBatDau: today(tx),
    NgayKetThuc: row.SoNgayVoucher === null ? row.NgayKetThuc : daysAfter(today(tx), row.SoNgayVoucher),
    TrangThai: 'DaPhatHanh',
    NgayPhatHanh: tx.now(),
    NguoiPhatHanh_Id: tx.user?.NhanVien_Id ?? null,
    BenhNhan_Id,
    ChuongTrinhKhuyenMai_Id: row._id,
    BienLaiTamUng_Id: BienLai_Id,
    NguoiTao_Id: actor(tx),
  });
  await note(tx, 'CREATE', made);
}

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** A voucher that was given for an advance, and on which bills it took what off. */
export type AdvanceVoucher = {
  voucher: VoucherRow;
  /** What the advance had to be. */
  SoTienDieuKien: string;
  uses: ReadonlyArray<{ TiepNhan_Id: string; MaTiepNhan: string; lines: ReadonlyMap<string, string> }>;
};

/** The vouchers that were given for these advances and stand. */
export async function vouchersOfAdvances(
  ctx: Ctx,
  BienLai_Ids: readonly string[],
): Promise<AdvanceVoucher[]> {
  if (BienLai_Ids.length === 0) return [];
  const vouchers = await ctx.db
    .select()
    .from(voucherTable)
    .where(and(inArray(voucherTable.BienLaiTamUng_Id, [...BienLai_Ids]), ne(voucherTable.TrangThai, 'DaHuy')))
    .orderBy(voucherTable._id);
  if (vouchers.length === 0) return [];
  const { rows } = await ctx.db.execute<{
    voucher: string;
    visit: string;
    ma: string;
    line: string;
    amount: string;
  }>(sql`
    select a.voucher_id as voucher, a.tiep_nhan_id as visit, t.ma_tiep_nhan as ma, a.vien_phi_dong_id as line, a.so_tien::text as amount
    from main.ap_dung_khuyen_mai a join ${receptionRows} t on t.id = a.tiep_nhan_id
    where a.voucher_id = any(${sql.param(vouchers.map(({ _id }) => _id))}::uuid[]) and a.trang_thai = 'HieuLuc' order by a.id`);
  const { rows: sums } = await ctx.db.execute<{ id: string; need: string }>(sql`
    select id, coalesce(so_tien_dieu_kien, 0)::text as need from main.chuong_trinh_khuyen_mai
    where id = any(${sql.param(vouchers.flatMap((one) => one.ChuongTrinhKhuyenMai_Id ?? []))}::uuid[])`);
  return vouchers.map((voucher) => {
    const own = rows.filter((row) => row.voucher === voucher._id);
    return {
      voucher,
      SoTienDieuKien: sums.find(({ id }) => id === voucher.ChuongTrinhKhuyenMai_Id)?.need ?? '0',
      uses: [...new Set(own.map(({ visit }) => visit))].map((TiepNhan_Id) => {
        const here = own.filter(({ visit }) => visit === TiepNhan_Id);
        const lines = new Map(here.map(({ line, amount }) => [line, amount]));
        return { TiepNhan_Id, MaTiepNhan: here[0]?.ma ?? '', lines };
      }),
    };
  });
}

/** Takes back a voucher that no bill uses: its advance was paid back. */
export async function takeVoucherBack(
  tx: Tx,
  { _id, ChuongTrinhKhuyenMai_Id, ...value }: VoucherRow,
): Promise<void> {
  const after = await updateRow(tx, voucherTable, _id, { TrangThai: 'DaHuy', ...stamp(tx) });
  if (ChuongTrinhKhuyenMai_Id) await freeLimits(tx, ChuongTrinhKhuyenMai_Id, worthOf(value));
  if (after) await note(tx, 'CANCEL', after);
}

/**
 * Money of advances was not paid back after all (what is left of each): their vouchers hold again, as far as it reaches the sum of their
 * programmes and the limits of these leave it.
 */
export async function giveVouchersAgain(tx: Tx, kept: ReadonlyMap<string, string>): Promise<void> {
  if (kept.size === 0) return;
  const { BienLaiTamUng_Id, TrangThai } = voucherTable;
  const rows = await tx.db
    .select()
    .from(voucherTable)
    .where(and(inArray(BienLaiTamUng_Id, [...kept.keys()]), eq(TrangThai, 'DaHuy')))
    .orderBy(voucherTable._id);
  for (const row of rows) {
    const programme = await heldProgramme(tx, row.ChuongTrinhKhuyenMai_Id ?? '');
    const left = dec(kept.get(row.BienLaiTamUng_Id ?? '') ?? '0');
    if (!programme || left.lt(programme.SoTienDieuKien ?? '0')) continue;
    if (!(await countOn(tx, programme, worthOf(row)))) continue;
    const after = await updateRow(tx, voucherTable, row._id, { TrangThai: 'DaPhatHanh', ...stamp(tx) });
    if (after) await note(tx, 'APPROVED', after);
  }
}

/** The vouchers that were given for an advance, those that were taken back as well: one statement for all receipts of an answer. */
export async function vouchersOfReceipt(ctx: Ctx, BienLai_Id: string): Promise<VoucherRow[]> {
  const found = await loadOne(ctx, 'promotions:advance', BienLai_Id, async (of, ids) => {
    const rows = await of.db
      .select()
      .from(voucherTable)
      .where(inArray(voucherTable.BienLaiTamUng_Id, [...ids]))
      .orderBy(voucherTable._id);
    return new Map(ids.map((id) => [id, rows.filter((row) => row.BienLaiTamUng_Id === id)]));
  });
  return found ?? [];
}

/** The vouchers that a patient alone may still use on a day, the one that ends first before the others. */
export async function vouchersOfPatient(ctx: Ctx, BenhNhan_Id: string, day: string): Promise<VoucherRow[]> {
  return ctx.db
    .select()
    .from(voucherTable)
    .where(
      and(
        eq(voucherTable.BenhNhan_Id, BenhNhan_Id),
        eq(voucherTable.TrangThai, 'DaPhatHanh'),
        sql`${day}::date between ngay_bat_dau and ngay_ket_thuc and so_luong_da_dung < so_luong`,
      ),
    )
    .orderBy(voucherTable.NgayKetThuc, voucherTable._id);
}

const stamp = (tx: Tx) => ({ NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) });

async function note(tx: Tx, action: 'CREATE' | 'CANCEL' | 'APPROVED', after: VoucherRow): Promise<void> {
  const { _id, BenhNhan_Id } = after;
  await audit(tx, { action, entity: voucherActs.name, entityId: _id, BenhNhan_Id, after });
  await emit(tx, {
    module: 'KhuyenMai',
    process: action === 'CREATE' ? 'create' : 'update',
    data: { name: voucherActs.name, id: _id },
  });
}
