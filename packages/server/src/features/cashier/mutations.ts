import { access } from '../../engine/acts/access.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import type { Resolvers } from '../../gql/main.ts';
import { setBookOpen } from './bookCommands.ts';
import { cancelReceipt, takeBackPostings, visitOfAccount } from './cancel.ts';
import { allocateAdvances, collect, type ReceiptInHand } from './collect.ts';
import { confirmInsurance, reopenInsurance } from './confirmInsurance.ts';
import { correctDrugLine, correctLine } from './correct.ts';
import { exempt } from './exempt.ts';
import { refundPackage } from './packageRefund.ts';
import { changePayer } from './payerChanges.ts';
import { cancelPrepared, collectPreparedByHand, prepareCollection, preparedById } from './prepared.ts';
import { costOfVisit, lineById, receiptById } from './queries.ts';
import { refund, returnAdvance } from './refund.ts';
import { closeShift } from './shift.ts';
import { completeVisit, removeServices, reopenVisit, workOutAnew } from './visit.ts';
import { applyVoucher, takeVoucherOff } from './vouchers.ts';

export const cashierMutations: NonNullable<Resolvers['Mutation']> = {
  createBienLai_ByVienPhi: access('VIEN_PHI_THU', async (ctx, { input }) => {
    const { LoaiBienLai } = input;
    if (LoaiBienLai === 'HoanTien' || LoaiBienLai === 'HoanUng') {
      throw new DomainError('BAD_INPUT', { issues: [{ path: 'LoaiBienLai', code: 'NOT_IN_LIST' }] });
    }
    const hand: ReceiptInHand = {};
    const id = await collect(ctx, { ...input, LoaiBienLai }, hand);
    return hand.made?._id === id ? hand.made : receipt(ctx, id);
  }),
  chuanBiThu_VienPhi: access('VIEN_PHI_THU', async (ctx, { input }) =>
    preparedById(ctx, await prepareCollection(ctx, input)),
  ),
  huyChuanBiThu_VienPhi: access('VIEN_PHI_THU', async (ctx, { id }) => {
    await cancelPrepared(ctx, id);
    return preparedById(ctx, id);
  }),
  thuChuanBi_VienPhi: access('VIEN_PHI_THU', async (ctx, { id, requestId, MaGiaoDich }) =>
    receipt(ctx, await collectPreparedByHand(ctx, { id, requestId, MaGiaoDich: MaGiaoDich || null })),
  ),
  update_QuyenBienLai_ByVienPhi: access('VIEN_PHI_THU', (ctx, { id, input }) => setBookOpen(ctx, id, input)),
  hachToan_VienPhi: access('VIEN_PHI_THU', async (ctx, { input }) => {
    await allocateAdvances(ctx, input);
    return costOfVisit(ctx, input.TiepNhan_Id);
  }),
  huyHachToan_VienPhi: access('VIEN_PHI_HUY', async (ctx, { input }) => {
    await takeBackPostings(ctx, input.TiepNhan_Id, input.VienPhiDong_Ids, input.LyDo);
    return costOfVisit(ctx, input.TiepNhan_Id);
  }),
  huyHachToan_ToanBoMTran_VienPhi: access('VIEN_PHI_HUY', async (ctx, { mTransactionId, LyDo }) => {
    const TiepNhan_Id = await visitOfAccount(ctx, mTransactionId);
    await takeBackPostings(ctx, TiepNhan_Id, null, LyDo);
    return costOfVisit(ctx, TiepNhan_Id);
  }),
  tinhLai_VienPhi: access('VIEN_PHI_THU', async (ctx, { TiepNhan_Id }) => {
    await workOutAnew(ctx, TiepNhan_Id);
    return costOfVisit(ctx, TiepNhan_Id);
  }),
  dungVoucher_VienPhi: access('VIEN_PHI_THU', async (ctx, { input }) => {
    await applyVoucher(ctx, input);
    return costOfVisit(ctx, input.TiepNhan_Id);
  }),
  boVoucher_VienPhi: access('VIEN_PHI_THU', async (ctx, { TiepNhan_Id, Voucher_Id }) => {
    await takeVoucherOff(ctx, TiepNhan_Id, Voucher_Id);
    return costOfVisit(ctx, TiepNhan_Id);
  }),
  hoanTatVienPhiNgoaiTru: access('VIEN_PHI_THU', async (ctx, { TiepNhan_Id }) => {
    await completeVisit(ctx, TiepNhan_Id);
    return costOfVisit(ctx, TiepNhan_Id);
  }),
  huyHoanTatVienPhi: access('VIEN_PHI_HUY', async (ctx, { input }) => {
    await reopenVisit(ctx, input.TiepNhan_Id, input.LyDo);
    return costOfVisit(ctx, input.TiepNhan_Id);
  }),
  xoaBienLai_ByVienPhi: access('VIEN_PHI_HUY', async (ctx, { id, LyDo }) => {
    await cancelReceipt(ctx, id, LyDo);
    return receipt(ctx, id);
  }),
  hoanTien_VienPhi: access('VIEN_PHI_HOAN', async (ctx, { input }) => receipt(ctx, await refund(ctx, input))),
  hoanGoi_VienPhi: access('VIEN_PHI_HOAN', async (ctx, { input }) =>
    receiptById(ctx, await refundPackage(ctx, input)),
  ),
  hoanUng_VienPhi: access('VIEN_PHI_HOAN', async (ctx, { input }) =>
    receipt(ctx, await returnAdvance(ctx, input)),
  ),
  mienGiam_VienPhi: access('VIEN_PHI_MIEN_GIAM', async (ctx, { input }) => {
    await exempt(ctx, input);
    return costOfVisit(ctx, input.TiepNhan_Id);
  }),
  xacNhanBHYT: access('XAC_NHAN_BHYT', async (ctx, { TiepNhan_Id }) => {
    await confirmInsurance(ctx, TiepNhan_Id);
    return costOfVisit(ctx, TiepNhan_Id);
  }),
  huyXacNhanBHYT: access('XAC_NHAN_BHYT_HUY', async (ctx, { input }) => {
    await reopenInsurance(ctx, input.TiepNhan_Id, input.LyDo);
    return costOfVisit(ctx, input.TiepNhan_Id);
  }),
  capnhatTien_DichVu: access('VIEN_PHI_SUA', async (ctx, { input }) => {
    await correctLine(ctx, input);
    return found(await lineById(ctx, input.VienPhiDong_Id), 'VienPhiDong');
  }),
  capnhatTien_DichVuDuoc: access('VIEN_PHI_SUA', async (ctx, { input }) => {
    await correctDrugLine(ctx, input);
    return found(await lineById(ctx, input.VienPhiDong_Id), 'VienPhiDong');
  }),
  XoaDichVuKhamBenh: access('VIEN_PHI_THU', (ctx, { ids, LyDo }) => removeServices(ctx, ids, LyDo ?? '')),
  ChuyenDoiDoiTuong: access('VIEN_PHI_THU', async (ctx, { input }) => {
    await changePayer(ctx, input);
    return costOfVisit(ctx, input.TiepNhan_Id);
  }),
  ketToanCaThu: access('VIEN_PHI_XEM', (ctx, { NhanVien_Id }) => closeShift(ctx, NhanVien_Id ?? null)),
};

async function receipt(ctx: Ctx, id: string) {
  return found(await receiptById(ctx, id), 'BienLai');
}

function found<Row>(row: Row | null, entity: string): Row {
  if (!row) throw new DomainError('NOT_FOUND', { entity });
  return row;
}
