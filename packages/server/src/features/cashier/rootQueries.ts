import { viewModes } from '@sen/domain/cashier/viewMode';
import { access } from '../../engine/acts/access.ts';
import { auditView } from '../../engine/audit/audit.ts';
import { type Ctx, localDay, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import type {
  QueryGetBienLai_ByBenhNhanIdArgs,
  QueryLoadBenhNhanFromTransactionWithTimeArgs,
  Resolvers,
} from '../../gql/main.ts';
import { confirmationsOf } from '../insurance/confirmations.ts';
import { searchPatients } from '../patients/search.ts';
import {
  madeOfVisit,
  receptionById,
  receptionsOfPatient,
  requireVisibleVisit,
  type TiepNhan,
} from '../reception/queries.ts';
import { kindOfVisit } from '../reception/sql.ts';
import { visibleRecords } from '../recordAccess/visible.ts';
import { balanceOfPatient } from './balance.ts';
import { booksOf } from './books.ts';
import { visitOfAccount } from './cancel.ts';
import { confirmationList } from './confirmations.ts';
import { dayFigures } from './dayFigures.ts';
import { drawerHours } from './drawerHours.ts';
import { estimate } from './estimate.ts';
import { changePayerRefusal } from './facts.ts';
import { type ListInput, listVisits } from './list.ts';
import { packageRefundOf } from './packageRefund.ts';
import { payerChangesOf, payerList, previewPayer } from './payerChanges.ts';
import { ownAccounts, paymentQr } from './qr.ts';
import {
  type CostOfVisit,
  costOfVisit,
  linesOfVisit,
  receiptsOfPatient,
  receiptsOfVisit,
} from './queries.ts';
import { bookPageMax, openReceipt, receiptsOfDays, receiptsToPrint } from './receiptBook.ts';
import { revenueByPayer } from './revenue.ts';
import { shownShift } from './shift.ts';

export const cashierQueries: NonNullable<Resolvers['Query']> = {
  thuTheoDoiTuong: access('BAO_CAO_DIEU_HANH', (ctx, { ngay }) => revenueByPayer(ctx, ngay)),
  nganKeoHomNay: access('VIEN_PHI_THU', (ctx) => drawerHours(ctx)),
  soDuBenhNhan: access('VIEN_PHI_XEM', (ctx, { BenhNhan_Id }) => balanceOfPatient(ctx, BenhNhan_Id)),
  soLieuThuNgay: access('DANH_MUC_VIEN_PHI', (ctx) => dayFigures(ctx)),
  loadBenhNhanFromTransaction: access('VIEN_PHI_XEM', (ctx, args) =>
    list(ctx, args, {
      start: args.startDate ?? null,
      end: args.endDate ?? null,
      byQueue: args.HasQMS ?? false,
      onlyPriority: args.TypeNumbering === 'UuTien',
      onlyOpen: args.DangDieuTri ?? false,
    }),
  ),
  loadBenhNhanFromTransactionByMonth: access('VIEN_PHI_XEM', (ctx, args) =>
    list(ctx, args, monthOf(args.startDate ?? today(ctx))),
  ),
  loadBenhNhanFromTransactionWithTime: access('VIEN_PHI_XEM', (ctx, args) =>
    list(ctx, args, { start: args.startDate ?? null, end: args.endDate ?? null }),
  ),
  loadBenhNhanFromTransactionWithTimeLookUpOld: access('VIEN_PHI_XEM', (ctx, args) =>
    list(ctx, args, { old: true, start: args.startDate ?? null, end: args.endDate ?? null }),
  ),
  loadDataByOnSelectBenhNhan: access('VIEN_PHI_XEM', async (ctx, { TiepNhan_Id, isEWH }) => ({
    ...(await openBill(ctx, TiepNhan_Id)),
    isEWH: isEWH ?? false,
  })),
  loadDataByOnSelectBenhNhan_MaYTe: access('VIEN_PHI_XEM', async (ctx, { MaYTe }) => {
    const patient = (await searchPatients(ctx, MaYTe, { limit: 5 })).find(
      (one) => one.MaYTe === MaYTe.trim(),
    );
    const visit = patient ? await newestVisit(ctx, patient._id) : null;
    return visit ? openBill(ctx, visit._id) : null;
  }),
  reloadChiTietTransaction_HachToan: access('VIEN_PHI_XEM', async (ctx, { ids, mTransactionId }) => {
    const visit = await requireVisibleVisit(ctx, await visitOfAccount(ctx, mTransactionId));
    const lines = await linesOfVisit(ctx, visit._id);
    return lines.filter((line) => ids.includes(line._id));
  }),
  getTransaction_HachToan: access('VIEN_PHI_XEM', async (ctx, { id }) =>
    visibleCost(ctx, await visitOfAccount(ctx, id)),
  ),
  getMTransactionFromVienPhi: access('VIEN_PHI_XEM', (ctx, { TiepNhan_Id }) => visibleCost(ctx, TiepNhan_Id)),
  getBienLai_ByIdVienPhi: access('VIEN_PHI_XEM', (ctx, { id }) => openReceipt(ctx, id)),
  getBienLai_ByBenhNhanId: access('VIEN_PHI_XEM', (ctx, args) =>
    receiptsOfPatient(ctx, args.BenhNhan_Id, {
      ...receiptsAsked(ctx, args),
    }),
  ),
  getBienLaiDaHuy_ByTiepNhanId: access('VIEN_PHI_XEM', async (ctx, { TiepNhan_Id }) => {
    await requireVisibleVisit(ctx, TiepNhan_Id);
    return receiptsOfVisit(ctx, TiepNhan_Id, { cancelled: true });
  }),
  getBienLais: access('VIEN_PHI_XEM', (ctx, { startDate, endDate, TaiKhoanNganHang_Id, page, limit }) =>
    receiptsOfDays(ctx, {
      ...{ start: startDate, end: endDate, account: TaiKhoanNganHang_Id ?? null },
      ...{ page: page ?? 1, limit: limit ?? bookPageMax },
    }),
  ),
  getDataPrintBienLais: access('VIEN_PHI_XEM', (ctx, { BienLai_Ids, isLast }) =>
    receiptsToPrint(ctx, isLast ? BienLai_Ids.slice(-1) : BienLai_Ids),
  ),
  get_QuyenBienLai_ByNguoiSuDung_Id: access('VIEN_PHI_XEM', (ctx, { NguoiSuDung_Id }) =>
    booksOf(ctx, NguoiSuDung_Id),
  ),
  getVienPhiInfoByDate: access('VIEN_PHI_XEM', (ctx, { NhanVienId, start, end }) =>
    shownShift(ctx, NhanVienId, { start: start ?? null, end: end ?? ctx.now(), open: !start }),
  ),
  checkDaHoanUng: access(
    'VIEN_PHI_XEM',
    async (ctx, { TiepNhan_Id }) => (await receptionById(ctx, TiepNhan_Id)).DaHoanUng,
  ),
  checkIsEligibleForChangeDoiTuong: access('VIEN_PHI_XEM', async (ctx, { TiepNhan_Id }) => ({
    action: 'doiDoiTuong',
    refusal: await changePayerRefusal(ctx, TiepNhan_Id),
  })),
  danhSachDoiDoiTuong: access('VIEN_PHI_XEM', (ctx, args) => payerList(ctx, args)),
  xemTruocDoiDoiTuong: access('VIEN_PHI_THU', (ctx, { input }) => previewPayer(ctx, input)),
  lanDoiDoiTuongs: access('VIEN_PHI_XEM', (ctx, { TiepNhan_Id }) => payerChangesOf(ctx, TiepNhan_Id)),
  danhSachXacNhanBHYT: access('VIEN_PHI_XEM', (ctx, args) => confirmationList(ctx, args)),
  lanXacNhanBHYTs: access('VIEN_PHI_XEM', async (ctx, { TiepNhan_Id }) =>
    confirmationsOf(ctx, (await requireVisibleVisit(ctx, TiepNhan_Id))._id),
  ),
  maQRThanhToan: access('VIEN_PHI_XEM', (ctx, { TiepNhan_Id, soTien, TaiKhoanNganHang_Id }) =>
    paymentQr(ctx, TiepNhan_Id, soTien, TaiKhoanNganHang_Id ?? null),
  ),
  taiKhoanNhanTiens: access('VIEN_PHI_XEM', (ctx) => ownAccounts(ctx)),
  uocTinhHoanGoi: access('VIEN_PHI_HOAN', (ctx, { VienPhiDong_Id }) => packageRefundOf(ctx, VienPhiDong_Id)),
  uocTinhChiPhi: access('TIEP_NHAN_XEM', (ctx, { input }) => estimate(ctx, input)),
};

/** Which receipts of a patient are asked for: of a visit, of some days (today when none are named), or all. Errors: BAD_INPUT at ViewMode. */
function receiptsAsked(ctx: Ctx, { ViewMode, TiepNhan_Id, start, end }: QueryGetBienLai_ByBenhNhanIdArgs) {
  if (ViewMode && !viewModes.some((mode) => mode === ViewMode))
    throw new DomainError('BAD_INPUT', { issues: [{ path: 'ViewMode', code: 'NOT_IN_LIST' }] });
  const day = ViewMode === 'Ngay' ? today(ctx) : null;
  return {
    TiepNhan_Id: ViewMode === 'TiepNhan' ? (TiepNhan_Id ?? null) : null,
    start: start ?? day,
    end: end ?? (start ? null : day),
  };
}

async function list(ctx: Ctx, args: QueryLoadBenhNhanFromTransactionWithTimeArgs, more: Partial<ListInput>) {
  const tab = args.tab ?? 'ChoThanhToan';
  const { keyword = null, CodeCounter = null, page = 1, limit = 200 } = args;
  const kind = kindOfVisit(args.LoaiTiepNhan);
  const found = await listVisits(ctx, { tab, keyword, kind, idNode: CodeCounter, page, limit, ...more });
  const { ChoThanhToan, DaKham, DaThu, ChuaHachToan } = found.counts;
  return {
    data: found.data,
    totalRows: found.totalRows,
    soChoThanhToan: ChoThanhToan,
    soDaKham: DaKham,
    soDaThu: DaThu,
    soChuaHachToan: ChuaHachToan,
  };
}

/** The bill of a visit that the caller may see. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY, RECORD_NOT_IN_CARE. */
async function visibleCost(ctx: Ctx, TiepNhan_Id: string): Promise<CostOfVisit> {
  await requireVisibleVisit(ctx, TiepNhan_Id);
  return costOfVisit(ctx, TiepNhan_Id);
}

/** The bill of a visit for a screen; the reading is logged. Errors: NOT_FOUND. */
async function openBill(ctx: Ctx, TiepNhan_Id: string): Promise<CostOfVisit> {
  const { BenhNhan_Id } = await requireVisibleVisit(ctx, TiepNhan_Id);
  await auditView(ctx, { entity: 'VienPhi', entityId: TiepNhan_Id, BenhNhan_Id });
  return costOfVisit(ctx, TiepNhan_Id);
}

/** The newest visit that the caller may see and that is not cancelled; else the newest one, whose bill says why it is not opened. */
async function newestVisit(ctx: Ctx, BenhNhan_Id: string): Promise<TiepNhan | null> {
  const all = await receptionsOfPatient(ctx, BenhNhan_Id);
  const seen = await visibleRecords(ctx, all, madeOfVisit);
  return seen.find((one) => one.TrangThai !== 'DaHuy') ?? seen[0] ?? all[0] ?? null;
}

function monthOf(day: string): { start: string; end: string } {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return { start: `${day.slice(0, 7)}-01`, end: localDay(new Date(Date.UTC(year, month, 0))) };
}
