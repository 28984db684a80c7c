import { caDICOMActs } from '@sen/domain/dicom/studies';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import type { Resolvers } from '../../gql/main.ts';
import { personName } from '../identity/people.ts';
import { archiveRow, archiveView } from './archive.ts';
import { checkArchive, updateArchive } from './archiveCommands.ts';
import { searchForReader } from './archiveFinding.ts';
import { attachStudy, detachStudy } from './commands.ts';
import { drawingsOf, saveDrawings } from './drawings.ts';
import { ordersForStudy, otherStudies, studiesOfSlip, studyById, studyByUid, studyList } from './queries.ts';
import { modalityStates, refusedCallers } from './states.ts';

export const dicomResolvers: Resolvers = {
  Query: {
    danhSachCaDICOM: access('CHAN_DOAN_HINH_ANH', (ctx, args) => studyList(ctx, args)),
    caDICOMByPhieu: access('BENH_AN_XEM', (ctx, { DichVuYeuCau_Id }) => studiesOfSlip(ctx, DichVuYeuCau_Id)),
    xemCaDICOM: access('SIGNED_IN', (ctx, { StudyUID }) => studyByUid(ctx, StudyUID)),
    caDICOMKhac: access('SIGNED_IN', (ctx, { id }) => otherStudies(ctx, id)),
    hinhVeCaDICOM: access('SIGNED_IN', (ctx, { id }) => drawingsOf(ctx, id)),
    phieuChoCaDICOM: access('CHAN_DOAN_HINH_ANH', (ctx, { id, keyword }) => ordersForStudy(ctx, id, keyword)),
    tinhTrangMayDICOMs: access('MAY_DICOM_XEM', (ctx) => modalityStates(ctx)),
    mayLaDICOMs: access('MAY_DICOM_XEM', (ctx) => refusedCallers(ctx)),
    khoAnhDICOM: access('QUAN_TRI', async (ctx) => archiveView(await archiveRow(ctx))),
  },
  Mutation: {
    updateKhoAnhDICOM: access('QUAN_TRI', (ctx, { input }) => updateArchive(ctx, input)),
    kiemTraKhoAnhDICOM: access('QUAN_TRI', (ctx) => checkArchive(ctx)),
    timCaDICOMKho: access('BENH_AN_XEM', (ctx, { DichVuYeuCau_Id }) => searchForReader(ctx, DichVuYeuCau_Id)),
    ganCaDICOM: access('CHAN_DOAN_HINH_ANH', async (ctx, { id, ...to }) => {
      await attachStudy(ctx, id, to);
      return studyById(ctx, id);
    }),
    luuHinhVeCaDICOM: access('SIGNED_IN', (ctx, { id, ...drawn }) => saveDrawings(ctx, id, drawn)),
    goCaDICOM: access('CHAN_DOAN_HINH_ANH', async (ctx, { id, ...off }) => {
      await detachStudy(ctx, id, off);
      return studyById(ctx, id);
    }),
  },
  types: {
    BoHinhVeDICOM: { TenNguoiVe: ({ NguoiVe_Id }, _args, ctx) => personName(ctx, NguoiVe_Id) },
    CaDICOM: {
      hanhDongs: ({ TrangThai, node }, _args, ctx) => actionStates(ctx, caDICOMActs, { TrangThai, node }),
    },
  },
};
