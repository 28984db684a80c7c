import { access } from '../../engine/access.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Resolvers } from '../../gql/main.ts';
import { requireVisibleSlips } from '../orders/queries.ts';
import { patientOf } from '../patients/queries.ts';
import { returnResult, saveResult, takeBackResult } from './commands.ts';
import { openResult, resultOfSlip, resultsOfVisit } from './queries.ts';
import { devicesOf, templatesOf } from './services.ts';
import { testList } from './workList.ts';

export const functionalTestResolvers: Resolvers = {
  Query: {
    danhSachThamDoChucNang: access('BENH_AN_XEM', (ctx, args) => testList(ctx, args)),
    ketQuaThamDoChucNang: access('BENH_AN_XEM', (ctx, { id }) => openResult(ctx, id)),
    ketQuaThamDoChucNangByTiepNhan: access('BENH_AN_XEM', (ctx, { TiepNhan_Id }) =>
      resultsOfVisit(ctx, TiepNhan_Id),
    ),
  },
  Mutation: {
    updateKetQuaThamDoChucNang: access('THAM_DO_CHUC_NANG', async (ctx, { id, input }) => {
      await requireVisibleSlips(ctx, [id]);
      await saveResult(ctx, id, input);
      return resultOfSlip(ctx, id);
    }),
    traKetQuaThamDoChucNang: access('THAM_DO_CHUC_NANG_DUYET', async (ctx, { id, input }) => {
      await requireVisibleSlips(ctx, [id]);
      await returnResult(ctx, id, input);
      return resultOfSlip(ctx, id);
    }),
    huyTraKetQuaThamDoChucNang: access('THAM_DO_CHUC_NANG_HUY', async (ctx, { id, ...input }) => {
      await requireVisibleSlips(ctx, [id]);
      await takeBackResult(ctx, id, input);
      return resultOfSlip(ctx, id);
    }),
  },
  types: {
    DongThamDoChucNang: {
      BenhNhan: (row, _args, ctx, info) => patientOf(ctx, row.BenhNhan_Id, info),
    },
    PhieuThamDoChucNang: {
      NguoiThucHien: (row, _args, ctx) => refLabel(ctx, 'NhanVien', row.DichVuYeuCau.NguoiThucHien_Id),
      NguoiDuyet: (row, _args, ctx) => refLabel(ctx, 'NhanVien', row.DichVuYeuCau.NguoiDuyet_Id),
    },
    KetQuaThamDoChucNang: {
      ThietBi: (row, _args, ctx) => refLabel(ctx, 'ThietBi', row.ThietBi_Id),
      thietBis: (row, _args, ctx) => devicesOf(ctx, row.DichVu_Id, row.room),
      mauKetLuans: (row, _args, ctx) => templatesOf(ctx, row),
    },
    PhienBanThamDoChucNang: {
      NguoiTra: (row, _args, ctx) => refLabel(ctx, 'NhanVien', row.NguoiTra_Id),
      NguoiHuy: (row, _args, ctx) => refLabel(ctx, 'NhanVien', row.NguoiHuy_Id),
    },
  },
};
