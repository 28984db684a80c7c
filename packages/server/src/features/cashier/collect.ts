import { allocate } from '@sen/domain/cashier/allocate';
import { lamTronTienMat, receiptIssues, thuTrucTiep } from '@sen/domain/cashier/receipt';
import { vienPhiActs } from '@sen/domain/cashier/vienPhi';
import type { ErrorCode } from '@sen/domain/errors/errors';
import { dec, sum, toMoney } from '@sen/domain/money/decimal';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { perform } from '../../engine/acts/acts.ts';
import { audit } from '../../engine/audit/audit.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { insertStatement, sendTogether } from '../../engine/sql/written.ts';
import { giveVoucher } from '../promotions/commands.ts';
import { finishTicketsOf } from '../queues/commands.ts';
import { type Account, lockDueLines, lockSomeLines } from './account.ts';
import { refuseAwaited } from './awaited.ts';
import type { HeldLines, Touched } from './heldLines.ts';
import { lockMoney } from './locks.ts';
import {
  movedReceipt,
  type NewReceipt,
  newPostings,
  type Posting,
  post,
  receiptAsRead,
  refreshLines,
  settleReceipts,
} from './postings.ts';
import { settleAccount } from './recompute.ts';
import { requireSamePrices } from './samePrices.ts';
import { type BienLaiRow, phanBoTable, bienLaiTable as receipts, type VienPhiDongRow } from './tables.ts';
import { newReceipt, type PaymentInput } from './writeReceipt.ts';

export type CollectInput = {
  requestId: string;
  BenhNhan_Id: string;
  TiepNhan_Id: string;
  /** `ThuTien` pays lines, `TamUng` is an advance. */
  LoaiBienLai?: 'ThuTien' | 'TamUng' | null | undefined;
  /** The lines to pay; all that are due when empty. */
  VienPhiDong_Ids?: readonly string[] | null | undefined;
  /** The advance. */
  SoTien?: string | null | undefined;
  thanhToans: readonly PaymentInput[];
  TienKhachDua?: string | null | undefined;
  /** The cashier has read that prices have changed since the order, and takes those of the order. */
  xacNhanGia?: boolean | null | undefined;
  NguoiNop?: string | null | undefined;
  GhiChu?: string | null | undefined;
  QuyenBienLai_Id?: string | null | undefined;
};

/** A prepared collection that is collected now: its own lines do not wait for it any longer. */
type Arrived = string | null;

/**
 * Collects money of a visit: a payment settles the chosen lines in full, an advance waits to be allocated. One receipt a request id.
 * Answers its id; `hand` gets one that was written now. Errors: those of the acts `thuTien` and `tamUng`, LINE_NOT_OF_VISIT, those of
 * newReceipt.
 */
export async function collect(
  ctx: Ctx,
  input: CollectInput,
  hand: ReceiptInHand = {},
  arrived: Arrived = null,
): Promise<string> {
  const isAdvance = input.LoaiBienLai === 'TamUng';
  const { _id } = await perform(ctx, vienPhiActs, isAdvance ? 'tamUng' : 'thuTien', {
    request: { id: input.requestId, operation: 'createBienLai_ByVienPhi', content: input },
    // 1. One act at a time on the money of a visit.
    lock: async (tx) => {
      const facts = await lockMoney(tx, input.TiepNhan_Id);
      if (facts.account.row.BenhNhan_Id !== input.BenhNhan_Id)
        throw new DomainError('NOT_FOUND', { entity: 'TiepNhan' });
      return facts;
    },
    write: async (tx, { account }) => {
      const { receipt, touched } = await (isAdvance
        ? advance(tx, account, input)
        : pay(tx, account, input, arrived));
      hand.made = receiptAsRead(receipt);
      // 3. The visit as it stands now; the cashier's ticket is done when nothing is left.
      const { ConLai } = await settleAccount(tx, account, touched);
      if (dec(ConLai).eq(0)) await finishTicketsOf(tx, input.TiepNhan_Id);
      return { _id: receipt._id };
    },
  });
  return _id;
}

/** Where the act leaves the receipt that it wrote, so that it is not read again to be answered. */
export type ReceiptInHand = { made?: BienLaiRow };

