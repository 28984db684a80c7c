import { bienLaiActs } from '@sen/domain/cashier/bienLai';
import { vienPhiActs } from '@sen/domain/cashier/vienPhi';
import { hoanToiDa, vienPhiDongActs } from '@sen/domain/cashier/vienPhiDong';
import { dec } from '@sen/domain/money/decimal';
import { amountInWords } from '@sen/domain/money/words';
import type { FeatureResolvers } from '../../engine/access.ts';
import { actionStates } from '../../engine/acts.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { VienPhiDongsArgs } from '../../gql/main.ts';
import { payerOf } from '../insurance/queries.ts';
import { patientOf } from '../patients/queries.ts';
import { loadReception, receptionById } from '../reception/queries.ts';
import { lineFacts, receiptFacts, visitFacts } from './facts.ts';
import { cashierMutations } from './mutations.ts';
import {
  type CostOfVisit,
  linesOfVisit,
  type PaymentPart,
  type PostedLine,
  pageOfLines,
  paymentsOf,
  postedLines,
  receiptById,
  receiptsOfVisit,
} from './queries.ts';
import { cashierQueries } from './rootQueries.ts';
import type { Shift } from './shift.ts';
import type { BienLaiRow, VienPhiDongRow } from './tables.ts';

export const cashierResolvers: FeatureResolvers = {
  Query: cashierQueries,
  Mutation: cashierMutations,
  types: {
    VienPhi: {
      TiepNhan: (cost: CostOfVisit, _args, ctx) => loadReception(ctx, cost.TiepNhan_Id),
      dongs: (cost: CostOfVisit, { page, limit }: VienPhiDongsArgs, ctx) =>
        typeof limit === 'number' || typeof page === 'number'
          ? pageOfLines(ctx, cost.TiepNhan_Id, { page: page ?? 1, limit: limit ?? 50 })
          : linesOfVisit(ctx, cost.TiepNhan_Id),
      bienLais: (cost: CostOfVisit, _args, ctx) => receiptsOfVisit(ctx, cost.TiepNhan_Id),
      hanhDongs: async (cost: CostOfVisit, _args, ctx) => {
        const reception = await receptionById(ctx, cost.TiepNhan_Id);
        return actionStates(ctx, vienPhiActs, await visitFacts(ctx, cost, reception));
      },
    },
    VienPhiDong: {
      MaDV: (line: VienPhiDongRow) => line.Ma,
      LaBHYT: async (line: VienPhiDongRow, _args, ctx) => {
        const { DoiTuong_Id, SoTheBHYT } = await receptionById(ctx, line.TiepNhan_Id);
        return line.LaBHYT && SoTheBHYT !== null && (await payerOf(ctx, DoiTuong_Id))?.laBHYT === true;
      },
      TenDichVu: (line: VienPhiDongRow) => line.Ten,
      LoaiGia: (line: VienPhiDongRow, _args, ctx) => refLabel(ctx, 'LoaiGia', line.LoaiGia_Id),
      hoanToiDa: async (line: VienPhiDongRow, _args, ctx) =>
        hoanToiDa({ ...line, visit: await receptionById(ctx, line.TiepNhan_Id) }),
      hanhDongs: async (line: VienPhiDongRow, _args, ctx) => {
        const reception = await receptionById(ctx, line.TiepNhan_Id);
        return actionStates(ctx, vienPhiDongActs, await lineFacts(ctx, line, reception));
      },
    },
    BienLai: {
      BenhNhan: (receipt: BienLaiRow, _args, ctx, info) => patientOf(ctx, receipt.BenhNhan_Id, info),
      bangChu: (receipt: BienLaiRow) => amountInWords(receipt.GiaTriBienLai),
      thanhToans: (receipt: BienLaiRow, _args, ctx) => paymentsOf(ctx, receipt._id),
      dongs: (receipt: BienLaiRow, _args, ctx) => postedLines(ctx, receipt._id),
      NguoiThu: (receipt: BienLaiRow, _args, ctx) => refLabel(ctx, 'NhanVien', receipt.NguoiThu_Id),
      BienLaiGoc: (receipt: BienLaiRow, _args, ctx) => receiptById(ctx, receipt.BienLaiGoc_Id),
      daKetToan: (receipt: BienLaiRow) => receipt.CaThu_Id !== null,
      hanhDongs: async (receipt: BienLaiRow, _args, ctx) => {
        const reception = await receptionById(ctx, receipt.TiepNhan_Id);
        return actionStates(ctx, bienLaiActs, await receiptFacts(ctx, receipt, reception));
      },
    },
    ThanhToan: {
      HinhThucThanhToan: (part: PaymentPart, _args, ctx) =>
        refLabel(ctx, 'HinhThucThanhToan', part.HinhThucThanhToan_Id),
    },
    BienLaiDong: {
      MaDV: (line: PostedLine) => line.Ma,
      TenDichVu: (line: PostedLine) => line.Ten,
    },
    SoLieuThuNgan: {
      thuTien: (shift: Shift) => shift.theoLoai.ThuTien,
      tamUng: (shift: Shift) => shift.theoLoai.TamUng,
      hoanUng: (shift: Shift) => shift.theoLoai.HoanUng,
      hoanTien: (shift: Shift) => shift.theoLoai.HoanTien,
      tienMat: (shift: Shift) => shift.theoHinhThuc.TienMat,
      chuyenKhoan: (shift: Shift) => shift.theoHinhThuc.ChuyenKhoan,
      quetThe: (shift: Shift) => shift.theoHinhThuc.QuetThe,
      khac: (shift: Shift) => shift.theoHinhThuc.Khac,
      nopQuyBangChu: (shift: Shift) => wordsOf(shift.nopQuy),
    },
  },
};

/** Cash that went out beyond what came in is written as a deduction. */
function wordsOf(amount: string): string {
  return dec(amount).lt(0) ? `Âm ${amountInWords(dec(amount).abs()).toLowerCase()}` : amountInWords(amount);
}
