import type { Label } from '@sen/domain/catalogue/catalogue';
import type { MendAt, Severity } from '@sen/domain/claims/checks/check';
import type { Ctx, Tx } from '../../engine/context.ts';
import type { Statement } from '../../engine/database/database.ts';
import { definePoint } from '../../engine/points.ts';
import type { BienLaiRow, VienPhiDongRow, VienPhiRow } from './tables.ts';

type Source = VienPhiDongRow['source'];

/** The order or prescription line of a charge, with its payment as it is now. */
export type PaidLine = Pick<VienPhiDongRow, 'source_Id' | 'DaThuTien' | 'DuocPhepThucHien'>;

/**
 * What runs in the same transaction when lines of a source were paid, allowed to be performed, or no longer are: with all of them at
 * once, after the account has been settled.
 */
export const whenPaid = definePoint<{
  source: Source;
  run: (tx: Tx, lines: readonly PaidLine[]) => Promise<void>;
}>('whenPaid');

/** What cancels the orders whose charges the cashier takes off a bill, in the same transaction. Its errors refuse the act. */
export const whenRemovedFromBill = definePoint<{
  source: Source;
  run: (tx: Tx, sourceIds: readonly string[], LyDo: string) => Promise<void>;
}>('whenRemovedFromBill');

/** A package that was given back in part: orders that were not performed, and what the others cost by themselves. */
export type GivenBack = {
  cancelled: readonly string[];
  prices: ReadonlyArray<{ source_Id: string; DonGia: string }>;
};

/** What follows for the orders of a package that is given back, in the same transaction. Its errors refuse the act. */
export const whenPackageGivenBack = definePoint<{
  source: Source;
  run: (tx: Tx, given: GivenBack, LyDo: string) => Promise<void>;
}>('whenPackageGivenBack');

/** A slip of operations or procedures with what its report says; `kip` is its main performer. */
export type ReportedOperation = {
  source_Id: string;
  DichVuYeuCau_Id: string;
  BatDau: Date | null;
  KetThuc: Date | null;
  kip: string | null;
};

/**
 * The order lines of a visit's operations and procedures with the times and the team of their reports: the insurance pays what is done in
 * one session at its rates. Who changes what it answers calls `followRules` in the same transaction.
 */
export const operationsReported =
  definePoint<(ctx: Ctx, TiepNhan_Id: string) => Promise<readonly ReportedOperation[]>>('operationsReported');

/** A line whose price has become another one since it was ordered or prescribed. */
export type ChangedPrice = { Ten: string; DonGia: string; DonGiaMoi: string };

/** The lines of a source that have another price by now in their own catalogue; what stands in a price list the cashier knows. */
export const pricesChanged = definePoint<{
  source: Source;
  changed: (ctx: Ctx, lines: readonly VienPhiDongRow[]) => Promise<ChangedPrice[]>;
}>('pricesChanged');

/**
 * What follows in the same transaction when a visit of which debts were written was settled, so that debts and account agree. Its lines are
 * as they are written.
 */
export const whenOwingSettled =
  definePoint<(tx: Tx, visit: Pick<VienPhiRow, 'TiepNhan_Id' | 'CongNo'>) => Promise<void>>(
    'whenOwingSettled',
  );

/** How much of a supply a performance of a service used; `use` is the id of the performance. */
export type UsedSupply = { Duoc_Id: string; use: string; SoLuong: string };

/**
 * What verified performances used of supplies in a visit. Billed supplies
 * of one performance are a package of the insurance. Who changes what it answers calls `followRules` in the same transaction.
 */
export const suppliesUsed =
  definePoint<(ctx: Ctx, TiepNhan_Id: string) => Promise<readonly UsedSupply[]>>('suppliesUsed');

/** Something about a visit that the fund would ask back for. */
export type ClaimFinding = {
  /** Of the check, or of the list of texts. */
  id: string;
  /** An error makes the portal refuse the file. */
  severity: Severity;
  text: Label;
  /** Where a person mends it. */
  mendAt: MendAt;
};

/**
 * What the claims of visits would be asked back for, by visit: shown to who confirms the insured costs. A finding warns; what stops a
 * confirmation is a rule of `mayConfirm`.
 */
export const claimFindings =
  definePoint<(ctx: Ctx, visits: readonly string[]) => Promise<ReadonlyMap<string, readonly ClaimFinding[]>>>(
    'claimFindings',
  );

/** A line that is thought of: a service or a drug that is about to be ordered or prescribed. */
export type DraftedLine = {
  DichVu_Id: string | null;
  Duoc_Id: string | null;
  Ma: string;
  Ten: string;
  NhomChiPhi: string;
  SoLuong: string;
  DonGia: string;
  DonGiaBHYT: string;
  tyLeBH: number;
  phamVi: number;
  LaBHYT: boolean;
  NgayYLenh: Date;
  /** The room that performs it, or that prescribes. */
  noi: string | null;
};

/** What would be added to the bill of a visit. */
export type Drafted = { TiepNhan_Id: string; lines: readonly DraftedLine[] };

/** What the claim of a visit would be asked back for because of lines that are not ordered yet: told to who orders them. It stops nothing. */
export const findingsOfDraft =
  definePoint<(ctx: Ctx, draft: Drafted) => Promise<readonly ClaimFinding[]>>('findingsOfDraft');

/** A receipt that is about to be written, with the parts of its payment. */
export type NewlyPaid = Pick<BienLaiRow, '_id' | 'LoaiBienLai' | 'NgayBienLai'> & {
  thanhToans: ReadonlyArray<{ _id: string; HinhThucThanhToan_Id: string; SoTien: string }>;
};

/** What is written together with a receipt, in the same statement. */
export const withReceipt =
  definePoint<(tx: Tx, receipt: NewlyPaid) => Promise<readonly Statement[]>>('withReceipt');

/** The electronic invoices that receipts stand in and that were sent, by receipt: serial and number, as people read them. */
export const invoicedReceipts =
  definePoint<(ctx: Ctx, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>>('invoicedReceipts');

/** What runs in the same transaction when a receipt is cancelled. */
export const whenReceiptCancelled =
  definePoint<(tx: Tx, receipt: Pick<BienLaiRow, '_id' | 'MaBienLai'>) => Promise<void>>(
    'whenReceiptCancelled',
  );
