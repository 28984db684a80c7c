import { type HoanGoi, hoanGoi } from '@sen/domain/cashier/hoanGoi';
import { lamTronTienMat } from '@sen/domain/cashier/receipt';
import { vienPhiDongActs } from '@sen/domain/cashier/vienPhiDong';
import { dec, toMoney } from '@sen/domain/money/decimal';
import { requireAct } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { once } from '../../engine/sql/transaction.ts';
import { payerOf } from '../insurance/queries.ts';
import { listedKey, listedPrices } from '../pricing/queries.ts';
import { lockAnyReception, type ReceptionForCharges, receptionById } from '../reception/queries.ts';
import { type Account, lockAccount } from './account.ts';
import { chosenLines } from './collect.ts';
import { lineFacts } from './facts.ts';
import { labelOfPackage, type PackageOnBill, packageOfLine } from './packageOnBill.ts';
import { movedPostings, writeNewPrices } from './packageWrites.ts';
import { whenPackageGivenBack } from './points.ts';
import { moveReceipt, post } from './postings.ts';
import { accountOfVisit, lineById, linesOfVisit } from './queries.ts';
import { settleAccount } from './recompute.ts';
import { termsOf } from './settleOne.ts';
import { splitLines } from './splitLines.ts';
import type { VienPhiDongRow } from './tables.ts';
import { type PaymentInput, writeReceipt } from './writeReceipt.ts';

/** What giving a package back comes to, with its lines as they stand and as they will: those that were not performed go. */
export type PackagePlan = {
  parts: readonly VienPhiDongRow[];
  /** The performed ones at their single price, worked out by the rules of the bill. */
  after: ReadonlyMap<string, VienPhiDongRow>;
  /** Single prices by line. */
  prices: ReadonlyMap<string, string>;
  sums: HoanGoi;
};

/** Works out a package that is given back by the one engine: the bill without what was not performed, the rest at single prices. */
async function planOf(
  ctx: Ctx,
  reception: ReceptionForCharges,
  goi: PackageOnBill,
  bill: readonly VienPhiDongRow[],
): Promise<PackagePlan> {
  const ids = new Set(goi.dongs);
  const parts = bill.filter((line) => ids.has(line._id));
  const listed = await listedPrices(ctx, parts);
  const prices = new Map(parts.map((line) => [line._id, listed.get(listedKey(line)) ?? line.DonGia]));
  const [payer, account] = await Promise.all([
    payerOf(ctx, reception.DoiTuong_Id),
    accountOfVisit(ctx, reception._id),
  ]);
  const terms = await termsOf(ctx, reception, payer, account);
  const stays = bill.filter((line) => !ids.has(line._id) || line.ThucHien);
  const { after } = splitLines(
    stays.map((line) => ({ ...line, DonGia: prices.get(line._id) ?? line.DonGia })),
    terms,
    reception,
  );
  const single = new Map(after.filter((line) => ids.has(line._id)).map((line) => [line._id, line]));
  const owed = (line: VienPhiDongRow | undefined) =>
    line ? toMoney(dec(line.BenhNhanTT).minus(line.KhuyenMai).minus(line.MienGiam)) : '0.00';
  const sums = hoanGoi(
    parts.map((line) => ({
      id: line._id,
      ThucHien: line.ThucHien,
      HachToan: line.HachToan,
      phaiTra: owed(line),
      phaiTraLe: owed(single.get(line._id)),
    })),
  );
  return { parts, after: single, prices, sums };
}

/** What giving the package of a line back would come to now. Errors: NOT_FOUND, those of the act `hoanGoi` of a line. */
export async function packageRefundOf(ctx: Ctx, id: string) {
  const line = await lineById(ctx, id);
  if (!line) throw new DomainError('NOT_FOUND', { entity: vienPhiDongActs.name });
  const reception = await receptionById(ctx, line.TiepNhan_Id);
  const goi = await packageOfLine(ctx, line);
  requireAct(ctx, vienPhiDongActs, 'hoanGoi', await lineFacts(ctx, line, reception, goi));
  if (!goi) throw new DomainError('NOT_FOUND', { entity: vienPhiDongActs.name });
  const plan = await planOf(ctx, reception, goi, await linesOfVisit(ctx, line.TiepNhan_Id));
  const { daThu, phaiTra, mienThem, hoan, phans } = plan.sums;
  return {
    Goi: await labelOfPackage(ctx, goi.Goi_Id),
    ...{ daThu, phaiTra, mienThem, hoan },
    soTien: lamTronTienMat(hoan).GiaTriBienLai,
    phans: plan.parts.map((part, at) => ({
      VienPhiDong_Id: part._id,
      version: part.version,
      TenDichVu: part.Ten,
      SoLuong: part.SoLuong,
      ThucHien: part.ThucHien,
      daThu: part.HachToan,
      DonGiaLe: plan.prices.get(part._id) ?? part.DonGia,
      phaiTra: phans[at]?.phaiTra ?? '0.00',
      hoan: toMoney(dec(part.HachToan).minus(phans[at]?.phaiTra ?? 0)),
    })),
  };
}

