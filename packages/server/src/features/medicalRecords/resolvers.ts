import { benhAnActs } from '@sen/domain/medicalRecords/benhAn';
import { phieuSoKetActs } from '@sen/domain/medicalRecords/phieuSoKet';
import { raVienActs } from '@sen/domain/medicalRecords/raVien';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { Resolvers } from '../../gql/main.ts';
import { patientOf } from '../patients/queries.ts';
import { cancelRecord, createRecord, updateRecord } from './commands.ts';
import { cancelDischarge, createDischarge, updateDischarge } from './discharges.ts';
import { addSession, beginEpisode, endEpisode, removeSession } from './episodes.ts';
import { dischargeFacts, recordFacts, summaryFacts, timesPrinted } from './facts.ts';
import {
  dischargeById,
  dischargesOf,
  episodesOf,
  openRecord,
  recordById,
  recordsOfPatient,
  recordsOfRoom,
  sessionsOfEpisode,
  summariesOf,
  summaryById,
} from './queries.ts';
import { lockStayRecord, unlockStayRecord, updateStayRecord } from './stayRecord.ts';
import { stayRecordList } from './stayRecordList.ts';
import { createSummary, removeSummary, updateSummary } from './summaries.ts';

export const medicalRecordsResolvers = {
  Query: {
    benhAns: access('BENH_AN_XEM', (ctx, args) => recordsOfRoom(ctx, args)),
    benhAn: access('BENH_AN_XEM', (ctx, { id }) => openRecord(ctx, id)),
    getBenhAnNgoaiTruByBenhNhan: access('BENH_AN_XEM', (ctx, { BenhNhan_Id }) =>
      recordsOfPatient(ctx, BenhNhan_Id),
    ),
    danhSachBenhAnNoiTru: access('BENH_AN_XEM', (ctx, args) => stayRecordList(ctx, args)),
    phieuSoKets: access('BENH_AN_XEM', (ctx, { BenhAn_Id }) => summariesOf(ctx, BenhAn_Id)),
  },
  Mutation: {
    createBenhAnNgoaiTru: access('BENH_AN_NGOAI_TRU', async (ctx, { input }) =>
      recordById(ctx, await createRecord(ctx, input)),
    ),
    updateBenhAnNgoaiTru: access('BENH_AN_NGOAI_TRU', async (ctx, { id, input }) =>
      recordById(ctx, await updateRecord(ctx, id, input)),
    ),
    cancelBenhAnNgoaiTru: access('BENH_AN_NGOAI_TRU', async (ctx, { id, LyDo }) => {
      await cancelRecord(ctx, id, LyDo);
      return recordById(ctx, id);
    }),
    ghiKhamBenhVaoBenhAn: access('BENH_AN_NGOAI_TRU', async (ctx, { id, KhamBenh_Id }) =>
      recordById(ctx, await addSession(ctx, id, KhamBenh_Id)),
    ),
    boKhamBenhKhoiBenhAn: access('BENH_AN_NGOAI_TRU', async (ctx, { id, KhamBenh_Id }) =>
      recordById(ctx, await removeSession(ctx, id, KhamBenh_Id)),
    ),
    ketThucDotDieuTri: access('BENH_AN_NGOAI_TRU', async (ctx, { id, version, ThoiGianKetThuc }) =>
      recordById(ctx, await endEpisode(ctx, id, version, ThoiGianKetThuc)),
    ),
    batDauDotDieuTri: access('BENH_AN_NGOAI_TRU', async (ctx, { id, version, ThoiGianBatDau }) =>
      recordById(ctx, await beginEpisode(ctx, id, version, ThoiGianBatDau)),
    ),
    updateBenhAnNoiTru: access('Y_LENH', async (ctx, { id, input }) =>
      recordById(ctx, await updateStayRecord(ctx, id, input)),
    ),
    khoaBenhAn: access('Y_LENH', async (ctx, { id, version }) =>
      recordById(ctx, await lockStayRecord(ctx, id, version)),
    ),
    moKhoaBenhAn: access('Y_LENH', async (ctx, { id, version, LyDo }) =>
      recordById(ctx, await unlockStayRecord(ctx, id, version, LyDo)),
    ),
    createRaVienNgoaiTru: access('BENH_AN_NGOAI_TRU', async (ctx, { input }) =>
      dischargeById(ctx, await createDischarge(ctx, input)),
    ),
    updateRaVienNgoaiTru: access('BENH_AN_NGOAI_TRU', async (ctx, { id, input }) =>
      dischargeById(ctx, await updateDischarge(ctx, id, input)),
    ),
    cancelRaVienNgoaiTru: access('BENH_AN_NGOAI_TRU', async (ctx, { id, LyDo }) => {
      await cancelDischarge(ctx, id, LyDo);
      return dischargeById(ctx, id);
    }),
    createPhieuSoKet: access('BENH_AN_NGOAI_TRU', async (ctx, { input }) =>
      summaryById(ctx, await createSummary(ctx, input)),
    ),
    updatePhieuSoKet: access('BENH_AN_NGOAI_TRU', async (ctx, { id, input }) =>
      summaryById(ctx, await updateSummary(ctx, id, input)),
    ),
    removePhieuSoKet: access('BENH_AN_NGOAI_TRU', async (ctx, { ids }) => {
      await inTransaction(ctx, async (tx) => {
        for (const id of [...ids].sort()) await removeSummary(tx, id);
      });
      return ids.length;
    }),
  },
  types: {
    BenhAn: {
      BenhNhan: (row, _args, ctx, info) => patientOf(ctx, row.BenhNhan_Id, info),
      DotDieuTris: (row, _args, ctx) => episodesOf(ctx, row._id),
      raViens: (row, _args, ctx) => dischargesOf(ctx, row._id),
      hanhDongs: async (row, _args, ctx) => actionStates(ctx, benhAnActs, await recordFacts(ctx, row)),
    },
    DotDieuTri: { khamBenhs: (row, _args, ctx) => sessionsOfEpisode(ctx, row._id) },
    RaVienNgoaiTru: {
      SoLanIn: (row, _args, ctx) => timesPrinted(ctx, row._id),
      hanhDongs: async (row, _args, ctx) => actionStates(ctx, raVienActs, await dischargeFacts(ctx, row)),
    },
    PhieuSoKet: {
      hanhDongs: async (row, _args, ctx) => actionStates(ctx, phieuSoKetActs, await summaryFacts(ctx, row)),
    },
  },
} satisfies Resolvers;