/** Lines of a visit, locked. Errors: LINE_NOT_OF_VISIT, for a cancelled one too. */
export async function chosenLines(
  tx: Tx,
  TiepNhan_Id: string,
  ids: readonly string[],
): Promise<VienPhiDongRow[]> {
  const found = await lockSomeLines(tx, TiepNhan_Id, ids);
  const live = found.filter((line) => line.TrangThai === 'DangSuDung');
  const known = new Set(live.map((line) => line._id));
  const stranger = ids.find((id) => !known.has(id));
  if (stranger) throw new DomainError('LINE_NOT_OF_VISIT', { VienPhiDong_Id: stranger });
  return live;
}

/** The lines for which something is due: those that are chosen, or all; locked. Errors: LINE_NOT_OF_VISIT, NOTHING_TO_PAY, TRANSFER_AWAITED. */
export async function dueLines(
  tx: Tx,
  account: Account,
  ids: readonly string[] | null | undefined,
  arrived: Arrived = null,
): Promise<VienPhiDongRow[]> {
  const { TiepNhan_Id } = account.row;
  const lines = ids?.length ? await chosenLines(tx, TiepNhan_Id, ids) : await lockDueLines(tx, TiepNhan_Id);
  const due = lines.filter((line) => dec(line.ConLai).gt(0));
  if (due.length === 0) throw new DomainError('NOTHING_TO_PAY');
  await refuseAwaited(tx, account, due, arrived);
  return due;
}

/** A receipt that was written, and the lines whose payment it changed. */
type Collected = { receipt: NewReceipt; touched: Touched };

async function pay(tx: Tx, account: Account, input: CollectInput, arrived: Arrived): Promise<Collected> {
  const due = await dueLines(tx, account, input.VienPhiDong_Ids, arrived);
  await requireSamePrices(tx, due, input.xacNhanGia);
  // 2. The receipt is worth what is due now; a screen that showed another sum is told.
  const balances = due.map(balanceOf);
  const { GiaTriBienLai, ChenhLechLamTron } = thuTrucTiep('', balances);
  const { receipt, paid } = await newReceipt(tx, account, {
    ...input,
    LoaiBienLai: 'ThuTien',
    GiaTriBienLai,
    ChenhLechLamTron,
  });
  const { phanBo } = thuTrucTiep(receipt._id, balances);
  const [broken] = receiptIssues({ GiaTriBienLai, ChenhLechLamTron }, phanBo);
  if (broken) throw new DomainError(broken as ErrorCode); // codes of the list
  const postings = phanBo.map(toPosting);
  const HachToan = toMoney(sum(postings.map((one) => one.SoTien)));
  const collected = await movedReceipt(tx, receipt, 'thuTrucTiep', { HachToan });
  sendTogether(tx, [
    insertStatement(receipts, [collected]),
    ...paid,
    insertStatement(phanBoTable, newPostings(tx, postings)),
  ]);
  return { receipt: collected, touched: paidInHand(tx, due, postings) };
}

/** The paid lines with what is posted to them by now; their sums are written with what they are settled to. */
function paidInHand(tx: Tx, due: readonly VienPhiDongRow[], postings: readonly Posting[]): HeldLines {
  const paid = new Map(postings.map((one) => [one.VienPhiDong_Id, one.SoTien]));
  return {
    lines: due.map((line) => ({
      ...line,
      HachToan: toMoney(sum([line.HachToan, paid.get(line._id) ?? '0'])),
    })),
    counted: due,
    write: () => refreshLines(tx, postings),
  };
}

async function advance(tx: Tx, account: Account, input: CollectInput): Promise<Collected> {
  const amount = lamTronTienMat(input.SoTien ?? '0');
  if (dec(amount.GiaTriBienLai).lte(0)) {
    throw new DomainError('BAD_INPUT', {
      issues: [{ path: 'SoTien', code: 'TOO_SMALL', details: { min: '1' } }],
    });
  }
  const { receipt, paid } = await newReceipt(tx, account, { ...input, LoaiBienLai: 'TamUng', ...amount });
  const collected = await movedReceipt(tx, receipt, 'thuTien');
  sendTogether(tx, [insertStatement(receipts, [collected]), ...paid]);
  const { BenhNhan_Id, BenhNhanTT } = account.row;
  await giveVoucher(tx, {
    ...{ BienLai_Id: receipt._id, BenhNhan_Id, BenhNhanTT },
    SoTien: amount.GiaTriBienLai,
  });
  return { receipt: collected, touched: [] };
}

