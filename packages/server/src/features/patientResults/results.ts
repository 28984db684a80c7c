import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { slipsWithStudies } from '../dicom/webRows.ts';
import { slipById } from '../orders/queries.ts';
import type { SlipRow } from '../orders/tables.ts';
import { patientById } from '../patients/queries.ts';
import { letterhead } from '../printing/paperData.ts';
import { type PrintForm, printForm } from '../printing/points.ts';
import { slipsOfLink } from './scope.ts';
import type { LienKetRow } from './tables.ts';
import { picturesToken } from './token.ts';

/** A result as its patient sees it: what the paper says, or that it was taken back. */
type ShownResult = {
  id: string;
  SoPhieuYeuCau: string;
  Loai: string;
  luc: string;
  thuHoi: boolean;
  /** What the pictures of its studies are opened with; null where there are none. */
  hinh: string | null;
  /** The paper's own words, without the letterhead, the person and the signatures. */
  giay: Record<string, unknown> | null;
};

type ShownResults = {
  coSo: { ten: string; diaChi: string | null; dienThoai: string | null };
  benhNhan: { ten: string; maYTe: string; namSinh: number; gioiTinh: string };
  ketQuas: ShownResult[];
};

/** Of a paper, what is said beside the results themselves. */
const aside = /^(CoSo|BenhNhan|ChuKy.*)$/;

/** What a browser keeps that has confirmed, and until when. */
export type Confirmed = { session: string; until: Date };

/** The results of a link, the newest first; pictures of studies are opened by who has confirmed. */
export async function resultsOfLink(
  ctx: Ctx,
  link: LienKetRow,
  confirmed: Confirmed | null = null,
): Promise<ShownResults> {
  const [own, slips] = await Promise.all([slipById(ctx, link.DichVuYeuCau_Id), slipsOfLink(ctx, link)]);
  const shown = slips.flatMap(({ slip, stand }) => (stand.takenBack ? [] : [slip._id]));
  const [withStudies, patient, house] = await Promise.all([
    slipsWithStudies(ctx, confirmed ? shown : []),
    patientById(ctx, own.BenhNhan_Id),
    letterhead(ctx, own.NoiThucHien_Id),
  ]);
  const { TenBenhNhan, MaYTe, NamSinh, GioiTinh } = patient;
  return {
    coSo: { ten: house.TenCoSo, diaChi: house.DiaChi, dienThoai: house.SoDienThoai },
    benhNhan: { ten: TenBenhNhan, maYTe: MaYTe, namSinh: NamSinh, gioiTinh: GioiTinh },
    ketQuas: await Promise.all(
      slips.map(async ({ slip, stand }) => ({
        id: slip._id,
        SoPhieuYeuCau: slip.SoPhieuYeuCau,
        Loai: slip.Loai,
        luc: stand.at.toISOString(),
        thuHoi: stand.takenBack,
        hinh:
          confirmed && withStudies.has(slip._id)
            ? picturesToken(ctx.config, slip._id, {
                linkId: link._id,
                until: confirmed.until,
              })
            : null,
        giay: stand.takenBack ? null : await paperWords(ctx, slip),
      })),
    ),
  };
}

async function paperWords(ctx: Ctx, slip: SlipRow): Promise<Record<string, unknown>> {
  const form = formOf(slip);
  const said = form.present(await form.data(ctx, slip._id), ctx.language);
  return Object.fromEntries(Object.entries(said).filter(([name]) => !aside.test(name)));
}

/** The paper of a slip's result. Errors: NOT_FOUND. */
export function formOf({ Loai }: Pick<SlipRow, 'Loai'>): PrintForm<object> {
  const form = formOfKind(Loai);
  if (!form) throw new DomainError('NOT_FOUND', { entity: 'KetQua' });
  return form;
}

/** The paper of the results of a kind of orders; none for a kind without. */
export function formOfKind(kind: SlipRow['Loai']): PrintForm<object> | undefined {
  return printForm.all().find(({ signing }) => signing?.resultOf?.includes(kind));
}

/** A slip of a link whose result is shown now. Errors: NOT_FOUND. */
export async function shownSlip(ctx: Ctx, link: LienKetRow, id: string): Promise<SlipRow> {
  const found = (await slipsOfLink(ctx, link)).find(({ slip, stand }) => slip._id === id && !stand.takenBack);
  if (!found) throw new DomainError('NOT_FOUND', { entity: 'KetQua' });
  return found.slip;
}

/** A picture that the paper of a result places, by its name. Errors: NOT_FOUND. */
export async function pictureOfResult(ctx: Ctx, slip: SlipRow, name: string): Promise<Uint8Array> {
  const form = formOf(slip);
  const file = form.files(await form.data(ctx, slip._id))[name];
  if (!(file instanceof Uint8Array) || !/^hinh-/.test(name)) throw new DomainError('NOT_FOUND', { name });
  return file;
}
