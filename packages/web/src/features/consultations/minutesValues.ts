import { type ViTriHoiChan, viTriHoiChan } from '@sen/domain/consultations/hoiChan';
import type { BienBanFragment } from './consultations.main.gen.ts';

/** The lines of free text of minutes, in the order of the form. */
export const minutesTexts = ['LyDo', 'DienBienBenh', 'ChanDoan', 'YKien', 'KetLuan', 'HuongDieuTri'] as const;

/** The fields of the form in their order. */
export const minutesFields = [
  'NgayHoiChan',
  'HinhThucHoiChan',
  'DiaDiem',
  'BacSiDeNghi_Id',
  'ChuToa',
  'ThuKy',
  'ThanhVien',
  'HoTro',
  ...minutesTexts,
] as const;

export type MinutesValues = {
  [K in (typeof minutesTexts)[number] | 'NgayHoiChan' | 'DiaDiem' | 'BacSiDeNghi_Id' | 'ChuToa' | 'ThuKy']:
    | string
    | null;
} & {
  HinhThucHoiChan: BienBanFragment['HinhThucHoiChan'];
  ThanhVien: readonly string[];
  HoTro: readonly string[];
};

/** What new minutes begin with, of the session and of who writes them. */
export type Beginning = { ChanDoan: string | null; NhanVien_Id: string | null; now: string };

/** The values of minutes as stored, or those that new ones begin with. */
export function minutesValues(record: BienBanFragment | null, begin: Beginning): MinutesValues {
  const people = (ViTri: ViTriHoiChan) =>
    (record?.DoiNguThamGia ?? []).filter((one) => one.ViTri === ViTri).map((one) => one.NhanVien_Id);
  const texts = Object.fromEntries(minutesTexts.map((field) => [field, record?.[field] ?? null])) as Record<
    (typeof minutesTexts)[number],
    string | null
  >; // every field of the list
  return {
    ...texts,
    ChanDoan: record ? record.ChanDoan : begin.ChanDoan,
    NgayHoiChan: record?.NgayHoiChan ?? begin.now,
    HinhThucHoiChan: record?.HinhThucHoiChan ?? 'Khoa',
    DiaDiem: record?.DiaDiem ?? null,
    BacSiDeNghi_Id: record?.BacSiDeNghi_Id ?? begin.NhanVien_Id,
    ChuToa: people('ChuToa')[0] ?? null,
    ThuKy: people('ThuKy')[0] ?? null,
    ThanhVien: people('ThanhVien'),
    HoTro: people('HoTro'),
  };
}

/** The values as the API takes them. */
export function minutesInput({ ChuToa, ThuKy, ThanhVien, HoTro, ...rest }: MinutesValues) {
  const of = { ChuToa: [ChuToa], ThuKy: [ThuKy], ThanhVien, HoTro };
  const DoiNguThamGia = (Object.keys(viTriHoiChan) as ViTriHoiChan[]).flatMap((ViTri) =>
    // the keys of viTriHoiChan
    of[ViTri].flatMap((NhanVien_Id) => (NhanVien_Id ? [{ NhanVien_Id, ViTri }] : [])),
  );
  return { ...rest, DoiNguThamGia };
}

/** Where the server's faults of the people stand in the form: at the field of their position. */
export function placedIssues<I extends { path: string }>(issues: readonly I[]): I[] {
  return issues.map((issue) => ({ ...issue, path: issue.path.replace(/^DoiNguThamGia\./, '') }));
}
