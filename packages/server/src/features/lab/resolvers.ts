import { access, type FeatureResolvers } from '../../engine/access.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type {
  MutationDanhDauDaXemArgs,
  MutationHuyLayMauArgs,
  MutationHuyTraKetQuaArgs,
  MutationLayMauArgs,
  MutationTraKetQuaArgs,
  MutationUpdateKetQuaXetNghiemArgs,
  QueryDanhSachXetNghiemArgs,
  QueryDichVuYeuCausChuaKetQuaPaginationArgs,
  QueryKetQuaByTiepNhanArgs,
  QueryKetQuaDichVuYeuCauArgs,
  QueryXuHuongKetQuaArgs,
} from '../../gql/main.ts';
import { requireVisibleSlips, slipById, slipsWithLines } from '../orders/queries.ts';
import { patientOf } from '../patients/queries.ts';
import { danhDauDaXem, huyLayMau, huyTraKetQua, layMau, luuKetQua, traKetQua } from './commands.ts';
import {
  openResult,
  type Result,
  resultOfSlip,
  resultsOfVisit,
  slipsWithoutResult,
  trendOf,
} from './queries.ts';
import type { PhienBanRow } from './tables.ts';
import { type LabLine, labList } from './workList.ts';

export const labResolvers: FeatureResolvers = {
  Query: {
    danhSachXetNghiem: access('BENH_AN_XEM', (ctx, args: QueryDanhSachXetNghiemArgs) => labList(ctx, args)),
    dichVuYeuCausChuaKetQuaPagination: access(
      'BENH_AN_XEM',
      (ctx, args: QueryDichVuYeuCausChuaKetQuaPaginationArgs) => slipsWithoutResult(ctx, args),
    ),
    ketQuaDichVuYeuCau: access('BENH_AN_XEM', (ctx, { id }: QueryKetQuaDichVuYeuCauArgs) =>
      openResult(ctx, id),
    ),
    ketQuaByTiepNhan: access('BENH_AN_XEM', (ctx, { TiepNhan_Id }: QueryKetQuaByTiepNhanArgs) =>
      resultsOfVisit(ctx, TiepNhan_Id),
    ),
    xuHuongKetQua: access('BENH_AN_XEM', (ctx, args: QueryXuHuongKetQuaArgs) => trendOf(ctx, args)),
  },
  Mutation: {
    layMau: access('XET_NGHIEM', async (ctx, { id, input }: MutationLayMauArgs) => {
      await requireVisibleSlips(ctx, [id]);
      await layMau(ctx, id, input);
      return slipById(ctx, id);
    }),
    huyLayMau: access('XET_NGHIEM', async (ctx, { id }: MutationHuyLayMauArgs) => {
      await requireVisibleSlips(ctx, [id]);
      await huyLayMau(ctx, id);
      return slipById(ctx, id);
    }),
    updateKetQuaXetNghiem: access(
      'XET_NGHIEM',
      async (ctx, { id, input }: MutationUpdateKetQuaXetNghiemArgs) => {
        await requireVisibleSlips(ctx, [id]);
        await luuKetQua(ctx, id, input);
        return resultOfSlip(ctx, id);
      },
    ),
    traKetQua: access('XET_NGHIEM_DUYET', async (ctx, { id, input }: MutationTraKetQuaArgs) => {
      await requireVisibleSlips(ctx, [id]);
      await traKetQua(ctx, id, input);
      return resultOfSlip(ctx, id);
    }),
    huyTraKetQua: access('XET_NGHIEM_HUY', async (ctx, { id, ...input }: MutationHuyTraKetQuaArgs) => {
      await requireVisibleSlips(ctx, [id]);
      await huyTraKetQua(ctx, id, input);
      return resultOfSlip(ctx, id);
    }),
    danhDauDaXem: access('CHI_DINH', async (ctx, { ids }: MutationDanhDauDaXemArgs) => {
      await requireVisibleSlips(ctx, ids);
      return slipsWithLines(ctx, await danhDauDaXem(ctx, ids));
    }),
  },
  types: {
    DongXetNghiem: {
      BenhNhan: (row: LabLine, _args, ctx, info) => patientOf(ctx, row.BenhNhan_Id, info),
    },
    KetQuaDichVuYeuCau: {
      NguoiThucHien: (row: Result, _args, ctx) =>
        refLabel(ctx, 'NhanVien', row.DichVuYeuCau.NguoiThucHien_Id),
      NguoiDuyet: (row: Result, _args, ctx) => refLabel(ctx, 'NhanVien', row.DichVuYeuCau.NguoiDuyet_Id),
      NguoiLayMau: (row: Result, _args, ctx) => refLabel(ctx, 'NhanVien', row.DichVuYeuCau.NguoiLayMau_Id),
      NgayLayMau: (row: Result) => row.DichVuYeuCau.NgayLayMau,
    },
    PhienBanKetQua: {
      NguoiTra: (row: PhienBanRow, _args, ctx) => refLabel(ctx, 'NhanVien', row.NguoiTra_Id),
      NguoiHuy: (row: PhienBanRow, _args, ctx) => refLabel(ctx, 'NhanVien', row.NguoiHuy_Id),
    },
  },
};
