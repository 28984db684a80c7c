import { dayOfStay } from '@sen/domain/treatment/houseClock';
import { access } from '../../engine/acts/access.ts';
import type { Resolvers } from '../../gql/main.ts';
import { openStay } from '../admission/queries.ts';
import { recordOfStay } from '../medicalRecords/ofStay.ts';
import { loadReception } from '../reception/queries.ts';
import { staysOfWard } from '../stays/queries.ts';
import { newResultsOf, newsOfStay } from './news.ts';

const sees = 'BENH_AN_XEM';

export const treatmentResolvers = {
  Query: {
    nguoiBenhDieuTris: access(sees, (ctx, { Khoa_Id }) => staysOfWard(ctx, Khoa_Id)),
    nguoiBenhDieuTri: access(sees, (ctx, { NhapVien_Id }) => openStay(ctx, NhapVien_Id)),
    tinMoiNoiTru: access(sees, (ctx, { NhapVien_Id, tu }) => newsOfStay(ctx, NhapVien_Id, tu ?? null)),
  },
  types: {
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
    },
    ThayDoiNoiTru: { batThuong: ({ batThuong }) => batThuong ?? false },
  },
} satisfies Resolvers;
