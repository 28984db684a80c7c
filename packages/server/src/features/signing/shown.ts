import type { Ctx } from '../../engine/context.ts';
import type { ChuKy } from '../printing/paper.ts';
import type { PrintForm } from '../printing/points.ts';
import { pictureOnPaper } from '../printing/signatures.ts';
import { contentHash } from './content.ts';
import { signaturesOn } from './queries.ts';

/**
 * The signatures that a paper carries: at each place the picture of who signed it, as long as this person is still named there and the
 * paper says what it said then. Nothing more is read of a paper that nobody signed.
 */
export async function shownSignatures(
  ctx: Ctx,
  form: PrintForm<object>,
  id: string,
): Promise<Record<string, ChuKy>> {
  const { signing } = form;
  if (!signing) return {};
  const signed = await signaturesOn(ctx, form.code, id);
  if (signed.size === 0) return {};
  const hash = await contentHash(ctx, form, id);
  const shown: Record<string, ChuKy> = {};
  for (const [place, { signer }] of Object.entries(signing.places)) {
    const row = signed.get(place);
    if (!row?.Anh_Id || row.NoiDungBam !== hash || row.NhanVien_Id !== (await signer(ctx, id))) continue;
    const picture = await pictureOnPaper(ctx, row.Anh_Id, 'chu-ky');
    if (picture) shown[place] = picture;
  }
  return shown;
}
