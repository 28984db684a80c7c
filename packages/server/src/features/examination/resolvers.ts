import { khamBenhActs } from '@sen/domain/examination/khamBenh';
import { bmi } from '@sen/domain/vitals/plausible';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import { DomainError } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { Resolvers } from '../../gql/main.ts';
import { costOfVisit } from '../cashier/queries.ts';
import { orderForVisit } from '../orders/commands.ts';
import { madeOfSlip, slipById, slipsOfSession, slipsWithLines } from '../orders/queries.ts';
import { type SlipsInHand, slipsToAnswer } from '../orders/slipsInHand.ts';
import { patientOf } from '../patients/queries.ts';
import { loadReception, requireVisibleVisit } from '../reception/queries.ts';
import { visibleRecords } from '../recordAccess/visible.ts';
import { cancelKhamBenh, endKhamBenh, saveKhamBenh, verifyKhamBenh } from './commands.ts';
import { commonDiseases } from './commonDiseases.ts';
import { receiveInRoom } from './createReception.ts';
import { topDiagnoses } from './diagnoses.ts';
import { doctorDay } from './doctorDay.ts';
import { sessionFacts } from './facts.ts';
import { checkDiagnosis } from './icd.ts';
import { beforeMove, moveToRoom } from './moveRoom.ts';
import { openKhamBenh, type SessionInHand, sessionInHand } from './open.ts';
import { orderForSession } from './orderForSession.ts';
import {
  openHistory,
  openSession,
  searchSessions,
  sessionById,
  sessionOfOrderCode,
  sessionsOfRoom,
} from './queries.ts';
import { textTemplates } from './templates.ts';
import { phoneList, workList } from './workList.ts';

