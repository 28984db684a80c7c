import type { Issue } from '../catalogue/validate.ts';

type Time = string | Date | null | undefined;
type Text = string | null | undefined;

const required = (one: object, paths: readonly string[]): Issue[] =>
  paths
    .filter((path) => {
      const value = (one as Record<string, unknown>)[path];
      return value === null || value === undefined || value === '';
    })
    .map((path) => ({ path, code: 'REQUIRED' }));

/** A whole number within bounds; an empty one is none of its business. */
function whole(path: string, value: number | null | undefined, min: number, max: number): Issue[] {
  if (value === null || value === undefined) return [];
  if (!Number.isInteger(value)) return [{ path, code: 'NOT_A_NUMBER' }];
  if (value < min) return [{ path, code: 'TOO_SMALL', details: { min } }];
  return value > max ? [{ path, code: 'TOO_LARGE', details: { max } }] : [];
}

const socialNumber = (value: Text): Issue[] =>
  value && !/^\d{10}$/.test(value) ? [{ path: 'MaSoBHXH', code: 'SOCIAL_NUMBER' }] : [];

function span(from: Text, until: Text): Issue[] {
  return from && until && until < from ? [{ path: 'DenNgay', code: 'RANGE_REVERSED' }] : [];
}

/** What a death notice lacks (form 05 of circular 25/2025): who takes it and where the patient died. */
export const deathNoticeIssues = (one: object): Issue[] =>
  required(one, ['NoiTuVong', 'HoTenNguoiThan', 'QuanHeNguoiThan']);

export type GiayChungSinh = {
  ThoiGianSinh?: Time;
  CanNangCon?: number | null | undefined;
  SoCon?: number | null | undefined;
  ThuTuCon?: number | null | undefined;
  LanSinh?: number | null | undefined;
  SoConSong?: number | null | undefined;
  MaSoBHXH?: Text;
};

/** What a birth certificate lacks or has wrong (circular 22/2025, file 9 of the portal); the child was born in the stay. */
export function birthIssues(one: GiayChungSinh, { vaoLuc, den }: { vaoLuc: Date; den: Date }): Issue[] {
  const needed = [
    ...['ThoiGianSinh', 'GioiTinhCon', 'CanNangCon', 'SoCon', 'ThuTuCon', 'LanSinh', 'SoConSong'],
    ...['NoiSinh', 'TinhTrangCon', 'NguoiDoDe_Id'],
  ];
  const at = one.ThoiGianSinh ? new Date(one.ThoiGianSinh).getTime() : null;
  const begin = vaoLuc.getTime() - (vaoLuc.getTime() % 60_000);
  return [
    ...required(one, needed),
    ...(at !== null && (at < begin || at > den.getTime())
      ? [{ path: 'ThoiGianSinh', code: 'BIRTH_OUTSIDE_STAY' }]
      : []),
    ...whole('CanNangCon', one.CanNangCon, 300, 8000),
    ...whole('SoCon', one.SoCon, 1, 8),
    ...whole('ThuTuCon', one.ThuTuCon, 1, one.SoCon ?? 8),
    ...whole('LanSinh', one.LanSinh, 1, 25),
    ...whole('SoConSong', one.SoConSong, 0, 25),
    ...socialNumber(one.MaSoBHXH),
  ];
}

type Rest = {
  TuoiThai?: number | null | undefined;
  TuNgay?: Text;
  DenNgay?: Text;
  MaSoBHXH?: Text;
};

/** What a certificate of rest in a pregnancy lacks or has wrong (file 10 of the portal): the rest begins when the stay has ended. */
export function pregnancyRestIssues(one: Rest, { ngayRa }: { ngayRa: string }): Issue[] {
  return [
    ...required(one, ['TuoiThai', 'TuNgay', 'DenNgay', 'MaSoBHXH', 'DonViLamViec', 'ChanDoan']),
    ...whole('TuoiThai', one.TuoiThai, 1, 42),
    ...(one.TuNgay && one.TuNgay < ngayRa ? [{ path: 'TuNgay', code: 'REST_BEFORE_DISCHARGE' }] : []),
    ...span(one.TuNgay, one.DenNgay),
    ...socialNumber(one.MaSoBHXH),
  ];
}

/** What a confirmation of inpatient treatment lacks or has wrong: its days lie in the stay, until today where that goes on. */
export function confirmationIssues(
  one: { TuNgay?: Text; DenNgay?: Text; MaSoBHXH?: Text },
  { ngayVao, den }: { ngayVao: string; den: string },
): Issue[] {
  return [
    ...required(one, ['TuNgay', 'DenNgay', 'ChanDoan']),
    ...(one.TuNgay && one.TuNgay < ngayVao ? [{ path: 'TuNgay', code: 'OUTSIDE_STAY' }] : []),
    ...(one.DenNgay && one.DenNgay > den ? [{ path: 'DenNgay', code: 'OUTSIDE_STAY' }] : []),
    ...span(one.TuNgay, one.DenNgay),
    ...socialNumber(one.MaSoBHXH),
  ];
}

/** What a certificate of an injury lacks (form 01). */
export const injuryIssues = (one: object): Issue[] =>
  required(one, ['LyDoVaoVien', 'ChanDoan', 'TinhTrangVaoVien', 'DieuTri', 'TinhTrangRaVien']);
