import { vienPhiActs } from '@sen/domain/cashier/vienPhi';
import { dec } from '@sen/domain/money/decimal';
import type { PricedBasket } from '@sen/domain/promotions/basket';
import { stepText } from '@sen/domain/promotions/steps';
import { receptionClosed } from '@sen/domain/reception/tiepNhan';
import { perform, requireAct } from '../../engine/acts/acts.ts';
import { type Ctx, type Tx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { knownIn } from '../../engine/sql/known.ts';
import { payerOf } from '../insurance/queries.ts';
import {
  addVoucherOn,
  checkCode,
  dropVoucherOn,
  voucherRefusal,
  vouchersOfPatient,
  vouchersOn,
} from '../promotions/commands.ts';
import { type ReceptionForCharges, receptionById } from '../reception/queries.ts';
import { lockLines } from './account.ts';
import { refuseAwaited } from './awaited.ts';
import { visitFacts } from './facts.ts';
import { pricedName, stepsShown } from './letOff.ts';
import { lockMoney } from './locks.ts';
import { accountOfVisit, costOfVisit, linesOfVisit } from './queries.ts';
import { settleAccount } from './recompute.ts';
import { termsOf } from './settleOne.ts';
import { splitLines } from './splitLines.ts';

export type VoucherUse = { requestId: string; TiepNhan_Id: string; MaVoucher: string };

/**
 * Uses a voucher on a bill: one of its uses is held as long as it takes something off open lines, or took something off paid ones.
 * Errors: VOUCHER_UNKNOWN, VOUCHER_TRIES, those of the act `dungVoucher`, VOUCHER_TAKES_NOTHING or SERVICE_OUT_OF_RANGE with the
 * reason, PROMOTION_USED_UP, TRANSFER_AWAITED: what is awaited was asked for without it.
 */
export async function applyVoucher(ctx: Ctx, input: VoucherUse): Promise<void> {
  await requireMay(ctx, input.TiepNhan_Id);
  const { voucher, refusal } = await checkCode(ctx, input.MaVoucher);
  if (refusal) throw new DomainError(refusal, { ten: voucher.MaVoucher });
  const { TiepNhan_Id } = input;
  await perform(ctx, vienPhiActs, 'dungVoucher', {
    request: { id: input.requestId, operation: 'dungVoucher_VienPhi', content: input },
    lock: (tx) => lockMoney(tx, TiepNhan_Id),
    write: async (tx, { account }) => {
      await refuseAwaited(tx, account, await lockLines(tx, TiepNhan_Id));
      addVoucherOn(tx, TiepNhan_Id, voucher._id);
      await settleAccount(tx, account);
      await requireTaken(tx, TiepNhan_Id, voucher);
      return {};
    },
  });
}

/** A code is not looked up for a bill of others, or for one that is closed. */
async function requireMay(ctx: Ctx, TiepNhan_Id: string): Promise<void> {
  const [cost, reception] = await Promise.all([
    costOfVisit(ctx, TiepNhan_Id),
    receptionById(ctx, TiepNhan_Id),
  ]);
  requireAct(ctx, vienPhiActs, 'dungVoucher', await visitFacts(ctx, cost, reception));
}

/** A voucher that takes nothing off is not held; whoever shows it is told why, also that another desk was first. */
async function requireTaken(
  tx: Tx,
  TiepNhan_Id: string,
  voucher: { _id: string; MaVoucher: string },
): Promise<void> {
  const priced = knownIn<PricedBasket>(tx, pricedName, TiepNhan_Id);
  const takes = priced?.lines.some(({ giams }) =>
    giams.some(({ nguon_Id, SoTien }) => nguon_Id === voucher._id && dec(SoTien).gt(0)),
  );
  if (takes) return;
  const refusal = await voucherRefusal(tx, voucher.MaVoucher);
  if (refusal) throw new DomainError(refusal, { ten: voucher.MaVoucher });
  const step = priced?.steps.findLast(({ nguon_Id }) => nguon_Id === voucher._id);
  const outside = step?.code === 'NOTHING_ELIGIBLE' || step?.code === 'OUT_OF_PERIOD';
  throw new DomainError(outside ? 'SERVICE_OUT_OF_RANGE' : 'VOUCHER_TAKES_NOTHING', {
    ten: voucher.MaVoucher,
    why: step ? stepText(step, tx.language) : '',
  });
}

/** Takes a voucher off a bill again; its use comes back. Errors: those of the act `boVoucher`, VOUCHER_PAID when a paid line has it. */
export async function takeVoucherOff(ctx: Ctx, TiepNhan_Id: string, Voucher_Id: string): Promise<void> {
  await perform(ctx, vienPhiActs, 'boVoucher', {
    lock: (tx) => lockMoney(tx, TiepNhan_Id),
    write: async (tx, { account }) => {
      const held = await vouchersOn(tx, TiepNhan_Id);
      const own = held.filter((row) => row.Voucher_Id === Voucher_Id);
      if (own.length === 0) throw new DomainError('NOT_FOUND', { entity: 'Voucher' });
      const reduced = new Set(own.map((row) => row.VienPhiDong_Id));
      const lines = await lockLines(tx, TiepNhan_Id);
      await refuseAwaited(tx, account, lines);
      const paid = lines.find((line) => reduced.has(line._id) && dec(line.HachToan).gt(0));
      if (paid) throw new DomainError('VOUCHER_PAID', { Ten: paid.Ten });
      dropVoucherOn(tx, TiepNhan_Id, Voucher_Id);
      await settleAccount(tx, account);
      return {};
    },
  });
}

/** How promotions were worked out for a bill as it stands: a sentence each, the vouchers that it uses, and those of the patient. */
export async function promotionsShown(ctx: Ctx, TiepNhan_Id: string) {
  const reception = await receptionById(ctx, TiepNhan_Id);
  const [buocs, vouchers, cuaNguoiBenh] = await Promise.all([
    stepsOf(ctx, reception),
    vouchersShown(ctx, TiepNhan_Id),
    receptionClosed(reception) ? [] : vouchersOfPatient(ctx, reception.BenhNhan_Id, today(ctx)),
  ]);
  return { buocs, vouchers, cuaNguoiBenh };
}

/** Of a bill that is paid nothing is worked out any more, nor of one whose insured costs are confirmed: its lines keep what they have. */
async function stepsOf(ctx: Ctx, reception: ReceptionForCharges): Promise<string[]> {
  const [payer, account] = await Promise.all([
    payerOf(ctx, reception.DoiTuong_Id),
    accountOfVisit(ctx, reception._id),
  ]);
  if (!account || reception.DaXacNhanBHYT) return [];
  const terms = await termsOf(ctx, reception, payer, account);
  if (terms.promotions === null) return [];
  const { after, letOff } = splitLines(await linesOfVisit(ctx, reception._id), terms, reception);
  const open = after.some((line) => dec(line.HachToan).lte(0));
  return letOff && open ? stepsShown(ctx, letOff.priced) : [];
}

/** The vouchers of a bill with what each takes off it. */
async function vouchersShown(ctx: Ctx, TiepNhan_Id: string) {
  const sums = new Map<string, { Voucher_Id: string; MaVoucher: string; SoTien: string }>();
  for (const { Voucher_Id, MaVoucher, SoTien } of await vouchersOn(ctx, TiepNhan_Id)) {
    const before = sums.get(Voucher_Id)?.SoTien ?? '0';
    sums.set(Voucher_Id, { Voucher_Id, MaVoucher, SoTien: dec(before).plus(SoTien).toFixed(2) });
  }
  return [...sums.values()];
}
