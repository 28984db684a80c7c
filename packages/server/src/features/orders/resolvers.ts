import { slipActs } from '@sen/domain/orders/dichVuYeuCau';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import { auditView } from '../../engine/audit/audit.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import type { Resolvers } from '../../gql/main.ts';
import { patientOf } from '../patients/queries.ts';
import { ticketOfSource } from '../queues/queries.ts';
import { requireVisible, visibleRecords } from '../recordAccess/visible.ts';
import { abnormalOf } from './abnormal.ts';
import { isAbsent, markAbsent } from './absence.ts';
import { roomsOfBench } from './bench.ts';
import {
  changeSlipState,
  moveSlipByCode,
  moveSlips,
  removeOrders,
  sendDrafts,
  updateSlip,
} from './commands.ts';
import { orderHistory } from './history.ts';
import { requireOrdering } from './orderForVisit.ts';
import { performingRooms } from './performingRooms.ts';
import { rejectedSamples } from './points.ts';
import { previewOrder } from './previewOrder.ts';
import {
  linesOfSlip,
  madeOfSlip,
  requireVisibleSlips,
  slipById,
  slipsByCode,
  slipsByRoom,
  slipsBySid,
  slipsOfVisit,
  slipsWithLines,
} from './queries.ts';
import { workInRooms } from './roomsWork.ts';
import { searchServices } from './serviceSearch.ts';
import { slipFacts } from './states.ts';
import { suggestOrders } from './suggestions.ts';
import type { SlipRow } from './tables.ts';
import { slipsWithoutResult } from './unfinished.ts';
import { danhDauDaXem } from './viewed.ts';

async function paymentOf(ctx: Ctx, ids: readonly string[]) {
  const slips = await Promise.all(ids.map((id) => slipById(ctx, id)));
  const seen = new Set(await visibleRecords(ctx, slips, madeOfSlip));
  for (const slip of slips) if (!seen.has(slip)) await requireVisible(ctx, madeOfSlip(slip));
  const lines = await Promise.all(slips.map((slip) => linesOfSlip(ctx, slip._id)));
  return slips.map((slip, at) => {
    const waiting = (lines[at] ?? []).filter((line) => line.TrangThai !== 'DaHuy' && !line.DuocPhepThucHien);
    return {
      DichVuYeuCau_Id: slip._id,
      duocPhep: waiting.length === 0,
      chuaThuTien: waiting.map((line) => line.TenDichVu),
    };
  });
}

async function opened(ctx: Ctx, id: string): Promise<SlipRow> {
  const slip = await slipById(ctx, id);
  await requireVisible(ctx, madeOfSlip(slip));
  await auditView(ctx, { entity: 'DichVuYeuCau', entityId: id, BenhNhan_Id: slip.BenhNhan_Id });
  return slip;
}

/** The slips of a list that may be seen here. */
const visible = async (ctx: Ctx, slips: Promise<SlipRow[]>) => visibleRecords(ctx, await slips, madeOfSlip);

