import { percentExempted } from '@sen/domain/cashier/lineState';
import { sum } from '@sen/domain/money/decimal';
import { amountInWords } from '@sen/domain/money/words';
import { voucherSentence } from '@sen/domain/promotions/voucherSentence';
import type { Ctx } from '../../../engine/context.ts';
import { DomainError } from '../../../engine/errors.ts';
import { readingRight } from '../../organisation/readingRight.ts';
import { patientById } from '../../patients/queries.ts';
import { letterhead, nameOf, patientOnPaper } from '../../printing/paperData.ts';
import type { PrintForm } from '../../printing/points.ts';
import { countPrints } from '../../printing/prints.ts';
import { vouchersOfReceipt } from '../../promotions/commands.ts';
import { letOffBy } from '../../promotions/queries.ts';
import { receptionById } from '../../reception/queries.ts';
import { readSetting } from '../../system/queries.ts';
import { linesOfVisit, type PaymentPart, paymentsOf, postedLines, receiptById } from '../queries.ts';
import { filesPhieuThu, type PhieuThu, presentPhieuThu } from './PhieuThu.ts';

export const phieuThuForm: PrintForm<PhieuThu> = {
  code: 'PhieuThu',
  right: async (ctx, id) => {
    const { QuayThu_Id, TiepNhan_Id } = await receiptFound(ctx, id);
    const place = QuayThu_Id ?? (await receptionById(ctx, TiepNhan_Id)).NoiTiepNhan_Id;
    return readingRight(ctx, ['VIEN_PHI_XEM'], place);
  },
  patient: async (ctx, id) => (await receiptFound(ctx, id)).BenhNhan_Id,
  data: dataPhieuThu,
  present: presentPhieuThu,
  files: filesPhieuThu,
};

/** A paper of a spa names neither payer nor card. */
const notInsured = {
  TenDoiTuong: '',
  SoTheBHYT: null,
  BHYTNgayHieuLuc: null,
  BHYTNgayHetHieuLuc: null,
};

type Reasons = Readonly<Record<string, { vi: string; en: string }>>;

const reasons: Reasons = {
  ThuTien: { vi: 'Thu tiền khám, chữa bệnh', en: 'Payment for care' },
  TamUng: { vi: 'Thu tạm ứng', en: 'Advance' },
  HoanUng: { vi: 'Hoàn tạm ứng', en: 'Return of an advance' },
  HoanTien: { vi: 'Hoàn tiền dịch vụ', en: 'Refund' },
};

const spaReasons: Reasons = {
  ThuTien: { vi: 'Thu tiền dịch vụ', en: 'Payment for services' },
  TamUng: { vi: 'Thu tiền cọc', en: 'Deposit' },
  HoanUng: { vi: 'Hoàn tiền cọc', en: 'Return of a deposit' },
};

async function receiptFound(ctx: Ctx, id: string) {
  const receipt = await receiptById(ctx, id);
  if (!receipt) throw new DomainError('NOT_FOUND', { entity: 'BienLai' });
  return receipt;
}

/** How a part was paid: a transfer to an account names the account and the bank's reference. */
async function wayOf(ctx: Ctx, part: PaymentPart): Promise<string> {
  const way = await nameOf(ctx, 'HinhThucThanhToan', part.HinhThucThanhToan_Id);
  if (part.TaiKhoanNganHang_Id === null) return way;
  const account = await nameOf(ctx, 'TaiKhoanNganHang', part.TaiKhoanNganHang_Id);
  return `${way} (${[account, part.MaGiaoDich].filter(Boolean).join(', ')})`;
}

/** A receipt by its id with what it paid for. Errors: NOT_FOUND. */
async function dataPhieuThu(ctx: Ctx, id: string): Promise<PhieuThu> {
  const receipt = await receiptFound(ctx, id);
  const charges = new Map((await linesOfVisit(ctx, receipt.TiepNhan_Id)).map((line) => [line._id, line]));
  const posted = await postedLines(ctx, id);
  const lines = posted.map((line) => {
    const charge = charges.get(line.VienPhiDong_Id);
    return {
      TenDichVu: line.Ten,
      DonViTinh: line.DonViTinh ?? '',
      SoLuong: line.SoLuong,
      DonGia: line.DonGia,
      ThanhTien: charge?.ThanhTien ?? line.SoTien,
      BHChiTra: charge?.BHChiTra ?? '0',
      MienGiam: charge?.MienGiam ?? '0',
      MienGiamPhanTram: charge ? percentExempted(charge) : null,
      BenhNhanTT: line.SoTien,
    };
  });
  const parts = await paymentsOf(ctx, id);
  const methods = await Promise.all(parts.map((part) => wayOf(ctx, part)));
  const patient = await patientOnPaper(ctx, receipt.BenhNhan_Id, receipt.TiepNhan_Id);
  const { TenTrenHoaDon, MaSoThue } = await patientById(ctx, receipt.BenhNhan_Id);
  const total = (part: 'ThanhTien' | 'BHChiTra' | 'MienGiam' | 'BenhNhanTT') =>
    sum(lines.map((line) => line[part])).toFixed(2);
  const laSpa = (await readSetting(ctx, 'general')).systemType === 'SPA';
  const cancelledBy = await nameOf(ctx, 'NhanVien', receipt.NguoiHuy_Id);
  return {
    CoSo: await letterhead(ctx, receipt.QuayThu_Id),
    BenhNhan: laSpa ? { ...patient, ...notInsured } : patient,
    laSpa,
    MauSo: null,
    KyHieu: receipt.KyHieu,
    Series: null,
    SoBienLai: receipt.SoBienLai,
    MaBienLai: receipt.MaBienLai,
    NgayBienLai: receipt.NgayBienLai.toISOString(),
    TenNguoiNop: receipt.NguoiNop ?? patient.TenBenhNhan,
    TenTrenHoaDon,
    MaSoThue,
    LyDoThu: { ...reasons, ...(laSpa ? spaReasons : {}) }[receipt.LoaiBienLai]?.[ctx.language] ?? '',
    ChiTiets: lines,
    Tong: {
      ThanhTien: total('ThanhTien'),
      BHChiTra: total('BHChiTra'),
      MienGiam: total('MienGiam'),
      BenhNhanTT: total('BenhNhanTT'),
    },
    KhuyenMai: await letOffBy(
      ctx,
      posted.map((line) => line.VienPhiDong_Id),
    ),
    Voucher: (await vouchersOfReceipt(ctx, id))
      .filter((one) => one.TrangThai !== 'DaHuy')
      .map((one) => ({
        MaVoucher: one.MaVoucher,
        NoiDung: voucherSentence(one, ctx.language),
        NgayKetThuc: one.NgayKetThuc,
      })),
    DaTamUng: '0',
    GiaTriBienLai: receipt.GiaTriBienLai,
    SoTienBangChu: amountInWords(receipt.GiaTriBienLai),
    HinhThucThanhToan: [...new Set(methods)].join(', '),
    TenNguoiThu: await nameOf(ctx, 'NhanVien', receipt.NguoiThu_Id),
    BanSaoLan: await countPrints(ctx, 'PhieuThu', id),
    Huy: receipt.NgayHuy
      ? { NgayHuy: receipt.NgayHuy.toISOString(), NguoiHuy: cancelledBy, LyDoHuy: receipt.LyDoHuy ?? '' }
      : null,
  };
}
