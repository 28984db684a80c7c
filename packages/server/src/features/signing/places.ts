import { type ChuKyFacts, chuKyActs, type ViTriKy } from '@sen/domain/signing/chuKy';
import { actionStates } from '../../engine/acts/acts.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { requireRight } from '../../engine/http/doors.ts';
import { type PrintForm, printForm } from '../printing/points.ts';
import { specimenOf } from '../printing/signatures.ts';
import { contentHash } from './content.ts';
import { refusedByPosition, signaturesOn } from './queries.ts';
import type { ChuKyRow } from './tables.ts';

/** A place of a paper where somebody signs. */
export type Place = {
  ViTri: ViTriKy;
  NguoiKy_Id: string;
  /** The newest signature in force. */
  signed: ChuKyRow | null;
  /** The paper says something else than when it was signed. */
  DaDoi: boolean;
  facts: ChuKyFacts;
};

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A form that is signed, and the right to read its paper. Errors: NOT_FOUND, FORBIDDEN, NODE_NOT_GRANTED. */
export async function signedForm(ctx: Ctx, MauIn: string, id: string): Promise<PrintForm<object> | null> {
  const form = printForm.get(MauIn);
  if (!form || !uuid.test(id)) throw new DomainError('NOT_FOUND', { form: MauIn });
  await requireRight(ctx, await form.right(ctx, id));
  return form.signing ? form : null;
}

/** The places of a paper that name somebody now, in the order of its form. Errors: NOT_FOUND, those of the right and of its data. */
export async function placesOf(ctx: Ctx, MauIn: string, id: string): Promise<Place[]> {
  const form = await signedForm(ctx, MauIn, id);
  if (!form?.signing) return [];
  const me = ctx.user?.NhanVien_Id ?? null;
  const signed = await signaturesOn(ctx, MauIn, id);
  const hash = await contentHash(ctx, form, id);
  const coChuKyMau = (await specimenOf(ctx, me)) !== null;
  const places: Place[] = [];
  for (const [name, { signer, act }] of Object.entries(form.signing.places)) {
    const NguoiKy_Id = await signer(ctx, id);
    if (!NguoiKy_Id) continue;
    const found = signed.get(name) ?? null;
    // somebody else is named there by now
    const row = found?.NhanVien_Id === NguoiKy_Id ? found : null;
    const DaDoi = row !== null && row.NoiDungBam !== hash;
    const laNguoiKy = NguoiKy_Id === me;
    places.push({
      ViTri: name as ViTriKy, // the names of places are typed where forms say them
      NguoiKy_Id,
      signed: row,
      DaDoi,
      facts: {
        node: null,
        laNguoiKy,
        daKy: row !== null && !DaDoi,
        coChuKyMau,
        chucVu: laNguoiKy && act ? await refusedByPosition(ctx, act, me) : null,
      },
    });
  }
  return places;
}

/** What may be done at a place. */
export function actsAt(ctx: Ctx, { facts }: Place) {
  return actionStates(ctx, chuKyActs, facts);
}
