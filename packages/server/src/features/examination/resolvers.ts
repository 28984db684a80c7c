import { khamBenhActs } from '@sen/domain/examination/khamBenh';
import { bmi } from '@sen/domain/vitals/plausible';
import { access, type FeatureResolvers } from '../../engine/access.ts';
import { actionStates } from '../../engine/acts.ts';
import { refLabel, refLabels } from '../../engine/catalogue/queries.ts';
import { inTransaction } from '../../engine/transaction.ts';
import type {
  MutationCancelKhamBenhArgs,
  MutationChuyenPhongKhamArgs,
  MutationCreateDichVuYeuCauArgs,
  MutationCreateKhamBenhArgs,
  MutationCreateTiepNhanKhamBenhArgs,
  MutationKetThucKhamBenhArgs,
  MutationRemoveKhamBenhArgs,
  MutationSaveAndVerifyKhamBenhArgs,
  MutationUpdateKhamBenhArgs,
  MutationVerifyKhamBenhArgs,
  QueryCheckBeforeChuyenPhongKhamArgs,
  QueryChiPhiBenhNhanArgs,
  QueryDanhSachKhamBenhArgs,
  QueryGetChiTietLichSuDieuTriArgs,
  QueryGetKhamBenhByMaChiDinhArgs,
  QueryGetKhamBenhsByMaBenhNhanArgs,
  QueryGetLichSuDieuTriByBenhNhanArgs,
  QueryKhamBenhArgs,
  QueryKhamBenhsArgs,
  QueryKiemTraChanDoanArgs,
  QueryLichSuKhamBenhArgs,
  QuerySearchBenhNhanKhamBenhArgs,
  QuerySearchKhamBenhsArgs,
} from '../../gql/main.ts';
import { costOfVisit } from '../cashier/queries.ts';
import { slipById, slipsOfSession, slipsWithLines } from '../orders/queries.ts';
import { visibleRecords } from '../organisation/ownRecords.ts';
import { patientOf } from '../patients/queries.ts';
import { loadReception } from '../reception/queries.ts';
import { cancelKhamBenh, endKhamBenh, saveKhamBenh, verifyKhamBenh } from './commands.ts';
import { receiveInRoom } from './createReception.ts';
import { sessionFacts } from './facts.ts';
import { checkDiagnosis } from './icd.ts';
import { beforeMove, moveToRoom } from './moveRoom.ts';
import { openKhamBenh } from './open.ts';
import { orderForSession } from './orderForSession.ts';
import {
  openHistory,
  openSession,
  searchSessions,
  sessionById,
  sessionOfOrderCode,
  sessionsOfRoom,
} from './queries.ts';
import type { KhamBenhRow } from './tables.ts';
import { transferResolvers } from './transferResolvers.ts';
import { type WorkLine, workList } from './workList.ts';

