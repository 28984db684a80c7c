import { ageText } from '@sen/domain/ages/age';
import { benhNhanActs } from '@sen/domain/reception/benhNhanActs';
import { access, type FeatureResolvers } from '../../engine/access.ts';
import { actionStates } from '../../engine/acts.ts';
import { logged } from '../../engine/audit.ts';
import { refLabel, refLabels } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import type {
  MutationCreateBenhNhanArgs,
  MutationRemoveBenhNhanArgs,
  MutationUpdateBenhNhanArgs,
  QueryBenhNhanArgs,
  QueryBenhNhansArgs,
  QueryBenhNhansPaginationArgs,
  QueryBenhNhansPaginationTotalArgs,
  QueryDongThoiGianArgs,
  QuerySearchBenhNhanByCodeArgs,
  QuerySearchBhytByCmndArgs,
  QueryTimBenhNhanTrungArgs,
  QueryTimDiaChiTrenTheArgs,
  QueryTimNhanhArgs,
} from '../../gql/main.ts';
import { receptionsStanding } from '../reception/queries.ts';
import { findCardAddress } from './cardAddress.ts';
import { createPatient, patientFacts, removePatients, updatePatient } from './commands.ts';
import { findDuplicates } from './duplicates.ts';
import { listPatients } from './list.ts';
import type { Moment } from './points.ts';
import { loadPatient, type Patient } from './queries.ts';
import { byCode, quickSearch } from './quickSearch.ts';
import { countPatients, searchPatients } from './search.ts';
import { timelineOf } from './timeline.ts';

export const patientResolvers: FeatureResolvers = {
  Query: {
    timDiaChiTrenThe: access('BENH_NHAN_XEM', (ctx, { diaChi }: QueryTimDiaChiTrenTheArgs) =>
      findCardAddress(ctx, diaChi),
    ),
    benhNhans: access('BENH_NHAN_XEM', (ctx, { keyword, limit }: QueryBenhNhansArgs) =>
      searchPatients(ctx, keyword ?? '', { limit: Math.min(limit ?? 20, 50) }),
    ),
    benhNhansPagination: access('BENH_NHAN_XEM', async (ctx, args: QueryBenhNhansPaginationArgs) => ({
      currentPage: Math.max(args.page ?? 1, 1),
      data: await listPatients(ctx, args),
    })),
    benhNhansPaginationTotal: access(
      'BENH_NHAN_XEM',
      (ctx, { searchInput }: QueryBenhNhansPaginationTotalArgs) => countPatients(ctx, searchInput ?? ''),
    ),
    searchBenhNhanByCode: access('BENH_NHAN_XEM', (ctx, { code }: QuerySearchBenhNhanByCodeArgs) =>
      byCode(ctx, code),
    ),
    benhNhan: access('BENH_NHAN_XEM', (ctx, { id }: QueryBenhNhanArgs) => openPatient(ctx, id)),
    searchBHYTByCMND: access('BENH_NHAN_XEM', async (ctx, { cmnd }: QuerySearchBhytByCmndArgs) => {
      const [found] = await searchPatients(ctx, cmnd.replace(/\s/g, ''), { limit: 1 });
      return found?.CMNDHoacHoChieu === cmnd.replace(/\s/g, '') ? found : null;
    }),
    timBenhNhanTrung: access('BENH_NHAN_XEM', (ctx, { input }: QueryTimBenhNhanTrungArgs) =>
      findDuplicates(ctx, input, input.exceptId ?? null),
    ),
    dongThoiGian: access('BENH_NHAN_XEM', (ctx, { BenhNhan_Id }: QueryDongThoiGianArgs) =>
      timelineOf(ctx, BenhNhan_Id),
    ),
    timNhanh: access('BENH_NHAN_XEM', (ctx, { text, limit }: QueryTimNhanhArgs) =>
      quickSearch(ctx, text, Math.min(limit ?? 8, 20)),
    ),
  },
  Mutation: {
    createBenhNhan: access('BENH_NHAN_SUA', (ctx, { input, xacNhanTrung }: MutationCreateBenhNhanArgs) =>
      createPatient(ctx, input, { acceptDuplicate: xacNhanTrung ?? false }),
    ),
    updateBenhNhan: access('BENH_NHAN_SUA', (ctx, { id, input, xacNhanTrung }: MutationUpdateBenhNhanArgs) =>
      updatePatient(ctx, id, input, { acceptDuplicate: xacNhanTrung ?? false }),
    ),
    removeBenhNhan: access('BENH_NHAN_XOA', (ctx, { ids }: MutationRemoveBenhNhanArgs) =>
      removePatients(ctx, ids),
    ),
  },
  types: {
    MocThoiGian: {
      XetNghiem_Id: (moment: Moment) => (moment.LoaiPhieu === 'XetNghiem' ? moment._id : null),
    },
    BenhNhan: {
      hanhDongs: async (row: Patient, _args, ctx) =>
        actionStates(ctx, benhNhanActs, patientFacts(row, await receptionsStanding(ctx, row._id))),
      tuoi: (row: Patient, _args, ctx) => ageText(row, ctx.language),
      DiaChi: (row: Patient, _args, ctx) => refLabel(ctx, 'DonViHanhChinh', row.DiaChi_Id),
      QuocTich: (row: Patient, _args, ctx) => refLabel(ctx, 'QuocTich', row.QuocTich_Id),
      DanToc: (row: Patient, _args, ctx) => refLabel(ctx, 'DanToc', row.DanToc_Id),
      NgheNghiep: (row: Patient, _args, ctx) => refLabel(ctx, 'NgheNghiep', row.NgheNghiep_Id),
      NhomMau: (row: Patient, _args, ctx) => refLabel(ctx, 'NhomMau', row.NhomMau_Id),
      YeuToRh: (row: Patient, _args, ctx) => refLabel(ctx, 'YeuToRh', row.YeuToRh_Id),
      BenhVien_KCB: (row: Patient, _args, ctx) => refLabel(ctx, 'BenhVien', row.BenhVien_KCB_Id),
      DiUngHoatChats: (row: Patient, _args, ctx) => refLabels(ctx, 'HoatChat', row.DiUngHoatChat_Ids),
      NhomBenhNhans: (row: Patient, _args, ctx) => refLabels(ctx, 'NhomBenhNhan', row.NhomBenhNhan_Ids),
    },
  },
};

/** Who asks for a record that is not there is logged too. */
function openPatient(ctx: Ctx, id: string): Promise<Patient | null> {
  return logged(ctx, { entity: 'BenhNhan', entityId: id, BenhNhan_Id: id }, loadPatient(ctx, id));
}
