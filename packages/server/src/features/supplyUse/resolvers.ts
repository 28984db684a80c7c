import { suDungVatTuActs as acts } from '@sen/domain/supplyUse/suDungVatTu';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Resolvers } from '../../gql/main.ts';
import { saveSupplyUse, unverifySupplyUse, verifySupplyUse } from './commands.ts';
import { openSupplyUse, stockForUse, storesOfPlace, supplyUseById } from './queries.ts';

export const supplyUseResolvers: Resolvers = {
  Query: {
    suDungVatTus: access('VAT_TU_DICH_VU', (ctx, { DichVuYeuCau_Id, BuoiLieuTrinh_Id }) =>
      openSupplyUse(ctx, DichVuYeuCau_Id, BuoiLieuTrinh_Id ?? null),
    ),
    tonVatTus: access('VAT_TU_DICH_VU', (ctx, args) => stockForUse(ctx, args)),
  },
  Mutation: {
    saveSuDungVatTu: access('VAT_TU_DICH_VU', async (ctx, { input }) =>
      supplyUseById(ctx, await saveSupplyUse(ctx, input)),
    ),
    verifySuDungVatTu: access('VAT_TU_DICH_VU_DUYET', async (ctx, { id, lyDoCanhBaos }) => {
      await verifySupplyUse(ctx, id, lyDoCanhBaos ?? []);
      return supplyUseById(ctx, id);
    }),
    unverifySuDungVatTu: access('VAT_TU_DICH_VU_DUYET', async (ctx, { id, LyDo }) => {
      await unverifySupplyUse(ctx, id, LyDo);
      return supplyUseById(ctx, id);
    }),
  },
  types: {
    SuDungVatTu: {
      _id: ({ row }) => row?._id ?? null,
      version: ({ row }) => row?.version ?? null,
      DichVuYeuCau_Id: ({ place }) => place.slip._id,
      DichVuYeuCauChiTiet_Id: ({ place }) => place.service.ChiTiet_Id,
      BuoiLieuTrinh_Id: ({ place }) => place.BuoiLieuTrinh_Id,
      TenDichVu: ({ place }) => place.service.TenDichVu,
      TrangThai: ({ row }) => row?.TrangThai ?? 'DangSuDung',
      Kho: ({ row }, _args, ctx) => refLabel(ctx, 'Kho', row?.Kho_Id ?? null),
      khos: async ({ place }, _args, ctx) => {
        const stores = await storesOfPlace(ctx, place);
        return stores.map(({ Kho_Id, MaKho, TenKho }) => ({ _id: Kho_Id, ma: MaKho, ten: TenKho }));
      },
      dinhMucs: ({ quotas }) => quotas,
      NgayDuyet: ({ row }) => row?.NgayDuyet ?? null,
      NguoiDuyet: ({ row }, _args, ctx) => refLabel(ctx, 'NhanVien', row?.NguoiDuyet_Id ?? null),
      LyDoHuyDuyet: ({ row }) => row?.LyDoHuyDuyet ?? null,
      hanhDongs: ({ place, row }, _args, ctx) =>
        actionStates(ctx, acts, { ...place.facts, TrangThai: row?.TrangThai ?? 'DangSuDung' }),
    },
  },
};
