import { khamBenhActs } from '@sen/domain/examination/khamBenh';
import { tomTatActs } from '@sen/domain/recordSummaries/tomTatHoSo';
import { yeuCauTomTatActs } from '@sen/domain/recordSummaries/yeuCauTomTat';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import { auditView } from '../../engine/audit/audit.ts';
import { refLabel, refLabels } from '../../engine/catalogue/queries.ts';
import type { Resolvers } from '../../gql/main.ts';
import { madeOfSession, sessionById } from '../examination/queries.ts';
import { patientOf } from '../patients/queries.ts';
import { requireVisible } from '../recordAccess/visible.ts';
import { beginningOf, linesOfBoxes } from './beginning.ts';
import { requestList } from './list.ts';
import { cancelSummary, summariesOf, summary } from './paper.ts';
import {
  madeOf,
  openRequest,
  recordsToSummarise,
  requestById,
  requestFacts,
  requestsOfRecord,
  summaryInForce,
} from './queries.ts';
import { createRequest, deliver, refuseRequest, updateRequest } from './requests.ts';
import { targetOf } from './target.ts';

const { fields, factsOf, timesPrinted } = summary;

export const recordSummaryResolvers = {
  Query: {
    danhSachYeuCauTomTat: access('YEU_CAU_TOM_TAT', (ctx, args) => requestList(ctx, args)),
    yeuCauTomTatHoSo: access('YEU_CAU_TOM_TAT', (ctx, { id }) => openRequest(ctx, id)),
    yeuCauTomTatsByBenhAn: access('YEU_CAU_TOM_TAT', (ctx, { BenhAn_Id }) =>
      requestsOfRecord(ctx, BenhAn_Id),
    ),
    hoSoDeTomTat: access('YEU_CAU_TOM_TAT', (ctx, { BenhNhan_Id }) => recordsToSummarise(ctx, BenhNhan_Id)),
    tomTatHoSoBenhAns: access('BENH_AN_XEM', (ctx, { YeuCau_Id }) => summariesOf(ctx, YeuCau_Id)),
    dongTomTatKham: access('BENH_AN_XEM', async (ctx, { KhamBenh_Id }) => {
      const session = await sessionById(ctx, KhamBenh_Id);
      await requireVisible(ctx, madeOfSession(session));
      const { BenhNhan_Id } = session;
      await auditView(ctx, { entity: khamBenhActs.name, entityId: KhamBenh_Id, BenhNhan_Id });
      return linesOfBoxes(ctx, session);
    }),
    banDauTomTat: access('TOM_TAT_HO_SO', async (ctx, { YeuCau_Id }) => {
      const request = await requestById(ctx, YeuCau_Id);
      await requireVisible(ctx, madeOf(request));
      const { BenhNhan_Id } = request;
      await auditView(ctx, { entity: yeuCauTomTatActs.name, entityId: YeuCau_Id, BenhNhan_Id });
      const begun = await beginningOf(ctx, await targetOf(ctx, request));
      return {
        ...begun,
        ChanDoanICD: await refLabel(ctx, 'ICD', begun.ChanDoanICD_Id),
        ChanDoanPhuICDs: await refLabels(ctx, 'ICD', begun.ChanDoanPhuICD_Ids),
      };
    }),
  },
  Mutation: {
    createYeuCauTomTatHoSo: access('YEU_CAU_TOM_TAT', async (ctx, { input }) =>
      requestById(ctx, await createRequest(ctx, input)),
    ),
    updateYeuCauTomTatHoSo: access('YEU_CAU_TOM_TAT', async (ctx, { id, input }) =>
      requestById(ctx, await updateRequest(ctx, id, input)),
    ),
    tuChoiYeuCauTomTatHoSo: access('YEU_CAU_TOM_TAT', async (ctx, { id, LyDo }) => {
      await refuseRequest(ctx, id, LyDo);
      return requestById(ctx, id);
    }),
    giaoTomTatHoSo: access('YEU_CAU_TOM_TAT', async (ctx, args) => {
      await deliver(ctx, args);
      return requestById(ctx, args.id);
    }),
    createTomTatHoSoBenhAn: fields.create,
    updateTomTatHoSoBenhAn: fields.update,
    capLaiTomTatHoSoBenhAn: fields.reissue,
    cancelTomTatHoSoBenhAn: access('TOM_TAT_HO_SO', (ctx, { id, LyDo }) => cancelSummary(ctx, id, LyDo)),
  },
  types: {
    HoSoDeTomTat: { Phong: (row, _args, ctx) => refLabel(ctx, 'Node', row.PhongBan_Id) },
    YeuCauTomTatHoSo: {
      BenhNhan: (row, _args, ctx, info) => patientOf(ctx, row.BenhNhan_Id, info),
      Phong: (row, _args, ctx) => refLabel(ctx, 'Node', row.PhongBan_Id),
      TomTat: (row, _args, ctx) => summaryInForce(ctx, row._id),
      hanhDongs: async (row, _args, ctx) => actionStates(ctx, yeuCauTomTatActs, await requestFacts(ctx, row)),
    },
    TomTatDaCap: { NguoiGiao: (row, _args, ctx) => refLabel(ctx, 'NhanVien', row.NguoiGiao_Id) },
    TomTatHoSoBenhAn: {
      SoLanIn: (row, _args, ctx) => timesPrinted(ctx, row._id),
      hanhDongs: async (row, _args, ctx) => actionStates(ctx, tomTatActs, await factsOf(ctx, row)),
    },
  },
} satisfies Resolvers;
