import { access, type FeatureResolvers } from '../../engine/access.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type {
  MutationHuyTraKetQuaThamDoChucNangArgs,
  MutationTraKetQuaThamDoChucNangArgs,
  MutationUpdateKetQuaThamDoChucNangArgs,
  QueryDanhSachThamDoChucNangArgs,
  QueryKetQuaThamDoChucNangArgs,
  QueryKetQuaThamDoChucNangByTiepNhanArgs,
} from '../../gql/main.ts';
import { requireVisibleSlips } from '../orders/queries.ts';
import { patientOf } from '../patients/queries.ts';
import { returnResult, saveResult, takeBackResult } from './commands.ts';
import { type LineResult, openResult, resultOfSlip, resultsOfVisit, type TestResult } from './queries.ts';
import { devicesOf, templatesOf } from './services.ts';
import type { PhienBanRow } from './tables.ts';
import { type TestLine, testList } from './workList.ts';

export const functionalTestResolvers: FeatureResolvers = {
  Query: {
    danhSachThamDoChucNang: access('BENH_AN_XEM', (ctx, args: QueryDanhSachThamDoChucNangArgs) =>
      testList(ctx, args),
    ),
    ketQuaThamDoChucNang: access('BENH_AN_XEM', (ctx, { id }: QueryKetQuaThamDoChucNangArgs) =>
      openResult(ctx, id),
    ),
    ketQuaThamDoChucNangByTiepNhan: access(
      'BENH_AN_XEM',
      (ctx, { TiepNhan_Id }: QueryKetQuaThamDoChucNangByTiepNhanArgs) => resultsOfVisit(ctx, TiepNhan_Id),
    ),
  },
  Mutation: {
    updateKetQuaThamDoChucNang: access(
      'THAM_DO_CHUC_NANG',
      async (ctx, { id, input }: MutationUpdateKetQuaThamDoChucNangArgs) => {
        await requireVisibleSlips(ctx, [id]);
        await saveResult(ctx, id, input);
        return resultOfSlip(ctx, id);
      },
    ),
    traKetQuaThamDoChucNang: access(
      'THAM_DO_CHUC_NANG_DUYET',
      async (ctx, { id, input }: MutationTraKetQuaThamDoChucNangArgs) => {
        await requireVisibleSlips(ctx, [id]);
        await returnResult(ctx, id, input);
        return resultOfSlip(ctx, id);
      },
    ),
    huyTraKetQuaThamDoChucNang: access(
      'THAM_DO_CHUC_NANG_HUY',
      async (ctx, { id, ...input }: MutationHuyTraKetQuaThamDoChucNangArgs) => {
        await requireVisibleSlips(ctx, [id]);
        await takeBackResult(ctx, id, input);
        return resultOfSlip(ctx, id);
      },
    ),
  },
  types: {
    DongThamDoChucNang: {
      BenhNhan: (row: TestLine, _args, ctx, info) => patientOf(ctx, row.BenhNhan_Id, info),
    },
    PhieuThamDoChucNang: {
      NguoiThucHien: (row: TestResult, _args, ctx) =>
        refLabel(ctx, 'NhanVien', row.DichVuYeuCau.NguoiThucHien_Id),
      NguoiDuyet: (row: TestResult, _args, ctx) => refLabel(ctx, 'NhanVien', row.DichVuYeuCau.NguoiDuyet_Id),
    },
    KetQuaThamDoChucNang: {
      ThietBi: (row: LineResult, _args, ctx) => refLabel(ctx, 'ThietBi', row.ThietBi_Id),
      thietBis: (row: LineResult, _args, ctx) => devicesOf(ctx, row.DichVu_Id, row.room),
      mauKetLuans: (row: LineResult, _args, ctx) => templatesOf(ctx, row),
    },
    PhienBanThamDoChucNang: {
      NguoiTra: (row: PhienBanRow, _args, ctx) => refLabel(ctx, 'NhanVien', row.NguoiTra_Id),
      NguoiHuy: (row: PhienBanRow, _args, ctx) => refLabel(ctx, 'NhanVien', row.NguoiHuy_Id),
    },
  },
};
