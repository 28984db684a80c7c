import { sql } from 'drizzle-orm';
import { access } from '../../engine/access.ts';
import type { RefLabel } from '../../engine/catalogue/queries.ts';
import { loadOne } from '../../engine/loaders.ts';
import type { Resolvers } from '../../gql/main.ts';
import { personName } from '../identity/people.ts';
import { facilityName, lookUpsOf, treatmentsOf } from './lookUps.ts';
import { checkCard } from './portal.ts';
import { benefitOf } from './queries.ts';

export const insuranceResolvers: Resolvers = {
  Query: {
    traCuuTheBHYT: access('TIEP_NHAN_XEM', (ctx, { maThe, hoTen, ngaySinh }) =>
      checkCard(ctx, { maThe, hoTen, ngaySinh }),
    ),
    lichSuTraCuuThe: access('TRA_CUU_THE_XEM', (ctx, { TiepNhan_Id }) => lookUpsOf(ctx, TiepNhan_Id)),
    quyenLoiBHYT: access('TIEP_NHAN_XEM', (ctx, args) => benefitOf(ctx, args)),
  },
  types: {
    LanTraCuuThe: {
      nguoiTraCuu: (row, _args, ctx) => (row.NguoiTao_Id ? personName(ctx, row.NguoiTao_Id) : null),
      lanKhams: (row) => treatmentsOf(row),
      traLoi: (row) => row.answer,
    },
    LanKhamNoiKhac: {
      TenBenhVien: (one, _args, ctx) => facilityName(ctx, one.maCSKCB),
    },
    TraCuuThe: {
      BenhVien: (check, _args, ctx) =>
        loadOne(ctx, 'insurance:facility', check.maDKBD, async (of, codes) => {
          const { rows } = await of.db.execute<RefLabel>(sql`
            select id as "_id", ma_cskcb as ma, ten_benh_vien as ten from main.benh_vien
            where ma_cskcb = any(${sql.param([...codes])}::text[]) and trang_thai = 'DangSuDung'`);
          return new Map(rows.map((row) => [row.ma ?? '', row]));
        }),
    },
  },
};
