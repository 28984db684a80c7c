import { access } from '../../engine/acts/access.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Resolvers } from '../../gql/main.ts';
import { bedsOfRoom, linkRoom, servicesOfRoom, storesSupplyingRoom } from './links.ts';
import { linksOfRoom, roomServices, staffOfPosition, worksInFacility } from './queries.ts';

export const organisationResolvers: Resolvers = {
  Query: {
    phongBanDichVus: access('SIGNED_IN', (ctx, { PhongBan_Id, DichVu_Id }) =>
      roomServices(ctx, PhongBan_Id ?? null, DichVu_Id ?? null),
    ),
    lienKetPhongBan: access('SIGNED_IN', (ctx, { PhongBan_Id }) => linksOfRoom(ctx, PhongBan_Id)),
    searchNhanVienByChucVu: access('SIGNED_IN', (ctx, { ChucVu_Id, searchString }) =>
      staffOfPosition(ctx, ChucVu_Id, searchString ?? ''),
    ),
    checkBacSiThuocCoSo: access('SIGNED_IN', (ctx, args) =>
      worksInFacility(ctx, args.NhanVien_Id, args.idNode),
    ),
  },
  Mutation: {
    setPhongBanDichVus: access('DANH_MUC_DICH_VU', (ctx, args) =>
      linkRoom(ctx, servicesOfRoom, args.PhongBan_Id, args.DichVu_Ids, args.daThay),
    ),
    setPhongBanKhoDuocs: access('DANH_MUC_DUOC', (ctx, args) =>
      linkRoom(ctx, storesSupplyingRoom, args.PhongBan_Id, args.Kho_Ids, args.daThay),
    ),
    setPhongBanGiuongs: access('DANH_MUC_TO_CHUC', (ctx, args) =>
      linkRoom(ctx, bedsOfRoom, args.PhongBan_Id, args.Giuong_Ids, args.daThay),
    ),
  },
  types: {
    PhongBanDichVu: {
      PhongBan: (link, _args, ctx) => refLabel(ctx, 'Node', link.PhongBan_Id),
      DichVu: (link, _args, ctx) => refLabel(ctx, 'DM_DichVu', link.DichVu_Id),
    },
  },
};
