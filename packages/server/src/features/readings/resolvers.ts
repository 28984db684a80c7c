import { fieldFlag } from '@sen/domain/readings/fields';
import { access } from '../../engine/acts/access.ts';
import { refLabel, refLabels } from '../../engine/catalogue/queries.ts';
import type { NuoiCay, Resolvers } from '../../gql/main.ts';
import { patientOf } from '../patients/queries.ts';
import { earlierFields, fieldsOfLine } from './fields.ts';
import { giverOf, openEarlier } from './queries.ts';
import { devicesOf, templatesOf } from './services.ts';

export const readingResolvers: Resolvers = {
  Query: {
    ketQuaLanTruocs: access('BENH_AN_XEM', (ctx, { idDichVuYeuCau }) => openEarlier(ctx, idDichVuYeuCau)),
  },
  types: {
    DongPhongDoc: {
      BenhNhan: (row, _args, ctx, info) => patientOf(ctx, row.BenhNhan_Id, info),
    },
    PhieuKetQuaMoTa: {
      NguoiThucHien: (row, _args, ctx) => refLabel(ctx, 'NhanVien', row.DichVuYeuCau.NguoiThucHien_Id),
      NguoiDuyet: (row, _args, ctx) => refLabel(ctx, 'NhanVien', giverOf(row)),
    },
    KetQuaMoTa: {
      ThietBi: (row, _args, ctx) => refLabel(ctx, 'ThietBi', row.ThietBi_Id),
      NguoiThucHiens: (row, _args, ctx) => refLabels(ctx, 'NhanVien', row.NguoiThucHien_Ids),
      thietBis: (row, _args, ctx) => devicesOf(ctx, row.DichVu_Id, row.room),
      truongs: (row, _args, ctx) => fieldsOfLine(ctx, row),
      lanTruoc: (row, _args, ctx) => earlierFields(ctx, row),
      mauKetLuans: (row, _args, ctx) => templatesOf(ctx, row),
      // what a kind keeps besides is a field of its own
      viSinh: (row) => (row.kind === 'ViSinh' ? (row.noiDung as NuoiCay | null) : null),
    },
    TruongKetQua: {
      CoKetQua: (row) => fieldFlag(row),
    },
    PhienBanKetQuaMoTa: {
      LaSoBo: (row) => row.LaSoBo ?? false,
      NguoiTra: (row, _args, ctx) => refLabel(ctx, 'NhanVien', row.NguoiTra_Id),
      NguoiHuy: (row, _args, ctx) => refLabel(ctx, 'NhanVien', row.NguoiHuy_Id),
    },
  },
};
