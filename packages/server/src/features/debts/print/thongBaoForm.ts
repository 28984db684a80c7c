import { soNgayQuaHan } from '@sen/domain/debts/ageing';
import { type SQL, sql } from 'drizzle-orm';
import { type Ctx, today } from '../../../engine/context.ts';
import { DomainError } from '../../../engine/errors.ts';
import { bankAccount } from '../../cashier/qr.ts';
import { facilityOf } from '../../organisation/facility.ts';
import { readingRight } from '../../organisation/readingRight.ts';
import { patientById } from '../../patients/queries.ts';
import { patientRows } from '../../patients/sql.ts';
import { letterhead, nameOf } from '../../printing/paperData.ts';
import type { PrintForm } from '../../printing/points.ts';
import { receptionRows } from '../../reception/sql.ts';
import { visibleRecords } from '../../recordAccess/visible.ts';
import { debtById } from '../facts.ts';
import { nameOfDebtor } from '../queries.ts';
import type { CongNoRow } from '../tables.ts';
import { filesThongBao, presentThongBao, type ThongBaoTrenGiay } from './ThongBao.ts';

export const thongBaoForm: PrintForm<ThongBaoTrenGiay> = {
  code: 'ThongBaoCongNo',
  right: async (ctx, id) => readingRight(ctx, ['CONG_NO_XEM'], (await debtById(ctx, id)).NoiTiepNhan_Id),
  patient: async (ctx, id) => (await debtById(ctx, id)).BenhNhan_Id,
  data: dataThongBao,
  present: presentThongBao,
  files: filesThongBao,
};

/**
 * What the debtor of a debt owes its facility, all open debts of which the caller sees: no word of what was done for whom. Errors:
 * NOT_FOUND, NOTHING_TO_PAY where none is open.
 */
async function dataThongBao(ctx: Ctx, id: string): Promise<ThongBaoTrenGiay> {
  const debt = await debtById(ctx, id);
  const Khoans = await openDebts(ctx, debt);
  if (Khoans.length === 0) throw new DomainError('NOTHING_TO_PAY');
  return {
    CoSo: await letterhead(ctx, debt.NoiTiepNhan_Id),
    MaCongNo: debt.MaCongNo,
    Ngay: today(ctx),
    NguoiNo: await nameOfDebtor(ctx, debt),
    ...(await addressOf(ctx, debt)),
    NguoiBaoLanh: debt.LoaiNguoiNo === 'BenhNhan' ? (debt.NguoiBaoLanh ?? '') : '',
    LanNhac: debt.LanNhac,
    NhacLuc: debt.NhacLuc?.toISOString() ?? null,
    Khoans,
    TaiKhoan: await account(ctx),
    NguoiLap: await nameOf(ctx, 'NhanVien', ctx.user?.NhanVien_Id ?? null),
  };
}

type Khoan = ThongBaoTrenGiay['Khoans'][number];
type Found = Omit<Khoan, 'soNgayQuaHan'> & { noi: string | null; BenhNhan_Id: string };

/** One statement: the longest due first. */
async function openDebts(ctx: Ctx, debt: CongNoRow): Promise<Khoan[]> {
  const { rows } = await ctx.db.execute<Found>(sql`
    select c.ma_cong_no as "MaCongNo", t.ma_tiep_nhan as "MaTiepNhan", b.ten_benh_nhan as "NguoiBenh", c.benh_nhan_id as "BenhNhan_Id",
      to_char(c.ngay_no at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "NgayNo", c.ngay_han::text as "NgayHan",
      c.so_tien::text as "SoTien", c.con_lai::text as "ConLai", c.noi_tiep_nhan_id as noi
    from main.cong_no c
    join ${receptionRows} t on t.id = c.tiep_nhan_id
    join ${patientRows} b on b.id = c.benh_nhan_id
    where c.trang_thai = 'ConNo' and ${sameDebtor(debt)}
    order by c.ngay_han, c.ngay_no, c.id`);
  const own = await facilityOf(ctx, debt.NoiTiepNhan_Id);
  const places = await Promise.all(rows.map(({ noi }) => facilityOf(ctx, noi)));
  const here = rows.filter((_row, at) => places[at] === own);
  const seen = await visibleRecords(ctx, here, ({ noi, BenhNhan_Id }) => ({ node: noi, BenhNhan_Id }));
  return seen.map(({ noi: _place, BenhNhan_Id: _patient, ...row }) => ({
    ...row,
    soNgayQuaHan: soNgayQuaHan(row.NgayHan, today(ctx)),
  }));
}

/** Whose debts a reminder tells: those of a company or insurer, of a guarantor of one name and phone, or of the patient. */
function sameDebtor({ LoaiNguoiNo, CongTy_Id, NguoiBaoLanh, SoDienThoai, BenhNhan_Id }: CongNoRow): SQL {
  if (LoaiNguoiNo !== 'BenhNhan' && CongTy_Id) return sql`c.cong_ty_id = ${CongTy_Id}`;
  if (LoaiNguoiNo === 'BaoLanh')
    return sql`c.loai_nguoi_no = 'BaoLanh' and c.cong_ty_id is null and lower(c.nguoi_bao_lanh) = lower(${NguoiBaoLanh}::text)
      and coalesce(c.so_dien_thoai, '') = ${SoDienThoai ?? ''}`;
  return sql`c.loai_nguoi_no = 'BenhNhan' and c.benh_nhan_id = ${BenhNhan_Id}`;
}

/** Where the letter goes; of a guarantor only the phone is known. */
async function addressOf(
  ctx: Ctx,
  debt: CongNoRow,
): Promise<Pick<ThongBaoTrenGiay, 'MaNguoiNo' | 'DiaChi' | 'SoDienThoai'>> {
  if (debt.LoaiNguoiNo === 'BenhNhan') {
    const { MaYTe, fullAddress, SoDienThoai } = await patientById(ctx, debt.BenhNhan_Id);
    return { MaNguoiNo: MaYTe, DiaChi: fullAddress ?? '', SoDienThoai: SoDienThoai ?? '' };
  }
  const phone = debt.SoDienThoai ?? '';
  if (!debt.CongTy_Id) return { MaNguoiNo: '', DiaChi: '', SoDienThoai: phone };
  const { rows } = await ctx.db.execute<{ code: string; address: string | null; phone: string | null }>(
    sql`select ma_cong_ty as code, dia_chi as address, so_dien_thoai as phone from main.cong_ty where id = ${debt.CongTy_Id}`,
  );
  const [company] = rows;
  return {
    MaNguoiNo: company?.code ?? '',
    DiaChi: company?.address ?? '',
    SoDienThoai: phone || (company?.phone ?? ''),
  };
}

/** The account that transfers go to, with its bank where the catalogue names it; null where the house has none. */
async function account(ctx: Ctx): Promise<ThongBaoTrenGiay['TaiKhoan']> {
  const found = await bankAccount(ctx).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'NO_BANK_ACCOUNT') return null;
    throw error;
  });
  if (!found) return null;
  const { rows } = await ctx.db.execute<{ bank: string }>(
    sql`select ten_ngan_hang as bank from main.tai_khoan_ngan_hang where id = ${found.TaiKhoanNganHang_Id}::uuid`,
  );
  return {
    SoTaiKhoan: found.accountNumber,
    ChuTaiKhoan: found.accountName,
    NganHang: rows[0]?.bank ?? '',
  };
}