export const examinationResolvers: FeatureResolvers = {
  Query: {
    ...transferResolvers.Query,
    khamBenhs: access('BENH_AN_XEM', (ctx, args: QueryKhamBenhsArgs) => sessionsOfRoom(ctx, args)),
    khamBenh: access('BENH_AN_XEM', (ctx, { id }: QueryKhamBenhArgs) => openSession(ctx, id)),
    danhSachKhamBenh: access('BENH_AN_XEM', (ctx, args: QueryDanhSachKhamBenhArgs) => workList(ctx, args)),
    searchKhamBenhs: access('BENH_AN_XEM', (ctx, { searchString }: QuerySearchKhamBenhsArgs) =>
      searchSessions(ctx, searchString),
    ),
    getKhamBenhsByMaBenhNhan: access(
      'BENH_AN_XEM',
      (ctx, { idRoom, MaBenhNhan, inputQMS }: QueryGetKhamBenhsByMaBenhNhanArgs) =>
        searchSessions(ctx, MaBenhNhan, idRoom, inputQMS),
    ),
    searchBenhNhanKhamBenh: access(
      'BENH_AN_XEM',
      (ctx, { idRoom, keyword }: QuerySearchBenhNhanKhamBenhArgs) =>
        searchSessions(ctx, keyword ?? '', idRoom),
    ),
    getKhamBenhByMaChiDinh: access('BENH_AN_XEM', (ctx, { maChiDinh }: QueryGetKhamBenhByMaChiDinhArgs) =>
      sessionOfOrderCode(ctx, maChiDinh),
    ),
    lichSuKhamBenh: access('BENH_AN_XEM', (ctx, { idBenhNhan }: QueryLichSuKhamBenhArgs) =>
      openHistory(ctx, { BenhNhan_Id: idBenhNhan }),
    ),
    getLichSuDieuTriByBenhNhan: access('BENH_AN_XEM', (ctx, args: QueryGetLichSuDieuTriByBenhNhanArgs) =>
      openHistory(ctx, args),
    ),
    getChiTietLichSuDieuTri: access('BENH_AN_XEM', (ctx, { KhamBenh_Id }: QueryGetChiTietLichSuDieuTriArgs) =>
      openSession(ctx, KhamBenh_Id),
    ),
    checkBeforeChuyenPhongKham: access(
      'KHAM_BENH',
      (ctx, { idTiepNhan }: QueryCheckBeforeChuyenPhongKhamArgs) => beforeMove(ctx, idTiepNhan),
    ),
    chiPhiBenhNhan: access('VIEN_PHI_XEM', (ctx, { idTiepNhan }: QueryChiPhiBenhNhanArgs) =>
      costOfVisit(ctx, idTiepNhan),
    ),
    kiemTraChanDoan: access('KHAM_BENH', async (ctx, args: QueryKiemTraChanDoanArgs) =>
      (await checkDiagnosis(ctx, args)).map((issue) => ({
        ...issue,
        severity: issue.severity ?? 'error',
        MaICD: issue.details?.['MaICD'] ?? null,
      })),
    ),
  },
  Mutation: {
    ...transferResolvers.Mutation,
    createKhamBenh: access('KHAM_BENH', async (ctx, { input }: MutationCreateKhamBenhArgs) =>
      sessionById(ctx, await openKhamBenh(ctx, input.DichVuYeuCau_Id)),
    ),
    createTiepNhanKhamBenh: access('KHAM_BENH', async (ctx, { input }: MutationCreateTiepNhanKhamBenhArgs) =>
      sessionById(ctx, await receiveInRoom(ctx, input)),
    ),
    updateKhamBenh: access('KHAM_BENH', (ctx, { id, input }: MutationUpdateKhamBenhArgs) =>
      saveKhamBenh(ctx, id, input),
    ),
    ketThucKhamBenh: access('KHAM_BENH', async (ctx, { id, input }: MutationKetThucKhamBenhArgs) => {
      await endKhamBenh(ctx, id, input);
      return sessionById(ctx, id);
    }),
    verifyKhamBenh: access('KHAM_BENH', async (ctx, { id, currentState }: MutationVerifyKhamBenhArgs) => {
      await verifyKhamBenh(ctx, id, currentState);
      return sessionById(ctx, id);
    }),
    saveAndVerifyKhamBenh: access(
      'KHAM_BENH',
      async (ctx, { id, input }: MutationSaveAndVerifyKhamBenhArgs) => {
        await inTransaction(ctx, async (tx) => {
          await saveKhamBenh(tx, id, input);
          await verifyKhamBenh(tx, id, 'DangKham');
        });
        return sessionById(ctx, id);
      },
    ),
    removeKhamBenh: access('KHAM_BENH', async (ctx, { ids, ...reason }: MutationRemoveKhamBenhArgs) => {
      await inTransaction(ctx, async (tx) => {
        for (const id of [...ids].sort())
          await cancelKhamBenh(tx, id, 'xoa', { LyDo_Id: reason.LyDo_Id, LyDo: reason.LyDo });
      });
      return ids.length;
    }),
    cancelKhamBenh: access('KHAM_BENH', async (ctx, { id, ...reason }: MutationCancelKhamBenhArgs) => {
      await cancelKhamBenh(ctx, id, 'huy', { LyDo_Id: reason.LyDo_Id, LyDo: reason.LyDo });
      return sessionById(ctx, id);
    }),
    createDichVuYeuCau: access('CHI_DINH', async (ctx, { input }: MutationCreateDichVuYeuCauArgs) =>
      slipsWithLines(ctx, await orderForSession(ctx, input)),
    ),
    chuyenPhongKham: access('KHAM_BENH', async (ctx, { input }: MutationChuyenPhongKhamArgs) =>
      slipById(ctx, await moveToRoom(ctx, input, true)),
    ),
    createDichVuYeuCauByChuyenPhong: access(
      'KHAM_BENH',
      async (ctx, { input }: MutationChuyenPhongKhamArgs) =>
        slipById(ctx, await moveToRoom(ctx, input, false)),
    ),
  },
  types: {
    ...transferResolvers.types,
    KhamBenh: {
      BenhNhan: (row: KhamBenhRow, _args, ctx, info) => patientOf(ctx, row.BenhNhan_Id, info),
      TiepNhan: (row: KhamBenhRow, _args, ctx) => loadReception(ctx, row.TiepNhan_Id),
      PhongBan: (row: KhamBenhRow, _args, ctx) => refLabel(ctx, 'Node', row.PhongBan_Id),
      BacSiKham: (row: KhamBenhRow, _args, ctx) => refLabel(ctx, 'NhanVien', row.BacSiKham_Id),
      BMI: (row: KhamBenhRow) => bmi(row),
      ChanDoanICD: (row: KhamBenhRow, _args, ctx) => refLabel(ctx, 'ICD', row.ChanDoanICD_Id),
      ChanDoanPhuICDs: (row: KhamBenhRow, _args, ctx) => refLabels(ctx, 'ICD', row.ChanDoanPhuICD_Ids),
      BacSiSua: (row: KhamBenhRow, _args, ctx) => refLabel(ctx, 'NhanVien', row.BacSiSua_Id),
      LyDoHuyKham: (row: KhamBenhRow, _args, ctx) => refLabel(ctx, 'LyDo', row.LyDoHuy_Id),
      HuongGiaiQuyet: (row: KhamBenhRow, _args, ctx) =>
        refLabel(ctx, 'HuongGiaiQuyet', row.HuongGiaiQuyet_Id),
      dichVuYeuCaus: async (row: KhamBenhRow, _args, ctx) =>
        visibleRecords(ctx, await slipsOfSession(ctx, row._id), (slip) => slip.NoiYeuCau_Id),
      hanhDongs: async (row: KhamBenhRow, _args, ctx) =>
        actionStates(ctx, khamBenhActs, await sessionFacts(ctx, row)),
    },
    DongKhamBenh: {
      BenhNhan: (row: WorkLine, _args, ctx, info) => patientOf(ctx, row.BenhNhan_Id, info),
    },
  },
};
