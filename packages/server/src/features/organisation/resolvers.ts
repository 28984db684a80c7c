import { access, type FeatureResolvers } from '../../engine/access.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type {
  MutationSetPhongBanDichVusArgs,
  MutationSetPhongBanGiuongsArgs,
  MutationSetPhongBanKhoDuocsArgs,
  QueryCheckBacSiThuocCoSoArgs,
  QueryLienKetPhongBanArgs,
  QueryPhongBanDichVusArgs,
  QuerySearchNhanVienByChucVuArgs,
} from '../../gql/main.ts';
import { bedsOfRoom, linkRoom, servicesOfRoom, storesSupplyingRoom } from './links.ts';
import { linksOfRoom, type RoomService, roomServices, staffOfPosition, worksInFacility } from './queries.ts';

export const organisationResolvers: FeatureResolvers = {
  Query: {
    phongBanDichVus: access('SIGNED_IN', (ctx, { PhongBan_Id, DichVu_Id }: QueryPhongBanDichVusArgs) =>
      roomServices(ctx, PhongBan_Id ?? null, DichVu_Id ?? null),
    ),
    lienKetPhongBan: access('SIGNED_IN', (ctx, { PhongBan_Id }: QueryLienKetPhongBanArgs) =>
      linksOfRoom(ctx, PhongBan_Id),
    ),
    searchNhanVienByChucVu: access(
      'SIGNED_IN',
      (ctx, { ChucVu_Id, searchString }: QuerySearchNhanVienByChucVuArgs) =>
        staffOfPosition(ctx, ChucVu_Id, searchString ?? ''),
    ),
    checkBacSiThuocCoSo: access('SIGNED_IN', (ctx, args: QueryCheckBacSiThuocCoSoArgs) =>
      worksInFacility(ctx, args.NhanVien_Id, args.idNode),
    ),
  },
  Mutation: {
    setPhongBanDichVus: access('DANH_MUC_DICH_VU', (ctx, args: MutationSetPhongBanDichVusArgs) =>
      linkRoom(ctx, servicesOfRoom, args.PhongBan_Id, args.DichVu_Ids, args.daThay),
    ),
    setPhongBanKhoDuocs: access('DANH_MUC_DUOC', (ctx, args: MutationSetPhongBanKhoDuocsArgs) =>
      linkRoom(ctx, storesSupplyingRoom, args.PhongBan_Id, args.Kho_Ids, args.daThay),
    ),
    setPhongBanGiuongs: access('DANH_MUC_TO_CHUC', (ctx, args: MutationSetPhongBanGiuongsArgs) =>
      linkRoom(ctx, bedsOfRoom, args.PhongBan_Id, args.Giuong_Ids, args.daThay),
    ),
  },
  types: {
    PhongBanDichVu: {
      PhongBan: (link: RoomService, _args, ctx) => refLabel(ctx, 'Node', link.PhongBan_Id),
      DichVu: (link: RoomService, _args, ctx) => refLabel(ctx, 'DM_DichVu', link.DichVu_Id),
    },
  },
};
