import { access, type FeatureResolvers } from '../../engine/access.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import type {
  MutationCapnhatTien_DichVuArgs,
  MutationChuyenDoiDoiTuongArgs,
  MutationCreateBienLai_ByVienPhiArgs,
  MutationHachToan_VienPhiArgs,
  MutationHoanTatVienPhiNgoaiTruArgs,
  MutationHoanTien_VienPhiArgs,
  MutationHoanUng_VienPhiArgs,
  MutationHuyHachToan_ToanBoMTran_VienPhiArgs,
  MutationHuyHachToan_VienPhiArgs,
  MutationHuyHoanTatVienPhiArgs,
  MutationHuyXacNhanBhytArgs,
  MutationMienGiam_VienPhiArgs,
  MutationUpdate_QuyenBienLai_ByVienPhiArgs,
  MutationXacNhanBhytArgs,
  MutationXoaBienLai_ByVienPhiArgs,
  MutationXoaDichVuKhamBenhArgs,
} from '../../gql/main.ts';
import { setBookOpen } from './bookCommands.ts';
import { cancelReceipt, takeBackPostings, visitOfAccount } from './cancel.ts';
import { allocateAdvances, collect } from './collect.ts';
import { confirmInsurance, reopenInsurance } from './confirmInsurance.ts';
import { costOfVisit, lineById, receiptById } from './queries.ts';
import { refund, returnAdvance } from './refund.ts';
import { closeShift } from './shift.ts';
import { changePayer, completeVisit, correctLine, exempt, removeServices, reopenVisit } from './visit.ts';

export const cashierMutations: NonNullable<FeatureResolvers['Mutation']> = {
  createBienLai_ByVienPhi: access(
    'VIEN_PHI_THU',
    async (ctx, { input }: MutationCreateBienLai_ByVienPhiArgs) => {
      const { LoaiBienLai } = input;
      if (LoaiBienLai === 'HoanTien' || LoaiBienLai === 'HoanUng') {
        throw new DomainError('BAD_INPUT', { issues: [{ path: 'LoaiBienLai', code: 'NOT_IN_LIST' }] });
      }
      return receipt(ctx, await collect(ctx, { ...input, LoaiBienLai }));
    },
  ),
  update_QuyenBienLai_ByVienPhi: access(
    'VIEN_PHI_THU',
    (ctx, { id, input }: MutationUpdate_QuyenBienLai_ByVienPhiArgs) => setBookOpen(ctx, id, input),
  ),
  hachToan_VienPhi: access('VIEN_PHI_THU', async (ctx, { input }: MutationHachToan_VienPhiArgs) => {
    await allocateAdvances(ctx, input);
    return costOfVisit(ctx, input.TiepNhan_Id);
  }),
  huyHachToan_VienPhi: access('VIEN_PHI_HUY', async (ctx, { input }: MutationHuyHachToan_VienPhiArgs) => {
    await takeBackPostings(ctx, input.TiepNhan_Id, input.VienPhiDong_Ids, input.LyDo);
    return costOfVisit(ctx, input.TiepNhan_Id);
  }),
  huyHachToan_ToanBoMTran_VienPhi: access(
    'VIEN_PHI_HUY',
    async (ctx, { mTransactionId, LyDo }: MutationHuyHachToan_ToanBoMTran_VienPhiArgs) => {
      const TiepNhan_Id = await visitOfAccount(ctx, mTransactionId);
      await takeBackPostings(ctx, TiepNhan_Id, null, LyDo);
      return costOfVisit(ctx, TiepNhan_Id);
    },
  ),
  hoanTatVienPhiNgoaiTru: access(
    'VIEN_PHI_THU',
    async (ctx, { TiepNhan_Id }: MutationHoanTatVienPhiNgoaiTruArgs) => {
      await completeVisit(ctx, TiepNhan_Id);
      return costOfVisit(ctx, TiepNhan_Id);
    },
  ),
  huyHoanTatVienPhi: access('VIEN_PHI_HUY', async (ctx, { input }: MutationHuyHoanTatVienPhiArgs) => {
    await reopenVisit(ctx, input.TiepNhan_Id, input.LyDo);
    return costOfVisit(ctx, input.TiepNhan_Id);
  }),
  xoaBienLai_ByVienPhi: access(
    'VIEN_PHI_HUY',
    async (ctx, { id, LyDo }: MutationXoaBienLai_ByVienPhiArgs) => {
      await cancelReceipt(ctx, id, LyDo);
      return receipt(ctx, id);
    },
  ),
  hoanTien_VienPhi: access('VIEN_PHI_HOAN', async (ctx, { input }: MutationHoanTien_VienPhiArgs) =>
    receipt(ctx, await refund(ctx, input)),
  ),
  hoanUng_VienPhi: access('VIEN_PHI_HOAN', async (ctx, { input }: MutationHoanUng_VienPhiArgs) =>
    receipt(ctx, await returnAdvance(ctx, input)),
  ),
  mienGiam_VienPhi: access('VIEN_PHI_MIEN_GIAM', async (ctx, { input }: MutationMienGiam_VienPhiArgs) => {
    await exempt(ctx, input);
    return costOfVisit(ctx, input.TiepNhan_Id);
  }),
  xacNhanBHYT: access('XAC_NHAN_BHYT', async (ctx, { TiepNhan_Id }: MutationXacNhanBhytArgs) => {
    await confirmInsurance(ctx, TiepNhan_Id);
    return costOfVisit(ctx, TiepNhan_Id);
  }),
  huyXacNhanBHYT: access('XAC_NHAN_BHYT_HUY', async (ctx, { input }: MutationHuyXacNhanBhytArgs) => {
    await reopenInsurance(ctx, input.TiepNhan_Id, input.LyDo);
    return costOfVisit(ctx, input.TiepNhan_Id);
  }),
  capnhatTien_DichVu: access('VIEN_PHI_SUA', async (ctx, { input }: MutationCapnhatTien_DichVuArgs) => {
    await correctLine(ctx, input);
    return lineById(ctx, input.VienPhiDong_Id);
  }),
  XoaDichVuKhamBenh: access('VIEN_PHI_THU', (ctx, { ids, LyDo }: MutationXoaDichVuKhamBenhArgs) =>
    removeServices(ctx, ids, LyDo ?? ''),
  ),
  ChuyenDoiDoiTuong: access('VIEN_PHI_THU', async (ctx, { input }: MutationChuyenDoiDoiTuongArgs) => {
    await changePayer(ctx, input);
    return costOfVisit(ctx, input.TiepNhan_Id);
  }),
  ketToanCaThu: access('VIEN_PHI_XEM', (ctx) => closeShift(ctx)),
};

async function receipt(ctx: Ctx, id: string) {
  const found = await receiptById(ctx, id);
  if (!found) throw new DomainError('NOT_FOUND', { entity: 'BienLai' });
  return found;
}
