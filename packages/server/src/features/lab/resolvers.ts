import { access } from '../../engine/acts/access.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Resolvers } from '../../gql/main.ts';
import { requireVisibleSlips, slipById } from '../orders/queries.ts';
import { patientOf } from '../patients/queries.ts';
import { huyLayMau, huyTraKetQua, layMau, luuKetQua, traKetQua } from './commands.ts';
import { courseOf } from './course.ts';
import { describedOf } from './described.ts';
import { labDay } from './labDay.ts';
import { controlWarnings, deviceValues } from './points.ts';
import { openResult, resultOfSlip, resultsOfVisit, trendOf } from './queries.ts';
import { rejectionsOf, tuChoiMau } from './rejection.ts';
import { chonKetQuaChayLai, yeuCauChayLai } from './rerun.ts';
import { rerunsOf } from './reruns.ts';
import { labList } from './workList.ts';

export const labResolvers: Resolvers = {
  Query: {
    danhSachXetNghiem: access('BENH_AN_XEM', (ctx, args) => labList(ctx, args)),
    ngayXetNghiem: access('BENH_AN_XEM', (ctx, { idRoom, ngay }) => labDay(ctx, idRoom, ngay)),
    ketQuaDichVuYeuCau: access('BENH_AN_XEM', (ctx, { id }) => openResult(ctx, id)),
    ketQuaByTiepNhan: access('BENH_AN_XEM', (ctx, { TiepNhan_Id }) => resultsOfVisit(ctx, TiepNhan_Id)),
    xuHuongKetQua: access('BENH_AN_XEM', (ctx, args) => trendOf(ctx, args)),
    ketQuaTheoThoiGian: access('BENH_AN_XEM', (ctx, args) => courseOf(ctx, args)),
  },
  Mutation: {
    layMau: access('XET_NGHIEM', async (ctx, { id, input }) => {
      await requireVisibleSlips(ctx, [id]);
      await layMau(ctx, id, input);
      return slipById(ctx, id);
    }),
    huyLayMau: access('XET_NGHIEM', async (ctx, { id }) => {
      await requireVisibleSlips(ctx, [id]);
      await huyLayMau(ctx, id);
      return slipById(ctx, id);
    }),
    tuChoiMau: access('XET_NGHIEM', async (ctx, { id, input }) => {
      await requireVisibleSlips(ctx, [id]);
      await tuChoiMau(ctx, id, input);
      return resultOfSlip(ctx, id);
    }),
    yeuCauChayLai: access('XET_NGHIEM', async (ctx, { id, input }) => {
      await requireVisibleSlips(ctx, [id]);
      await yeuCauChayLai(ctx, id, input);
      return resultOfSlip(ctx, id);
    }),
    chonKetQuaChayLai: access('XET_NGHIEM', async (ctx, { id, input }) => {
      await requireVisibleSlips(ctx, [id]);
      await chonKetQuaChayLai(ctx, id, input);
      return resultOfSlip(ctx, id);
    }),
    updateKetQuaXetNghiem: access('XET_NGHIEM', async (ctx, { id, input }) => {
      await requireVisibleSlips(ctx, [id]);
      await luuKetQua(ctx, id, input);
      return resultOfSlip(ctx, id);
    }),
    traKetQua: access('XET_NGHIEM_DUYET', async (ctx, { id, input }) => {
      await requireVisibleSlips(ctx, [id]);
      await traKetQua(ctx, id, input);
      return resultOfSlip(ctx, id);
    }),
    huyTraKetQua: access('XET_NGHIEM_HUY', async (ctx, { id, ...input }) => {
      await requireVisibleSlips(ctx, [id]);
      await huyTraKetQua(ctx, id, input);
      return resultOfSlip(ctx, id);
    }),
  },
  types: {
    GiaTriTheoThoiGian: {
      NoiThucHien: (row, _args, ctx) => refLabel(ctx, 'Node', row.NoiThucHien_Id),
    },
    DongXetNghiem: {
      BenhNhan: (row, _args, ctx, info) => patientOf(ctx, row.BenhNhan_Id, info),
    },
    KetQuaDichVuYeuCau: {
      NguoiThucHien: (row, _args, ctx) => refLabel(ctx, 'NhanVien', row.DichVuYeuCau.NguoiThucHien_Id),
      NguoiDuyet: (row, _args, ctx) => refLabel(ctx, 'NhanVien', row.DichVuYeuCau.NguoiDuyet_Id),
      NguoiLayMau: (row, _args, ctx) => refLabel(ctx, 'NhanVien', row.DichVuYeuCau.NguoiLayMau_Id),
      NgayLayMau: (row) => row.DichVuYeuCau.NgayLayMau,
      kiemChuans: async (row, _args, ctx) =>
        (await Promise.all(controlWarnings.all().map((of) => of(ctx, row.DichVuYeuCau)))).flat(),
      mauTuChois: (row, _args, ctx) => rejectionsOf(ctx, row.DichVuYeuCau_Id),
      dichVus: (row, _args, ctx) => describedOf(ctx, row.DichVuYeuCau_Id),
      chayLais: (row, _args, ctx) => rerunsOf(ctx, row.DichVuYeuCau_Id),
      thietBis: async (row, _args, ctx) =>
        (await Promise.all(deviceValues.all().map((of) => of(ctx, row.DichVuYeuCau_Id)))).flat(),
    },
    ChayLaiXetNghiem: {},
    MauTuChoi: {},
    PhienBanKetQua: {
      dichVus: (row, _args, ctx) => describedOf(ctx, row.DichVuYeuCau_Id, row.PhienBan),
      NguoiTra: (row, _args, ctx) => refLabel(ctx, 'NhanVien', row.NguoiTra_Id),
      NguoiHuy: (row, _args, ctx) => refLabel(ctx, 'NhanVien', row.NguoiHuy_Id),
    },
  },
};