export type AllocateInput = {
  requestId: string;
  TiepNhan_Id: string;
  /** Advances to use; all, the oldest first, when empty. */
  BienLai_Ids?: readonly string[] | null | undefined;
  VienPhiDong_Ids?: readonly string[] | null | undefined;
  /** As of a payment. */
  xacNhanGia?: boolean | null | undefined;
};

/** Allocates advances to lines, both first in first out. Errors: those of the act `hachToan`, LINE_NOT_OF_VISIT. */
export async function allocateAdvances(ctx: Ctx, input: AllocateInput): Promise<void> {
  await perform(ctx, vienPhiActs, 'hachToan', {
    request: { id: input.requestId, operation: 'hachToan_VienPhi', content: input },
    lock: (tx) => lockMoney(tx, input.TiepNhan_Id),
    write: (tx, { account }) => allocateTo(tx, account, input),
  });
}

async function allocateTo(tx: Tx, account: Account, input: AllocateInput): Promise<Record<string, never>> {
  const due = await dueLines(tx, account, input.VienPhiDong_Ids);
  await requireSamePrices(tx, due, input.xacNhanGia);
  const sources = await openReceipts(tx, input.TiepNhan_Id, input.BienLai_Ids ?? null);
  if (sources.length === 0) throw new DomainError('NO_ADVANCE');
  const { phanBo } = allocate(sources, due.map(balanceOf));
  await post(tx, phanBo.map(toPosting));
  await settleReceipts(
    tx,
    phanBo.map(({ nguonId }) => nguonId),
  );
  const { BenhNhan_Id, TiepNhan_Id } = account.row;
  await audit(tx, {
    action: 'UPDATE',
    entity: 'VienPhi',
    entityId: account.row._id,
    BenhNhan_Id,
    after: { hachToan: phanBo },
  });
  await emit(tx, {
    module: 'VienPhi',
    process: 'account',
    idNode: tx.nodeId,
    data: { TiepNhan_Id, BenhNhan_Id },
  });
  const ids = due.map((line) => line._id);
  const { ConLai } = await settleAccount(tx, account, ids);
  if (dec(ConLai).eq(0)) await finishTicketsOf(tx, TiepNhan_Id);
  return {};
}

/** Receipts of a visit whose money is not used up, the oldest first, locked; with what is left of each. */
export async function openReceipts(tx: Tx, TiepNhan_Id: string, ids: readonly string[] | null) {
  const rows = await tx.db
    .select()
    .from(receipts)
    .where(
      and(
        eq(receipts.TiepNhan_Id, TiepNhan_Id),
        inArray(receipts.LoaiBienLai, ['TamUng', 'ThuTien']),
        inArray(receipts.TrangThai, ['DaThuTien', 'DangHachToan']),
        ids && ids.length > 0 ? inArray(receipts._id, [...ids]) : undefined,
      ),
    )
    .orderBy(asc(receipts.NgayBienLai), asc(receipts._id))
    .for('update');
  return rows.map(({ _id, GiaTriBienLai, ChenhLechLamTron, HachToan }) => ({
    id: _id,
    HachToan,
    ConLai: dec(GiaTriBienLai).minus(ChenhLechLamTron).minus(HachToan).toFixed(2),
  }));
}

/** A line as the sums of a receipt take it. */
export function balanceOf({ _id: id, BenhNhanTT, KhuyenMai, MienGiam, HachToan }: VienPhiDongRow) {
  return { id, BenhNhanTT, KhuyenMai, MienGiam, HachToan };
}

function toPosting({
  nguonId,
  dongId,
  soTien,
}: {
  nguonId: string;
  dongId: string;
  soTien: string;
}): Posting {
  return { BienLai_Id: nguonId, VienPhiDong_Id: dongId, BienLaiHoan_Id: null, SoTien: soTien };
}
