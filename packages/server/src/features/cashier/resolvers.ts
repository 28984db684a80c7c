import { bienLaiActs } from '@sen/domain/cashier/bienLai';
import { giaoDichTamActs } from '@sen/domain/cashier/giaoDichTam';
import { percentExempted } from '@sen/domain/cashier/lineState';
import { vienPhiActs } from '@sen/domain/cashier/vienPhi';
import { hoanToiDa, vienPhiDongActs } from '@sen/domain/cashier/vienPhiDong';
import { isInsuredBy } from '@sen/domain/insurance/child';
import { supportedPrice } from '@sen/domain/insurance/support';
import { dec } from '@sen/domain/money/decimal';
import { amountInWords } from '@sen/domain/money/words';
import { actionStates } from '../../engine/acts/acts.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import type { Resolvers } from '../../gql/main.ts';
import { personName } from '../identity/people.ts';
import { payerOf } from '../insurance/queries.ts';
import { patientOf } from '../patients/queries.ts';
import { vouchersOfReceipt } from '../promotions/commands.ts';
import { loadReception, receptionById } from '../reception/queries.ts';
import { keptForVouchers } from './advanceVouchers.ts';
import { awaitedOfVisit } from './awaited.ts';
import { findingsOf, findingView } from './claimFindings.ts';
import { differenceOf } from './difference.ts';
import { exemptionsOfVisit } from './exempt.ts';
import { mostExempted } from './exemptionLimit.ts';
import { invoiceNumberOf, lineFacts, receiptFacts, visitFacts } from './facts.ts';
import { cashierMutations } from './mutations.ts';
import { labelOfPackage, packageOfLine } from './packageOnBill.ts';
import { factsOf, isWaiting, preparedOfVisit } from './prepared.ts';
import { qrOf } from './qr.ts';
import {
  allLinesOfVisit,
  linesOfVisit,
  pageOfLines,
  paymentsOf,
  postedLines,
  receiptById,
  receiptsOfVisit,
} from './queries.ts';
import { cashierQueries } from './rootQueries.ts';
import type { VienPhiDongRow } from './tables.ts';
import { promotionsShown } from './vouchers.ts';

/** Whether a line is billed to the insurance: by its order, and the payer and card of its visit. */
async function isBilled(ctx: Ctx, line: VienPhiDongRow): Promise<boolean> {
  const visit = await receptionById(ctx, line.TiepNhan_Id);
  return line.LaBHYT && isInsuredBy(visit) && (await payerOf(ctx, visit.DoiTuong_Id))?.laBHYT === true;
}

async function supportOf(ctx: Ctx, line: VienPhiDongRow) {
  const { DoiTuong_Id } = await receptionById(ctx, line.TiepNhan_Id);
  const payer = await payerOf(ctx, DoiTuong_Id);
  return supportedPrice({ ...line, LaBHYT: await isBilled(ctx, line) }, payer?.hoTroGia ?? false);
}

