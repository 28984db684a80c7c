import { needsReason, type OrderWarning } from '@sen/domain/orders/limits';
import { givenReason } from '../../engine/acts/reason.ts';
import { audit } from '../../engine/audit/audit.ts';
import type { Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import type { SlipRow } from './tables.ts';

/** What whoever sends drafts has confirmed. */
export type SendConfirmation = {
  xacNhan?: boolean | null | undefined;
  LyDoVuotChongChiDinh?: string | null | undefined;
};

/**
 * Asks before drafts are sent that are dearer or cheaper than they said, or stand against an allergy that is known by now (orders, Draft);
 * the reason is kept in the log. Errors: NEEDS_CONFIRMATION with the warnings, BAD_INPUT at `LyDoVuotChongChiDinh`.
 */
export async function requireSendable(
  tx: Tx,
  sent: ReadonlyArray<{ slip: SlipRow; warnings: readonly OrderWarning[] }>,
  { xacNhan, LyDoVuotChongChiDinh }: SendConfirmation,
): Promise<void> {
  const warnings = sent.flatMap((one) => one.warnings);
  if (warnings.length > 0 && !xacNhan) throw new DomainError('NEEDS_CONFIRMATION', { warnings });
  if (!needsReason(warnings)) return;
  const reason = givenReason(LyDoVuotChongChiDinh, { path: 'LyDoVuotChongChiDinh', code: 'REASON_NEEDED' });
  for (const { slip, warnings: own } of sent) {
    const named = own.filter((one) => needsReason([one]));
    if (named.length === 0) continue;
    await audit(tx, {
      action: 'UPDATE',
      entity: 'DichVuYeuCau',
      entityId: slip._id,
      BenhNhan_Id: slip.BenhNhan_Id,
      after: {
        LyDoVuotChongChiDinh: reason,
        ChongChiDinhDaVuot: named
          .map(({ TenDichVu, details }) => `${TenDichVu} × ${details['Khac']}`)
          .join('; '),
      },
    });
  }
}
