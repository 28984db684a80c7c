import { thucHienThuocActs } from '@sen/domain/doses/thucHienThuoc';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Resolvers } from '../../gql/main.ts';
import { cabinetOfWard } from '../pharmacy/cabinets.ts';
import { requireVisiblePlace } from '../recordAccess/visible.ts';
import { endInfusion, recordDose, takeBackDose } from './commands.ts';
import { factsOfDose } from './facts.ts';
import { chartOfStay, chartsOfWard, doseById } from './queries.ts';

const sees = 'BENH_AN_XEM';
const gives = 'THUC_HIEN_THUOC';

export const doseResolvers = {
  Query: {
    thucHienThuocTrongKhoa: access(sees, (ctx, { Khoa_Id, tu, den }) =>
      chartsOfWard(ctx, Khoa_Id, { tu, den }),
    ),
    thucHienThuocNoiTru: access(sees, (ctx, { NhapVien_Id, tu, den }) =>
      chartOfStay(ctx, NhapVien_Id, { tu, den }),
    ),
    tuTrucCuaKhoa: access(sees, async (ctx, { Khoa_Id }) => {
      await requireVisiblePlace(ctx, Khoa_Id);
      const found = await cabinetOfWard(ctx, Khoa_Id);
      return found && { _id: found._id, ma: found.MaKho, ten: found.TenKho };
    }),
  },
  Mutation: {
    createThucHienThuoc: access(gives, async (ctx, { input }) => doseById(ctx, await recordDose(ctx, input))),
    ketThucTruyen: access(gives, async (ctx, { id, input }) =>
      doseById(ctx, await endInfusion(ctx, id, input)),
    ),
    thuHoiThucHienThuoc: access(gives, async (ctx, { id, version, LyDo }) =>
      doseById(ctx, await takeBackDose(ctx, id, version, LyDo)),
    ),
  },
  types: {
    ThucHienThuoc: {
      hanhDongs: async (row, _args, ctx) => actionStates(ctx, thucHienThuocActs, await factsOfDose(ctx, row)),
    },
    NguoiBenhDungThuoc: {
      Giuong: ({ Giuong_Id }, _args, ctx) => refLabel(ctx, 'GiuongBenh', Giuong_Id),
      Phong: ({ Phong_Id }, _args, ctx) => refLabel(ctx, 'Node', Phong_Id),
      hanhDongs: ({ facts }, _args, ctx) => actionStates(ctx, thucHienThuocActs, facts),
    },
  },
} satisfies Resolvers;