export type PackageRefundInput = {
  requestId: string;
  TiepNhan_Id: string;
  /** A line of the package. */
  VienPhiDong_Id: string;
  /** The parts as they were seen. */
  dongs: ReadonlyArray<{ VienPhiDong_Id: string; version: number }>;
  LyDo: string;
  thanhToans: readonly PaymentInput[];
  QuyenBienLai_Id?: string | null | undefined;
};

/**
 * Gives a package back: what was not performed is cancelled, what was costs its single price, and what was collected beyond that goes
 * back by a receipt of its own; never is anything charged (receipts 18). Answers the receipt's id, null where nothing goes back.
 * Errors: BAD_INPUT, LINE_NOT_OF_VISIT, PACKAGE_CHANGED when its parts are other ones than were seen, those of the act `hoanGoi` of a
 * line, those of the orders that are cancelled, those of writeReceipt.
 */
export async function refundPackage(ctx: Ctx, input: PackageRefundInput): Promise<string | null> {
  const LyDo = givenReason(input.LyDo, { code: 'REASON_NEEDED' });
  const request = { id: input.requestId, operation: 'hoanGoi_VienPhi', content: input };
  const { _id } = await once(ctx, request, async (tx) => {
    await lockAnyReception(tx, input.TiepNhan_Id);
    const account = await lockAccount(tx, input.TiepNhan_Id);
    const plan = await lockedPlan(tx, account, input);
    const receipt = await giveBack(tx, account, plan, { ...input, LyDo });
    const { parts, prices } = plan;
    const given = {
      cancelled: parts.filter((line) => !line.ThucHien).map((line) => line.source_Id),
      prices: parts
        .filter((line) => line.ThucHien)
        .map((line) => ({ source_Id: line.source_Id, DonGia: prices.get(line._id) ?? line.DonGia })),
    };
    for (const { source, run } of whenPackageGivenBack.all())
      if (source === 'DichVu') await run(tx, given, LyDo);
    return { _id: receipt };
  });
  return _id;
}

/** The plan of a package whose lines are locked, if they are those that were seen. */
async function lockedPlan(
  tx: Tx,
  { reception }: Account,
  { TiepNhan_Id, VienPhiDong_Id, dongs }: PackageRefundInput,
): Promise<PackagePlan> {
  const [line] = await chosenLines(tx, TiepNhan_Id, [VienPhiDong_Id]);
  if (!line) throw new DomainError('LINE_NOT_OF_VISIT', { VienPhiDong_Id });
  const goi = await packageOfLine(tx, line);
  requireAct(tx, vienPhiDongActs, 'hoanGoi', await lineFacts(tx, line, reception, goi));
  if (!goi) throw new DomainError('NOT_FOUND', { entity: vienPhiDongActs.name });
  const locked = await chosenLines(tx, TiepNhan_Id, goi.dongs);
  const seen = new Map(dongs.map((one) => [one.VienPhiDong_Id, one.version]));
  if (seen.size !== locked.length || locked.some((one) => seen.get(one._id) !== one.version))
    throw new DomainError('PACKAGE_CHANGED');
  return planOf(tx, reception, goi, await linesOfVisit(tx, TiepNhan_Id));
}

/** Charges the single prices, moves the money of the package to them, and pays the rest back; the bill is worked out anew. */
async function giveBack(
  tx: Tx,
  account: Account,
  plan: PackagePlan,
  input: PackageRefundInput,
): Promise<string | null> {
  const { sums } = plan;
  const goesBack = dec(sums.hoan).gt(0);
  if (!goesBack && input.thanhToans.length > 0)
    throw new DomainError('PAYMENT_DIFFERS', { paid: input.thanhToans[0]?.SoTien ?? '0', expected: '0.00' });
  const moved = await movedPostings(tx, sums);
  const receipt = goesBack
    ? await writeReceipt(tx, account, {
        ...lamTronTienMat(sums.hoan),
        LoaiBienLai: 'HoanTien',
        thanhToans: input.thanhToans,
        GhiChu: input.LyDo,
        QuyenBienLai_Id: input.QuyenBienLai_Id,
        BienLaiGoc_Id: moved[0]?.BienLai_Id ?? null,
      })
    : null;
  await writeNewPrices(tx, account, plan, input.LyDo);
  await post(
    tx,
    moved.map((one) => ({ ...one, BienLaiHoan_Id: receipt?._id ?? null })),
  );
  if (receipt) await moveReceipt(tx, receipt._id, 'thuTrucTiep', { HachToan: sums.hoan }, receipt);
  await settleAccount(
    tx,
    account,
    plan.parts.map((line) => line._id),
  );
  return receipt?._id ?? null;
}