export const cashierResolvers: Resolvers = {
  Query: cashierQueries,
  Mutation: cashierMutations,
  types: {
    VienPhi: {
      TiepNhan: (cost, _args, ctx) => loadReception(ctx, cost.TiepNhan_Id),
      hanMucMienGiam: (cost, _args, ctx) => mostExempted(ctx, cost.TiepNhan_Id),
      canTinhLai: (cost, _args, ctx) => differenceOf(ctx, cost.TiepNhan_Id),
      truVoucherTamUng: (cost, _args, ctx) => keptForVouchers(ctx, cost),
      KhuyenMais: (cost, _args, ctx) => promotionsShown(ctx, cost.TiepNhan_Id),
      dongs: (cost, { page, limit }, ctx) => {
        if (cost.isEWH) return allLinesOfVisit(ctx, cost.TiepNhan_Id);
        return typeof limit === 'number' || typeof page === 'number'
          ? pageOfLines(ctx, cost.TiepNhan_Id, { page: page ?? 1, limit: limit ?? 50 })
          : linesOfVisit(ctx, cost.TiepNhan_Id);
      },
      giaoDichTams: (cost, _args, ctx) => preparedOfVisit(ctx, cost.TiepNhan_Id),
      mienGiams: (cost, _args, ctx) => exemptionsOfVisit(ctx, cost.TiepNhan_Id),
      bienLais: (cost, _args, ctx) => receiptsOfVisit(ctx, cost.TiepNhan_Id),
      hanhDongs: async (cost, _args, ctx) => {
        const reception = await receptionById(ctx, cost.TiepNhan_Id);
        return actionStates(ctx, vienPhiActs, await visitFacts(ctx, cost, reception));
      },
    },
    MienGiam: {
      NguoiDuyet: (row, _args, ctx) => refLabel(ctx, 'NhanVien', row.NguoiDuyet_Id),
      NguoiDeNghi: (row, _args, ctx) => refLabel(ctx, 'NhanVien', row.NguoiDeNghi_Id),
    },
    VienPhiDong: {
      MaDV: (line) => line.Ma,
      MienGiamPhanTram: percentExempted,
      LaBHYT: (line, _args, ctx) => isBilled(ctx, line),
      DonGiaHoTro: async (line, _args, ctx) => (await supportOf(ctx, line)).DonGiaHoTro,
      DonGiaThanhToan: async (line, _args, ctx) => (await supportOf(ctx, line)).DonGiaThanhToan,
      TenDichVu: (line) => line.Ten,
      isTemporary: async (line, _args, ctx) => (await awaitedOfVisit(ctx, line.TiepNhan_Id)).has(line._id),
      Goi: async (line, _args, ctx) => labelOfPackage(ctx, (await packageOfLine(ctx, line))?.Goi_Id ?? null),
      DaHuy: (line) => line.TrangThai === 'DaHuy',
      NgayHuy: (line) => (line.TrangThai === 'DaHuy' ? line.NgayCapNhat : null),
      nguoiHuy: (line, _args, ctx) =>
        line.TrangThai === 'DaHuy' && line.NguoiCapNhat_Id ? personName(ctx, line.NguoiCapNhat_Id) : null,
      hoanToiDa: async (line, _args, ctx) =>
        hoanToiDa({ ...line, visit: await receptionById(ctx, line.TiepNhan_Id) }),
      hanhDongs: async (line, _args, ctx) => {
        const reception = await receptionById(ctx, line.TiepNhan_Id);
        const goi = await packageOfLine(ctx, line);
        return actionStates(ctx, vienPhiDongActs, await lineFacts(ctx, line, reception, goi));
      },
    },
    BienLai: {
      BenhNhan: (receipt, _args, ctx, info) => patientOf(ctx, receipt.BenhNhan_Id, info),
      bangChu: (receipt) => amountInWords(receipt.GiaTriBienLai),
      thanhToans: (receipt, _args, ctx) => paymentsOf(ctx, receipt._id),
      dongs: (receipt, _args, ctx) => postedLines(ctx, receipt._id),
      BienLaiGoc: (receipt, _args, ctx) => receiptById(ctx, receipt.BienLaiGoc_Id),
      vouchers: (receipt, _args, ctx) => vouchersOfReceipt(ctx, receipt._id),
      soHoaDon: (receipt, _args, ctx) => invoiceNumberOf(ctx, receipt._id),
      daKetToan: (receipt) => receipt.CaThu_Id !== null,
      hanhDongs: async (receipt, _args, ctx) => {
        const reception = await receptionById(ctx, receipt.TiepNhan_Id);
        return actionStates(ctx, bienLaiActs, await receiptFacts(ctx, receipt, reception));
      },
    },
    GiaoDichTam: {
      BenhNhan: (row, _args, ctx, info) => patientOf(ctx, row.BenhNhan_Id, info),
      isTemporary: (row, _args, ctx) => isWaiting(ctx, row),
      maQR: ({ MaBIN, SoTaiKhoan, ChuTaiKhoan, SoTien, MaGiaoDich }) =>
        qrOf({ bin: MaBIN, accountNumber: SoTaiKhoan, accountName: ChuTaiKhoan }, SoTien, MaGiaoDich),
      hanhDongs: async (row, _args, ctx) => actionStates(ctx, giaoDichTamActs, await factsOf(ctx, row)),
    },
    LuotDoiDoiTuong: {
      DoiTuong: (row, _args, ctx) => refLabel(ctx, 'DM_DoiTuong', row.DoiTuong_Id),
    },
    LanDoiDoiTuong: {
      nguoiDoi: (row, _args, ctx) => (row.NguoiTao_Id ? personName(ctx, row.NguoiTao_Id) : null),
      DoiTuongTruoc: (row, _args, ctx) => refLabel(ctx, 'DM_DoiTuong', row.DoiTuongTruoc_Id),
      DoiTuongSau: (row, _args, ctx) => refLabel(ctx, 'DM_DoiTuong', row.DoiTuongSau_Id),
    },
    LuotXacNhanBHYT: {
      NguoiXacNhan: (row, _args, ctx) => refLabel(ctx, 'NhanVien', row.NguoiXacNhan_Id),
      phatHiens: async (row, _args, ctx) =>
        (await findingsOf(ctx, row.TiepNhan_Id)).map((one) => findingView(ctx, one)),
    },
    LanXacNhanBHYT: {
      NguoiXacNhan: (row, _args, ctx) => refLabel(ctx, 'NhanVien', row.NguoiXacNhan_Id),
      NguoiHuy: (row, _args, ctx) => refLabel(ctx, 'NhanVien', row.NguoiHuy_Id),
    },
    ThanhToan: {
      HinhThucThanhToan: (part, _args, ctx) => refLabel(ctx, 'HinhThucThanhToan', part.HinhThucThanhToan_Id),
      TaiKhoanNganHang: (part, _args, ctx) => refLabel(ctx, 'TaiKhoanNganHang', part.TaiKhoanNganHang_Id),
    },
    BienLaiDong: {
      MaDV: (line) => line.Ma,
      TenDichVu: (line) => line.Ten,
    },
    SoLieuThuNgan: {
      thuTien: (shift) => shift.theoLoai.ThuTien,
      tamUng: (shift) => shift.theoLoai.TamUng,
      hoanUng: (shift) => shift.theoLoai.HoanUng,
      hoanTien: (shift) => shift.theoLoai.HoanTien,
      tienMat: (shift) => shift.theoHinhThuc.TienMat,
      chuyenKhoan: (shift) => shift.theoHinhThuc.ChuyenKhoan,
      quetThe: (shift) => shift.theoHinhThuc.QuetThe,
      khac: (shift) => shift.theoHinhThuc.Khac,
      nopQuyBangChu: (shift) => wordsOf(shift.nopQuy),
    },
  },
};

/** Cash that went out beyond what came in is written as a deduction. */
function wordsOf(amount: string): string {
  return dec(amount).lt(0) ? `Âm ${amountInWords(dec(amount).abs()).toLowerCase()}` : amountInWords(amount);
}
