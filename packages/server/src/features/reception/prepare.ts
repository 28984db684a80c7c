import { type Birth, daysOn, yearsOn } from '@sen/domain/ages/age';
import { childCard } from '@sen/domain/insurance/child';
import { fieldsWithoutPaper, referralIsOld } from '@sen/domain/insurance/papers';
import { receptionIssues } from '@sen/domain/reception/tiepNhan';
import { type Ctx, localDay, today } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import type { TiepNhanInput } from '../../gql/main.ts';
import { benefitOf, payerOf } from '../insurance/queries.ts';
import type { TiepNhan } from './queries.ts';
import type { tiepNhanTable } from './tables.ts';

type Columns = typeof tiepNhanTable.$inferInsert;

/** The columns that an input fills; the code, the patient and the desk are added by the command. */
export type PreparedReception = Omit<Columns, 'MaTiepNhan' | 'BenhNhan_Id'>;

const fields = [
  'UuTien',
  'LyDoUuTien',
  'DoiTuong_Id',
  'SoTheBHYT',
  'BHYTNgayHieuLuc',
  'BHYTNgayHetHieuLuc',
  'NgayDu5Nam',
  'NgayCapThe',
  'NoiCapThe',
  'TrinhTheLuc',
  'KhuVucSinhSong',
  'BenhVien_KCB_Id',
  'BenhVienChuyen_Id',
  'CoGiayChuyen',
  'SoGiayChuyen',
  'NgayGiayChuyen',
  'TaiKhamTheoHen',
  'SoGiayHen',
  'CapCuu',
  'MienCungChiTra',
  'SoGiayMien',
  'NgayGiayMien',
  'CungChiTraLuyKe',
  'SoGiayLuyKe',
  'NgayGiayLuyKe',
  'SoGiayKhaiSinh',
  'NgayGiayKhaiSinh',
  'SoGiayDoiTuong',
  'NgayGiayDoiTuong',
  'BenhPhuLuc_Id',
  'TenNguoiLienHe',
  'QuanHeNguoiLienHe',
  'SoDienThoaiNguoiLienHe',
  'DiaChiNguoiLienHe',
  'LyDoKham',
  'LyDoTiepNhanLai',
] as const satisfies readonly (keyof TiepNhanInput & keyof Columns)[];

const cardFields = [
  'SoTheBHYT',
  'BHYTNgayHieuLuc',
  'BHYTNgayHetHieuLuc',
  'NgayDu5Nam',
  'NgayCapThe',
  'NoiCapThe',
  'TrinhTheLuc',
  'KhuVucSinhSong',
  'BenhVien_KCB_Id',
] as const;
const birthFields = ['SoGiayKhaiSinh', 'NgayGiayKhaiSinh'] as const;
/** What is printed in capitals and without blanks. */
const codes: ReadonlySet<string> = new Set(['SoTheBHYT', 'SoGiayHen']);
const flags: ReadonlySet<string> = new Set([
  'UuTien',
  'CoGiayChuyen',
  'TaiKhamTheoHen',
  'CapCuu',
  'MienCungChiTra',
]);

/**
 * Checks an input over what a reception already has and works out its benefit. A payer who is not insured has no card. `birth` is that of
 * the patient, null when nothing of it can matter.
 * Errors: BAD_INPUT with its issues, NEEDS_CONFIRMATION for a referral paper older than ten working days.
 */
