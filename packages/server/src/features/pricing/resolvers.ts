import { catalogueByName } from '@sen/domain/catalogues/all';
import { bangGiaActs } from '@sen/domain/pricing/bangGia';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import { listCatalogue, oneOfCatalogue } from '../../engine/catalogue/queries.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import type { Resolvers } from '../../gql/main.ts';
import { createBangGia, removeBangGia, updateBangGia } from './commands.ts';
import { soSanhBangGia } from './compare.ts';
import { saoChepBangGia, xemTruocSaoChep } from './copy.ts';
import { linesOfList, suaGiaBangGia } from './lines.ts';
import {
  type BangGia,
  bangGiaById,
  bangGiaFacts,
  bangGiaHienHanh,
  countPrices,
  coursePricesOfList,
  type GiaTheoThoiGian,
  pricesOfList,
  pricesOfService,
  searchBangGia,
} from './queries.ts';
import { releaseBangGia, thuHoiBangGia } from './release.ts';

export const pricingResolvers: Resolvers = {
  Query: {
    bangGiasByDichVu: access('SIGNED_IN', async (ctx, { DichVu_Id, LoaiKhachHang }) =>
      withList(
        await pricesOfService(ctx, DichVu_Id, {
          onDay: today(ctx),
          LoaiGia_Ids: LoaiKhachHang ? await typesOfPayer(ctx, LoaiKhachHang) : null,
        }),
      ),
    ),
    bangGia: access('SIGNED_IN', (ctx, { id }) => bangGiaById(ctx, id)),
    bangGiaHienHanhByLoaiGia: access('SIGNED_IN', (ctx, { LoaiGia_Id }) => bangGiaHienHanh(ctx, LoaiGia_Id)),
    searchBangGia: access('SIGNED_IN', (ctx, { searchString, LoaiGia_Id }) =>
      searchBangGia(ctx, searchString ?? '', LoaiGia_Id ?? null),
    ),
    lichSuGiaDichVu: access('SIGNED_IN', async (ctx, { DichVu_Id, LoaiGia_Ids }) =>
      withList(await pricesOfService(ctx, DichVu_Id, { LoaiGia_Ids: LoaiGia_Ids ?? null })),
    ),
    giaCuaBangGia: access('DANH_MUC_VIEN_PHI', (ctx, { id, ...args }) => linesOfList(ctx, id, args)),
    soSanhBangGia: access('DANH_MUC_VIEN_PHI', (ctx, { truoc, sau, ...args }) =>
      soSanhBangGia(ctx, truoc, sau, args),
    ),
    xemTruocSaoChepBangGia: access('DANH_MUC_VIEN_PHI', (ctx, { id, phanTram, lamTron, keyWord }) =>
      xemTruocSaoChep(ctx, id, { phanTram, lamTron }, keyWord ?? null),
    ),
    getAllLoaiGiaSM4: access('SIGNED_IN', async (ctx) => {
      const def = catalogueByName('LoaiGia');
      return def ? (await listCatalogue(ctx, def, { limit: 500 })).data : [];
    }),
  },
  Mutation: {
    createBangGia: access('DANH_MUC_VIEN_PHI', async (ctx, { input }) =>
      mustExist(ctx, await createBangGia(ctx, input)),
    ),
    updateBangGia: access('DANH_MUC_VIEN_PHI', async (ctx, { id, input }) => {
      await updateBangGia(ctx, id, input);
      return mustExist(ctx, id);
    }),
    removeBangGia: access('DANH_MUC_VIEN_PHI', (ctx, { ids }) => removeBangGia(ctx, ids)),
    releaseBangGia: access('DANH_MUC_VIEN_PHI', (ctx, { ids, TuNgay }) =>
      releaseBangGia(ctx, ids, TuNgay ?? null),
    ),
    thuHoiBangGia: access('DANH_MUC_VIEN_PHI', async (ctx, { id }) => {
      await thuHoiBangGia(ctx, id);
      return mustExist(ctx, id);
    }),
    saoChepBangGia: access('DANH_MUC_VIEN_PHI', async (ctx, { id, input }) =>
      mustExist(ctx, await saoChepBangGia(ctx, id, input)),
    ),
    suaGiaBangGia: access('DANH_MUC_VIEN_PHI', async (ctx, { id, thayDoi }) => {
      await suaGiaBangGia(ctx, id, thayDoi);
      return mustExist(ctx, id);
    }),
  },
  types: {
    BangGia: {
      soDichVu: (list, _args, ctx) => countPrices(ctx, list._id),
      hanhDongs: async (list, _args, ctx) =>
        actionStates(ctx, bangGiaActs, bangGiaFacts(ctx, list, await countPrices(ctx, list._id))),
      DichVu_DonGia: (list, _args, ctx) => pricesOfList(ctx, list._id),
      LieuTrinh_DonGia: (list, _args, ctx) => coursePricesOfList(ctx, list._id),
    },
  },
};

function withList(prices: readonly GiaTheoThoiGian[]) {
  return prices.map((price) => ({ DonGia: price.DonGia, BangGia: price }));
}

async function typesOfPayer(ctx: Ctx, DoiTuong_Id: string): Promise<string[]> {
  const def = catalogueByName('DM_DoiTuong');
  const payer = def ? await oneOfCatalogue(ctx, def, DoiTuong_Id) : null;
  if (!payer) throw new DomainError('NOT_FOUND', { entity: 'DM_DoiTuong' });
  return payer['LoaiGia_Ids'] as string[]; // a refs column is an array of ids
}

async function mustExist(ctx: Ctx, id: string): Promise<BangGia> {
  const list = await bangGiaById(ctx, id);
  if (!list) throw new DomainError('NOT_FOUND', { entity: 'BangGia' });
  return list;
}
