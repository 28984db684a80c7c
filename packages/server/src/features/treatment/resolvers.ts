import { readTimes, slotsOf } from '@sen/domain/treatment/doseTimes';
import { dayOfStay } from '@sen/domain/treatment/houseClock';
import { toDieuTriActs } from '@sen/domain/treatment/toDieuTri';
import { yLenhThuocActs } from '@sen/domain/treatment/yLenhThuoc';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import type { Resolvers } from '../../gql/main.ts';
import { openStay } from '../admission/queries.ts';
import { recordOfStay } from '../medicalRecords/ofStay.ts';
import { patientOf } from '../patients/queries.ts';
import { loadReception } from '../reception/queries.ts';
import { staysOfWard } from '../stays/queries.ts';
import { cancelEntry, confirmEntry, createEntry, stopOrder, updateEntry } from './commands.ts';
import { drugOrderFacts, entryFacts } from './facts.ts';
import { houseTimes } from './houseTimes.ts';
import { newResultsOf, newsOfStay } from './news.ts';
import {
  drugOrderById,
  entriesOfRecord,
  entryById,
  levelOfCare,
  ordersOfEntry,
  shownOrdersInUse,
} from './queries.ts';
import { summariesOfWard, summaryBegun } from './summaries.ts';

const sees = 'BENH_AN_XEM';

export const treatmentResolvers = {
  Query: {
    nguoiBenhDieuTris: access(sees, (ctx, { Khoa_Id }) => staysOfWard(ctx, Khoa_Id)),
    nguoiBenhDieuTri: access(sees, (ctx, { NhapVien_Id }) => openStay(ctx, NhapVien_Id)),
    tinMoiNoiTru: access(sees, (ctx, { NhapVien_Id, tu }) => newsOfStay(ctx, NhapVien_Id, tu ?? null)),
    soKetCuaKhoa: access(sees, (ctx, { Khoa_Id }) => summariesOfWard(ctx, Khoa_Id)),
    banDauSoKet: access(sees, (ctx, { BenhAn_Id }) => summaryBegun(ctx, BenhAn_Id)),
    toDieuTris: access(sees, (ctx, { BenhAn_Id }) => entriesOfRecord(ctx, BenhAn_Id)),
    yLenhThuocDangDungs: access(sees, (ctx, { NhapVien_Id }) => shownOrdersInUse(ctx, NhapVien_Id)),
    gioDungThuocs: access(sees, (ctx) => houseTimes(ctx)),
  },
  Mutation: {
    // an entry of one's own or of a doctor who gave it in words: the act on the stay asks for the right of either
    createToDieuTri: access(sees, async (ctx, { input }) => entryById(ctx, await createEntry(ctx, input))),
    updateToDieuTri: access('Y_LENH', async (ctx, { id, input }) =>
      entryById(ctx, await updateEntry(ctx, id, input)),
    ),
    xacNhanToDieuTri: access('Y_LENH', async (ctx, { id, version }) =>
      entryById(ctx, await confirmEntry(ctx, id, version)),
    ),
    removeToDieuTri: access('Y_LENH', async (ctx, { id, version, LyDo }) =>
      entryById(ctx, await cancelEntry(ctx, id, version, LyDo)),
    ),
    ngungYLenhThuoc: access('Y_LENH', async (ctx, { id, version, LyDo }) =>
      drugOrderById(ctx, await stopOrder(ctx, id, version, LyDo)),
    ),
  },
  types: {
    SoKetDenHan: {
      noiTru: ({ stay }) => stay,
      ngayDenHan: ({ due }) => due?.ngay ?? null,
      lan: ({ due }) => due?.lan ?? null,
      soNgayTre: ({ due }) => due?.tre ?? 0,
      ngayKeTiep: ({ next }) => next,
      lanCuoi: ({ last }) => last,
    },
    ToDieuTri: {
      BenhNhan: (row, _args, ctx, info) => patientOf(ctx, row.BenhNhan_Id, info),
      thuocs: ({ _id }, _args, ctx) => ordersOfEntry(ctx, _id),
      hanhDongs: async (row, _args, ctx) => actionStates(ctx, toDieuTriActs, await entryFacts(ctx, row)),
    },
    YLenhThuoc: {
      thayDois: ({ DoiTruong }) => DoiTruong?.split(' ') ?? [],
      gioDens: (row, { tu, den }) => slotsOf({ ...row, Gios: readTimes(row.Gios ?? '') ?? [] }, tu, den),
      canhBaos: ({ CanhBao }) =>
        CanhBao.map((one) => [one.TenDuoc, one.Khac, one.LyDo].filter(Boolean).join(' – ')),
      hanhDongs: async (row, _args, ctx) => actionStates(ctx, yLenhThuocActs, await drugOrderFacts(ctx, row)),
    },
    NguoiBenhDieuTri: {
      noiTru: (row) => row,
      BenhAn_Id: async ({ _id }, _args, ctx) => (await recordOfStay(ctx, _id))?._id ?? null,
      daKhoaBenhAn: async ({ _id }, _args, ctx) => (await recordOfStay(ctx, _id))?.daKhoa ?? false,
      TiepNhan: ({ TiepNhan_Id }, _args, ctx) => loadReception(ctx, TiepNhan_Id),
      ngayThu: async ({ _id }, _args, ctx) => {
        const record = await recordOfStay(ctx, _id);
        return record && dayOfStay(record.ThoiGianVaoVien, ctx.now());
      },
      ketQuaMoi: ({ TiepNhan_Id }, _args, ctx) => newResultsOf(ctx, TiepNhan_Id),
      CapChamSoc: ({ _id }, _args, ctx) => levelOfCare(ctx, _id),
    },
    ThayDoiNoiTru: { batThuong: ({ batThuong }) => batThuong ?? false },
  },
} satisfies Resolvers;