export async function prepareReception(
  ctx: Ctx,
  input: TiepNhanInput,
  before: TiepNhan | null,
  birth: Birth | null,
): Promise<PreparedReception> {
  const merged: Record<string, unknown> = { ...before };
  for (const field of fields) if (input[field] !== undefined) merged[field] = clean(field, input[field]);
  const NgayTiepNhan = input.NgayTiepNhan ?? before?.NgayTiepNhan ?? ctx.now();
  const Ngay = localDay(NgayTiepNhan);
  const { laBHYT, treEm } = await insuranceOf(ctx, text(merged['DoiTuong_Id']), before?.DoiTuong_Id ?? null);
  if (!laBHYT) for (const field of cardFields) merged[field] = null;
  if (!treEm) for (const field of birthFields) merged[field] = null;
  if (merged['TaiKhamTheoHen'] !== true) merged['SoGiayHen'] = null;
  const said = input.MaDoiTuongKCB === undefined ? null : text(clean('MaDoiTuongKCB', input.MaDoiTuongKCB));
  const kept = input.MaDoiTuongKCB === undefined ? (before?.MaDoiTuongKCBChon ?? null) : null;
  // the code that a person chose says which papers are asked for
  const papers = { ...merged, MaDoiTuongKCB: laBHYT ? (said ?? kept) : null };
  for (const field of fieldsWithoutPaper(papers)) merged[field] = null;
  const rules = {
    laBHYT,
    treEm,
    ngay: Ngay,
    today: today(ctx),
    needsService: before === null,
    tuoiNam: birth?.NamSinh ? yearsOn(birth, Ngay) : null,
    choosesExemption: input.MienCungChiTra === true && before?.MienCungChiTra !== true,
    before,
  };
  refuseIssues([
    ...receptionIssues(
      { ...merged, MaDoiTuongKCB: papers.MaDoiTuongKCB, dichVus: input.dichVus ?? [] },
      rules,
    ),
    ...(laBHYT ? shownIssues(input.TrinhTheLuc ?? null, NgayTiepNhan, ctx.now()) : []),
  ]);
  if (laBHYT && !input.chapNhanGiayChuyen && referralIsOld(merged, before, Ngay)) {
    throw new DomainError('NEEDS_CONFIRMATION', {
      confirm: 'chapNhanGiayChuyen',
      what: 'REFERRAL_OLD',
      NgayGiayChuyen: merged['NgayGiayChuyen'],
    });
  }
  const benefit = laBHYT
    ? await benefitOf(ctx, {
        SoTheBHYT: text(merged['SoTheBHYT']) ?? (treEm ? childCard : ''),
        BenhVien_KCB_Id: text(merged['BenhVien_KCB_Id']),
        CapCuu: merged['CapCuu'] === true,
        CoGiayChuyen: merged['CoGiayChuyen'] === true,
        TaiKhamTheoHen: merged['TaiKhamTheoHen'] === true,
        KhuVucSinhSong: text(merged['KhuVucSinhSong']),
        MaDoiTuongKCB: said,
        MaDoiTuongKCBCu: kept,
        tuoiNgay: birth ? daysOn(birth, Ngay) : null,
        ngay: Ngay,
      })
    : null;
  // a kept code that fits no longer takes its paper along
  for (const field of fieldsWithoutPaper({ ...merged, MaDoiTuongKCB: benefit?.chosen ?? null }))
    merged[field] = null;
  const values = Object.fromEntries(
    fields.map((field) => [field, merged[field] ?? (flags.has(field) ? false : null)]),
  );
  return {
    ...(values as Pick<Columns, (typeof fields)[number]>), // each value has passed receptionIssues or the schema
    CungChiTraLuyKe: text(merged['CungChiTraLuyKe']) ?? '0',
    NgayTiepNhan,
    Ngay,
    TuyenKCB: benefit?.TuyenKCB ?? null,
    MaDoiTuongKCB: benefit?.MaDoiTuongKCB ?? null,
    MaDoiTuongKCBChon: benefit?.chosen ?? null,
    MucHuong: benefit?.MucHuong ?? null,
  };
}

/** Whether a payer is the insurance, and that of children without a card. One for inpatients alone receives nobody here; a visit that has it keeps it. */
async function insuranceOf(
  ctx: Ctx,
  DoiTuong_Id: string | null,
  kept: string | null,
): Promise<{ laBHYT: boolean; treEm: boolean }> {
  if (!DoiTuong_Id) return { laBHYT: false, treEm: false };
  const payer = await payerOf(ctx, DoiTuong_Id);
  if (!payer)
    throw new DomainError('BAD_INPUT', { issues: [{ path: 'DoiTuong_Id', code: 'REFERENCE_MISSING' }] });
  if (payer.PhamViApDung === 'NoiTru' && DoiTuong_Id !== kept)
    refuseIssues([{ path: 'DoiTuong_Id', code: 'PAYER_INPATIENTS_ONLY' }]);
  return payer;
}

/** A card is shown in the visit: not before the reception, to the minute, and not later than now. */
function shownIssues(shown: Date | null, received: Date, now: Date) {
  if (!shown) return [];
  const minute = Math.floor(received.getTime() / 60_000) * 60_000;
  const fits = shown.getTime() >= minute && shown <= now;
  return fits ? [] : [{ path: 'TrinhTheLuc', code: 'CARD_SHOWN_OUTSIDE_VISIT' }];
}

function clean(field: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return null;
  return codes.has(field) ? value.replace(/[\s.-]/g, '').toUpperCase() : value.trim();
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
