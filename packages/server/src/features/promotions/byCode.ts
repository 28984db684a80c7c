import type { ErrorCode } from '@sen/domain/errors/errors';
import { type Ctx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { type Attempt, countAttempt, fail, giveBack, minutesLeft } from '../identity/attempts.ts';
import { voucherByCode } from './queries.ts';
import type { VoucherRow } from './tables.ts';

/**
 * The voucher of a code, and why it may not be used now, null where it may. Wrong codes are counted, so that nobody guesses one.
 * Errors: VOUCHER_UNKNOWN, VOUCHER_TRIES.
 */
export async function checkCode(
  ctx: Ctx,
  code: string,
): Promise<{ voucher: VoucherRow; refusal: ErrorCode | null }> {
  const attempt: Attempt = { scope: 'voucher', of: [ctx.user?._id ?? ''], account_Id: ctx.user?._id ?? null };
  const counted = await countAttempt(ctx, attempt);
  if (!counted.taken) throw new DomainError('VOUCHER_TRIES', { minutes: minutesLeft(ctx, counted) });
  const voucher = code.trim() === '' ? null : await voucherByCode(ctx, code);
  if (!voucher) {
    await fail(ctx, attempt);
    throw new DomainError('VOUCHER_UNKNOWN');
  }
  await giveBack(ctx, attempt);
  return { voucher, refusal: refusalOf(voucher, today(ctx)) };
}

/** Why a voucher may not be used now, as it stands at the end of a race; null where it may. */
export async function voucherRefusal(ctx: Ctx, code: string): Promise<ErrorCode | null> {
  const voucher = await voucherByCode(ctx, code);
  return voucher ? refusalOf(voucher, today(ctx)) : 'VOUCHER_UNKNOWN';
}

function refusalOf(voucher: VoucherRow, day: string): ErrorCode | null {
  const { TrangThai, NgayBatDau, NgayKetThuc, SoLuong, SoLuongDaDung } = voucher;
  if (TrangThai !== 'DaPhatHanh' || day < NgayBatDau || day > NgayKetThuc) return 'VOUCHER_NOT_LIVE';
  return SoLuongDaDung >= SoLuong ? 'PROMOTION_USED_UP' : null;
}
