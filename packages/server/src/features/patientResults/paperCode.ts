import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { loadSlip } from '../orders/queries.ts';
import { day } from '../printing/format.ts';
import type { PaperCode, PrintForm } from '../printing/points.ts';
import { readSetting } from '../system/queries.ts';
import { linkInForce } from './commands.ts';
import { addressOfLink } from './queries.ts';

/**
 * The code on the paper of a result: the link of its version, made with the first print. None where results are not shown, where the
 * site has not said its address, or for a patient's own copy.
 */
export async function resultCode(ctx: Ctx, form: PrintForm<object>, id: string): Promise<PaperCode | null> {
  const { siteUrl } = ctx.config;
  if (!form.signing?.resultOf || !siteUrl || ctx.user === null) return null;
  if (!(await readSetting(ctx, 'patientResults')).bat) return null;
  const slip = await loadSlip(ctx, id);
  if (!slip || !form.signing.resultOf.includes(slip.Loai)) return null;
  const link = await inTransaction(ctx, (tx) => linkInForce(tx, slip, false));
  if (!link) return null;
  const until = day(link.HetHan.toISOString().slice(0, 10));
  return {
    diaChi: `${siteUrl}${addressOfLink(ctx, slip, link)}`,
    loi:
      ctx.language === 'vi'
        ? `Quét mã để xem kết quả trên điện thoại, xác nhận bằng năm sinh hoặc 4 số cuối điện thoại. Hiệu lực đến ${until}.`
        : `Scan to see this result on a phone; confirm with the year of birth or the last 4 digits of the phone. Holds until ${until}.`,
  };
}