export const orderResolvers: Resolvers = {
  Query: {
    dichVuYeuCau: access('BENH_AN_XEM', (ctx, { id }) => opened(ctx, id)),
    searchDichVuYeuCauByCode: access('BENH_AN_XEM', (ctx, { code }) => visible(ctx, slipsByCode(ctx, code))),
    searchDichVuYeuCauBySID: access('BENH_AN_XEM', (ctx, { SIDMau }) =>
      visible(ctx, slipsBySid(ctx, SIDMau)),
    ),
    danhSachChoDichVuYeuCau: access('BENH_AN_XEM', (ctx, args) =>
      visible(ctx, slipsByRoom(ctx, { ...args, states: ['SanSang'] })),
    ),
    dichVuYeuCausByRoom: access('BENH_AN_XEM', (ctx, args) => visible(ctx, slipsByRoom(ctx, args))),
    dichVuYeuCausChuaKetQuaPagination: access('BENH_AN_XEM', (ctx, args) => slipsWithoutResult(ctx, args)),
    dichVuYeuCausByTiepNhan: access('BENH_AN_XEM', (ctx, { TiepNhan_Id, KhamBenh_Id }) =>
      visible(ctx, slipsOfVisit(ctx, TiepNhan_Id, KhamBenh_Id)),
    ),
    tinhHinhCanLamSang: access('BENH_AN_XEM', (ctx, args) => roomsOfBench(ctx, args)),
    checkDuocPhepThucHien: access('BENH_AN_XEM', (ctx, { ids }) => paymentOf(ctx, ids)),
    viecCacPhong: access('BENH_AN_XEM', (ctx, { Loai }) => workInRooms(ctx, Loai)),
    phongThucHien: access('BENH_AN_XEM', (ctx, args) => performingRooms(ctx, args)),
    // whoever orders in a room or at a desk
    cacDM_DichVu2: access('SIGNED_IN', (ctx, args) => {
      requireOrdering(ctx);
      return searchServices(ctx, { ...args, text: args.searchString ?? '', limit: args.limit ?? 30 });
    }),
    xemTruocChiDinh: access('SIGNED_IN', (ctx, args) => {
      requireOrdering(ctx);
      return previewOrder(ctx, args);
    }),
    lichSuChiDinh: access('BENH_AN_XEM', (ctx, args) => orderHistory(ctx, args)),
    goiYChiDinh: access('CHI_DINH', (ctx, args) => suggestOrders(ctx, args)),
  },
  Mutation: {
    updateDichVuYeuCau: access('CHI_DINH', async (ctx, { id, input }) => {
      await requireVisibleSlips(ctx, [id]);
      return slipById(ctx, await updateSlip(ctx, id, input));
    }),
    removeDichVuYeuCau: access('CHI_DINH', async (ctx, { ids }) => {
      await requireVisibleSlips(ctx, ids);
      return removeOrders(ctx, ids);
    }),
    // The act itself asks for its permission.
    updateDichVuYeuCauState: access('SIGNED_IN', async (ctx, { id, oldState, newState, ...confirmed }) => {
      await requireVisibleSlips(ctx, [id]);
      await moveSlips(ctx, [id], oldState, newState, confirmed);
      return slipById(ctx, id);
    }),
    updateDichVuYeuCauStateBySoPhieu: access('SIGNED_IN', async (ctx, args) => {
      const named = await slipsByCode(ctx, args.SoPhieuYeuCau);
      await requireVisibleSlips(
        ctx,
        named.map((slip) => slip._id),
      );
      const [id = ''] = await moveSlipByCode(ctx, args.SoPhieuYeuCau, args.oldState, args.newState, args);
      return slipById(ctx, id);
    }),
    updateManyDichVuYeuCauState: access(
      'SIGNED_IN',
      async (ctx, { ids, oldState, newState, ...confirmed }) => {
        await requireVisibleSlips(ctx, ids);
        return slipsWithLines(ctx, await moveSlips(ctx, ids, oldState, newState, confirmed));
      },
    ),
    updateManyDichVuYeuCauNhapToSanSang: access(
      'CHI_DINH',
      async (ctx, { ids, NgayYeuCau, ...confirmed }) => {
        await requireVisibleSlips(ctx, ids);
        return slipsWithLines(ctx, await sendDrafts(ctx, ids, NgayYeuCau, confirmed));
      },
    ),
    updateManyChiDinhPhongMachNhapToSanSang: access(
      'CHI_DINH',
      async (ctx, { ids, NgayYeuCau, ...confirmed }) => {
        await requireVisibleSlips(ctx, ids);
        return slipsWithLines(ctx, await sendDrafts(ctx, ids, NgayYeuCau, confirmed));
      },
    ),
    // each kind of order has its own right to begin: the act asks for it
    updateDichVuYeuCauDangThucHien: access('SIGNED_IN', async (ctx, { id }) => {
      await requireVisibleSlips(ctx, [id]);
      return changeSlipState(ctx, id, 'batDau', { expected: 'SanSang' });
    }),
    markBenhNhanKhongDen: access('HANG_DOI', async (ctx, { id, KhongDen }) => {
      await requireVisibleSlips(ctx, [id]);
      return markAbsent(ctx, id, KhongDen);
    }),
    danhDauDaXem: access('CHI_DINH', async (ctx, { ids }) => {
      await requireVisibleSlips(ctx, ids);
      return slipsWithLines(ctx, await danhDauDaXem(ctx, ids));
    }),
  },
  types: {
    DichVuYeuCau: {
      soMauTuChoi: async (row, _args, ctx) =>
        (await Promise.all(rejectedSamples.all().map((of) => of(ctx, row._id)))).reduce(
          (sum, one) => sum + one,
          0,
        ),
      BenhNhan: (row, _args, ctx, info) => patientOf(ctx, row.BenhNhan_Id, info),
      chiTiets: (row, _args, ctx) => linesOfSlip(ctx, row._id),
      Ve: (row, _args, ctx) => ticketOfSource(ctx, row._id),
      ketQuaBatThuong: (row, _args, ctx) => abnormalOf(ctx, row),
      hanhDongs: async (row, _args, ctx) => {
        const live = (await linesOfSlip(ctx, row._id)).filter((line) => line.TrangThai !== 'DaHuy');
        return actionStates(ctx, slipActs(row.Loai), slipFacts(row, live));
      },
    },
    DichVuYeuCauChiTiet: {
      KhongDen: (row, _args, ctx) => isAbsent(ctx, row),
      Goi: async (row, _args, ctx) =>
        (await refLabel(ctx, 'GoiDichVu', row.Goi_Id)) ??
        (await refLabel(ctx, 'LieuTrinh', row.Goi_Id)) ??
        refLabel(ctx, 'DM_DichVu', row.Goi_Id),
    },
    ChiDinhLanTruoc: {
      NgayYeuCau: ({ slip }) => slip.NgayYeuCau,
      BacSiChiDinh: ({ slip }, _args, ctx) => refLabel(ctx, 'NhanVien', slip.BacSiChiDinh_Id),
    },
    DichVuTimThay: {
      NoiThucHien: (row, _args, ctx) => refLabel(ctx, 'Node', row.NoiThucHien_Id),
    },
  },
};
