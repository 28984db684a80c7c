import { chuongTrinhActs, voucherActs } from '@sen/domain/promotions/acts';
import { voucherSentence } from '@sen/domain/promotions/voucherSentence';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Resolvers } from '../../gql/main.ts';
import { checkCode } from './byCode.ts';
import {
  createProgramme,
  createVouchers,
  moveProgrammes,
  moveVouchers,
  updateProgramme,
  updateVoucher,
} from './commands.ts';
import { programmeFacts, voucherFacts } from './facts.ts';
import { givenSoFar } from './given.ts';
import { applicationsOf } from './history.ts';
import { programmeList, voucherList } from './list.ts';
import { liveRows, mustProgramme, mustVoucher, programmeById, voucherById } from './queries.ts';
import { sentenceOfRow } from './rules.ts';
import { tryProgramme } from './simulate.ts';

const sees = 'KHUYEN_MAI_XEM';
const writes = 'KHUYEN_MAI_SUA';
const releases = 'KHUYEN_MAI_DUYET';
/** Rows of what the specification asks for without pages. */
const all = { limit: 500 };

export const promotionResolvers: Resolvers = {
  Query: {
    chuongTrinhKhuyenMais: access(
      sees,
      async (ctx, { startDate, endDate }) =>
        (await programmeList(ctx, { from: startDate, to: endDate }, all)).data,
    ),
    chuongTrinhKhuyenMai: access(sees, (ctx, { id }) => programmeById(ctx, id)),
    searchChuongTrinhKhuyenMai: access(
      sees,
      async (ctx, { searchString }) => (await programmeList(ctx, { keyword: searchString }, all)).data,
    ),
    chuongTrinhKhuyenMaisHieuLuc: access(sees, (ctx, { BenhNhan_Id }) =>
      liveRows(ctx, { BenhNhan_Id: BenhNhan_Id ?? null }),
    ),
    lichSuApDungKhuyenMai: access(sees, (ctx, of) => applicationsOf(ctx, of)),
    lichSuApDungVoucher: access(sees, (ctx, { Voucher_Id }) => applicationsOf(ctx, { Voucher_Id })),
    danhSachKhuyenMai: access(sees, (ctx, { tuNgay, denNgay, LoaiChuongTrinhKhuyenMai, ...args }) =>
      programmeList(ctx, { from: tuNgay, to: denNgay, Loai: LoaiChuongTrinhKhuyenMai, ...args }, args),
    ),
    thuKhuyenMai: access(sees, (ctx, { id, ngay }) => tryProgramme(ctx, id, ngay)),
    vouchers: access(
      sees,
      async (ctx, { startDate, endDate }) =>
        (await voucherList(ctx, { from: startDate, to: endDate }, all)).data,
    ),
    voucher: access(sees, (ctx, { idVoucher }) => voucherById(ctx, idVoucher)),
    searchVoucher: access(
      sees,
      async (ctx, { searchString, startDate, endDate }) =>
        (await voucherList(ctx, { keyword: searchString, from: startDate, to: endDate }, all)).data,
    ),
    checkVoucherByCode: access(sees, (ctx, { code }) => checkCode(ctx, code)),
    danhSachVoucher: access(sees, (ctx, { tuNgay, denNgay, ...args }) =>
      voucherList(ctx, { from: tuNgay, to: denNgay, ...args }, args),
    ),
  },
  Mutation: {
    createChuongTrinhKhuyenMai: access(writes, async (ctx, { input }) =>
      mustProgramme(ctx, await createProgramme(ctx, input)),
    ),
    updateChuongTrinhKhuyenMai: access(sees, async (ctx, { id, input }) => {
      await updateProgramme(ctx, id, input);
      return mustProgramme(ctx, id);
    }),
    removeChuongTrinhKhuyenMai: access(writes, (ctx, { ids }) => moveProgrammes(ctx, ids, 'xoa')),
    releaseChuongTrinhKhuyenMai: access(releases, (ctx, { ids }) => moveProgrammes(ctx, ids, 'phatHanh')),
    cancelReleaseChuongTrinhKhuyenMai: access(releases, (ctx, { ids }) =>
      moveProgrammes(ctx, ids, 'huyPhatHanh'),
    ),
    endingChuongTrinhKhuyenMai: access(releases, (ctx, { ids }) => moveProgrammes(ctx, ids, 'ketThuc')),
    cancelEndingChuongTrinhKhuyenMai: access(releases, (ctx, { ids }) =>
      moveProgrammes(ctx, ids, 'huyKetThuc'),
    ),
    createVoucher: access(writes, async (ctx, { input, hasRelease }) => {
      const [id = ''] = await createVouchers(ctx, input, { hasRelease: hasRelease === true });
      return mustVoucher(ctx, id);
    }),
    createVouchers: access(writes, async (ctx, { input, soMa, hasRelease }) => {
      const ids = await createVouchers(ctx, input, { soMa, hasRelease: hasRelease === true });
      return Promise.all(ids.map((id) => mustVoucher(ctx, id)));
    }),
    updateVoucher: access(sees, async (ctx, { idVoucher, input }) => {
      await updateVoucher(ctx, idVoucher, input);
      return mustVoucher(ctx, idVoucher);
    }),
    removeVoucher: access(writes, (ctx, { idVouchers }) => moveVouchers(ctx, idVouchers, 'xoa')),
    releaseVoucher: access(releases, (ctx, { idVouchers }) => moveVouchers(ctx, idVouchers, 'phatHanh')),
    cancelReleaseVoucher: access(releases, (ctx, { idVouchers }) =>
      moveVouchers(ctx, idVouchers, 'huyPhatHanh'),
    ),
    endingVoucher: access(releases, (ctx, { idVouchers }) => moveVouchers(ctx, idVouchers, 'ketThuc')),
    cancelEndingVoucher: access(releases, (ctx, { idVouchers }) =>
      moveVouchers(ctx, idVouchers, 'huyKetThuc'),
    ),
  },
  types: {
    ChuongTrinhKhuyenMai: {
      NoiDung: (row, _args, ctx) => sentenceOfRow(ctx, row),
      SoLuongDaKhuyenMai: async (row, _args, ctx) => (await givenSoFar(ctx, row)).units,
      SoTienDaKhuyenMai: async (row, _args, ctx) => (await givenSoFar(ctx, row)).money,
      hanhDongs: async (row, _args, ctx) =>
        actionStates(ctx, chuongTrinhActs, await programmeFacts(ctx, row)),
    },
    DongDichVuKhuyenMai: { DichVu: (line, _args, ctx) => refLabel(ctx, 'DM_DichVu', line.DichVu_Id) },
    DongSanPhamKhuyenMai: { Duoc: (line, _args, ctx) => refLabel(ctx, 'Duoc', line.Duoc_Id) },
    Voucher: {
      NoiDung: (row, _args, ctx) => voucherSentence(row, ctx.language),
      SoLuongConLai: ({ SoLuong, SoLuongDaDung }) => SoLuong - SoLuongDaDung,
      hanhDongs: async (row, _args, ctx) => actionStates(ctx, voucherActs, await voucherFacts(ctx, row)),
    },
    ApDungKhuyenMai: {},
  },
};