export const examinationResolvers: Resolvers = {
  Query: {
    ngayKhamBenh: access('KHAM_BENH', (ctx, { idRoom, ngay }) => doctorDay(ctx, idRoom, ngay)),
    benhHayGap: access('BAO_CAO_DIEU_HANH', (ctx, { ngay }) => topDiagnoses(ctx, ngay)),
    mauVanBans: access('KHAM_BENH', (ctx) => textTemplates(ctx)),
    khamBenhs: access('BENH_AN_XEM', (ctx, args) => sessionsOfRoom(ctx, args)),
    khamBenh: access('BENH_AN_XEM', (ctx, { id }) => openSession(ctx, id)),
    danhSachKhamBenh: access('BENH_AN_XEM', (ctx, args) => workList(ctx, args)),
    getBenhNhanFromKhamBenhMobile: access('BENH_AN_XEM', (ctx, { input }) => phoneList(ctx, input)),
    searchKhamBenhs: access('BENH_AN_XEM', (ctx, { searchString }) => searchSessions(ctx, searchString)),
    getKhamBenhsByMaBenhNhan: access('BENH_AN_XEM', (ctx, { idRoom, MaBenhNhan, inputQMS }) =>
      searchSessions(ctx, MaBenhNhan, idRoom, inputQMS),
    ),
    searchBenhNhanKhamBenh: access('BENH_AN_XEM', (ctx, { idRoom, keyword }) =>
      searchSessions(ctx, keyword ?? '', idRoom),
    ),
    getKhamBenhByMaChiDinh: access('BENH_AN_XEM', (ctx, { maChiDinh }) => sessionOfOrderCode(ctx, maChiDinh)),
    lichSuKhamBenh: access('BENH_AN_XEM', (ctx, { idBenhNhan }) =>
      openHistory(ctx, { BenhNhan_Id: idBenhNhan }),
    ),
    getLichSuDieuTriByBenhNhan: access('BENH_AN_XEM', (ctx, args) => openHistory(ctx, args)),
    getChiTietLichSuDieuTri: access('BENH_AN_XEM', (ctx, { KhamBenh_Id }) => openSession(ctx, KhamBenh_Id)),
    checkBeforeChuyenPhongKham: access('KHAM_BENH', (ctx, { idTiepNhan }) => beforeMove(ctx, idTiepNhan)),
    chiPhiBenhNhan: access('VIEN_PHI_XEM', async (ctx, { idTiepNhan }) => {
      await requireVisibleVisit(ctx, idTiepNhan);
      return costOfVisit(ctx, idTiepNhan);
    }),
    benhThuongGap: access('KHAM_BENH', (ctx, { PhongBan_Id }) => commonDiseases(ctx, PhongBan_Id)),
    kiemTraChanDoan: access('KHAM_BENH', async (ctx, args) =>
      (await checkDiagnosis(ctx, args)).map((issue) => ({
        ...issue,
        details: issue.details ?? null,
        severity: issue.severity ?? 'error',
        MaICD: issue.details?.['MaICD']?.toString() ?? null,
      })),
    ),
  },
  Mutation: {
    createKhamBenh: access('KHAM_BENH', async (ctx, { input }) => {
      const hand: SessionInHand = {};
      const id = await openKhamBenh(ctx, input.DichVuYeuCau_Id, hand);
      return sessionInHand(hand) ?? sessionById(ctx, id);
    }),
    createTiepNhanKhamBenh: access('KHAM_BENH', async (ctx, { input }) =>
      sessionById(ctx, await receiveInRoom(ctx, input)),
    ),
    updateKhamBenh: access('KHAM_BENH', (ctx, { id, input }) => saveKhamBenh(ctx, id, input)),
    ketThucKhamBenh: access('KHAM_BENH', (ctx, { id, input, lyDoCanhBaos }) =>
      endKhamBenh(ctx, id, input, { reasons: lyDoCanhBaos ?? [] }),
    ),
    verifyKhamBenh: access('KHAM_BENH', async (ctx, { id, currentState, lyDoCanhBaos }) => {
      await verifyKhamBenh(ctx, id, currentState, lyDoCanhBaos ?? []);
      return sessionById(ctx, id);
    }),
    saveAndVerifyKhamBenh: access('KHAM_BENH', async (ctx, { id, input, lyDoCanhBaos }) => {
      await inTransaction(ctx, async (tx) => {
        await saveKhamBenh(tx, id, input);
        await verifyKhamBenh(tx, id, 'DangKham', lyDoCanhBaos ?? []);
      });
      return sessionById(ctx, id);
    }),
    removeKhamBenh: access('KHAM_BENH', async (ctx, { ids, ...reason }) => {
      await inTransaction(ctx, async (tx) => {
        for (const id of [...ids].sort())
          await cancelKhamBenh(tx, id, 'xoa', { LyDo_Id: reason.LyDo_Id, LyDo: reason.LyDo });
      });
      return ids.length;
    }),
    cancelKhamBenh: access('KHAM_BENH', async (ctx, { id, ...reason }) => {
      await cancelKhamBenh(ctx, id, 'huy', { LyDo_Id: reason.LyDo_Id, LyDo: reason.LyDo });
      return sessionById(ctx, id);
    }),
    // in a session and at a desk each asks for its own right
    createDichVuYeuCau: access('SIGNED_IN', async (ctx, { input }) => {
      const { KhamBenh_Id, TiepNhan_Id } = input;
      const hand: SlipsInHand = {};
      if (KhamBenh_Id)
        return slipsToAnswer(ctx, await orderForSession(ctx, { ...input, KhamBenh_Id }, hand), hand);
      if (!TiepNhan_Id)
        throw new DomainError('BAD_INPUT', { issues: [{ path: 'TiepNhan_Id', code: 'REQUIRED' }] });
      return slipsWithLines(ctx, await orderForVisit(ctx, { ...input, TiepNhan_Id }));
    }),
    chuyenPhongKham: access('KHAM_BENH', async (ctx, { input }) =>
      slipById(ctx, await moveToRoom(ctx, input, true)),
    ),
    createDichVuYeuCauByChuyenPhong: access('KHAM_BENH', async (ctx, { input }) =>
      slipById(ctx, await moveToRoom(ctx, input, false)),
    ),
  },
  types: {
    BenhHayGap: { ICD: (row, _args, ctx) => refLabel(ctx, 'ICD', row.ICD_Id) },
    KhamBenh: {
      BenhNhan: (row, _args, ctx, info) => patientOf(ctx, row.BenhNhan_Id, info),
      TiepNhan: (row, _args, ctx) => loadReception(ctx, row.TiepNhan_Id),
      BMI: (row) => bmi(row),
      TenBenhChinh: async (row, _args, ctx) => (await refLabel(ctx, 'ICD', row.ChanDoanICD_Id))?.ten ?? null,
      LyDoHuyKham: (row, _args, ctx) => refLabel(ctx, 'LyDo', row.LyDoHuy_Id),
      dichVuYeuCaus: async (row, _args, ctx) =>
        visibleRecords(ctx, await slipsOfSession(ctx, row._id), madeOfSlip),
      hanhDongs: async (row, _args, ctx) => actionStates(ctx, khamBenhActs, await sessionFacts(ctx, row)),
    },
    DongKhamBenh: {
      BenhNhan: (row, _args, ctx, info) => patientOf(ctx, row.BenhNhan_Id, info),
    },
  },
};
