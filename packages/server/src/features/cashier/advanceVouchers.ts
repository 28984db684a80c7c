import { dec, max, min, sum, toMoney } from '@sen/domain/money/decimal';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { type AdvanceVoucher, takeVoucherBack, vouchersOfAdvances } from '../promotions/commands.ts';
import { readSetting } from '../system/queries.ts';
import { type Account, lockLines } from './account.ts';
import { type Posting, post, settleReceipts } from './postings.ts';
import { linesOfVisit, receiptsOfVisit } from './queries.ts';
import { settleAccount } from './recompute.ts';
import type { VienPhiDongRow, VienPhiRow } from './tables.ts';
import { takeVouchersOff } from './vouchersBack.ts';

/** An advance with what of it is used for lines. */
type OpenAdvance = { id: string; HachToan: string };

/** What becomes of a voucher when its advance is paid back: it is taken back, and the lines of which it took something off pay for it. */
type Due = { one: AdvanceVoucher; advance: OpenAdvance; lines: ReadonlyMap<string, string> };

/**
 * The vouchers of advances that are paid back now, each with what the advance pays for it (promotions 16). One that a bill uses stays where
 * what was bought with the advance came to the sum of its programme, and where the house does not ask for it. Errors:
 * ADVANCE_VOUCHER_USED when another visit uses it.
 */
async function duesOf(
  ctx: Ctx,
  TiepNhan_Id: string,
  advances: readonly OpenAdvance[],
  bill: readonly VienPhiDongRow[],
): Promise<Due[]> {
  const given = await vouchersOfAdvances(
    ctx,
    advances.map(({ id }) => id),
  );
  if (given.length === 0) return [];
  const { giuTienVoucher } = await readSetting(ctx, 'promotions');
  return given.flatMap((one): Due[] => {
    const advance = advances.find(({ id }) => id === one.voucher.BienLaiTamUng_Id);
    if (!advance) return [];
    if (one.uses.length === 0) return [{ one, advance, lines: new Map() }];
    const letOff = sum(one.uses.flatMap(({ lines }) => [...lines.values()]));
    if (!giuTienVoucher || letOff.plus(advance.HachToan).gte(one.SoTienDieuKien)) return [];
    const other = one.uses.find((use) => use.TiepNhan_Id !== TiepNhan_Id);
    if (other) throw usedOn(one, other.MaTiepNhan);
    const off = one.uses[0]?.lines ?? new Map<string, string>();
    const paid = bill.filter((line) => off.has(line._id) && dec(line.HachToan).gt(0));
    return [
      { one, advance, lines: new Map(paid.map((line) => [line._id, owed(line, off.get(line._id) ?? '0')])) },
    ];
  });
}

const usedOn = ({ voucher }: AdvanceVoucher, MaTiepNhan: string) =>
  new DomainError('ADVANCE_VOUCHER_USED', { ten: voucher.MaVoucher, MaTiepNhan });

/** What is due of a paid line once nothing is taken off it any more; what it was paid too much counts first. */
function owed({ ThuThua, MienGiamPhanTram }: VienPhiDongRow, off: string): string {
  const exempt = dec(100).minus(MienGiamPhanTram ?? 0);
  return toMoney(max(dec(off).times(exempt).div(100).minus(ThuThua), dec(0)));
}

/**
 * What the advances of a visit would pay for vouchers that were given for them before the rest is paid back; nothing where they may not be
 * paid back, which the act says.
 */
export async function keptForVouchers(
  ctx: Ctx,
  { TiepNhan_Id, TamUngCon }: Pick<VienPhiRow, 'TiepNhan_Id' | 'TamUngCon'>,
): Promise<Array<{ MaVoucher: string; SoTien: string }>> {
  if (dec(TamUngCon).lte(0)) return [];
  const open = (await receiptsOfVisit(ctx, TiepNhan_Id)).filter(
    ({ TrangThai, LoaiBienLai }) =>
      LoaiBienLai === 'TamUng' && (TrangThai === 'DaThuTien' || TrangThai === 'DangHachToan'),
  );
  const advances = open.map(({ _id: id, HachToan }) => ({ id, HachToan }));
  const dues = await duesOf(ctx, TiepNhan_Id, advances, await linesOfVisit(ctx, TiepNhan_Id)).catch(
    nothingIfRefused,
  );
  return dues.flatMap(({ one, lines }) => {
    const SoTien = toMoney(sum([...lines.values()]));
    return dec(SoTien).gt(0) ? [{ MaVoucher: one.voucher.MaVoucher, SoTien }] : [];
  });
}

function nothingIfRefused(error: unknown): Due[] {
  if (error instanceof DomainError) return [];
  throw error;
}

/**
 * Before advances are paid back: takes their vouchers back. What one took off paid lines of this bill is paid out of its advance, so that
 * so much less goes back. Answers whether money moved. Errors: as duesOf.
 */
export async function settleAdvanceVouchers(
  tx: Tx,
  account: Account,
  advances: readonly OpenAdvance[],
): Promise<boolean> {
  const { TiepNhan_Id } = account.row;
  const dues = await duesOf(tx, TiepNhan_Id, advances, await lockLines(tx, TiepNhan_Id));
  const used = dues.filter(({ one }) => one.uses.length > 0);
  if (used.length > 0) {
    const Voucher_Ids = used.map(({ one }) => one.voucher._id);
    await takeVouchersOff(tx, TiepNhan_Id, { BienLaiHoan_Id: null, Voucher_Ids });
    await settleAccount(tx, account);
    await payFor(tx, account, used);
  }
  for (const { one } of dues) await takeVoucherBack(tx, one.voucher);
  return used.length > 0;
}

async function payFor(tx: Tx, account: Account, used: readonly Due[]): Promise<void> {
  const due = new Map((await lockLines(tx, account.row.TiepNhan_Id)).map((line) => [line._id, line.ConLai]));
  const postings = used.flatMap(({ advance, lines }) =>
    [...lines.keys()].map(
      (line): Posting => ({
        BienLai_Id: advance.id,
        VienPhiDong_Id: line,
        BienLaiHoan_Id: null,
        SoTien: toMoney(min(dec(due.get(line) ?? '0'), dec(lines.get(line) ?? '0'))),
      }),
    ),
  );
  const paid = postings.filter(({ SoTien }) => dec(SoTien).gt(0));
  await post(tx, paid);
  await settleReceipts(
    tx,
    paid.map((one) => one.BienLai_Id),
  );
}

/** Before the receipt of an advance is cancelled: its voucher is taken back. Errors: ADVANCE_VOUCHER_USED when a bill uses it. */
export async function cancelAdvanceVouchers(tx: Tx, BienLai_Id: string): Promise<void> {
  const { giuTienVoucher } = await readSetting(tx, 'promotions');
  for (const one of await vouchersOfAdvances(tx, [BienLai_Id])) {
    const [use] = one.uses;
    if (!use) await takeVoucherBack(tx, one.voucher);
    else if (giuTienVoucher) throw usedOn(one, use.MaTiepNhan);
  }
}

/** After money that an advance paid was refunded: its voucher is taken back where less of it is left than its programme asks for. */
export async function refundAdvanceVouchers(tx: Tx, kept: ReadonlyMap<string, string>): Promise<void> {
  for (const one of await vouchersOfAdvances(tx, [...kept.keys()])) {
    const left = kept.get(one.voucher.BienLaiTamUng_Id ?? '') ?? '0';
    if (one.uses.length === 0 && dec(left).lt(one.SoTienDieuKien)) await takeVoucherBack(tx, one.voucher);
  }
}
