import type { Issue } from '../catalogue/validate.ts';

/** Who may lie in a bed; without a rule anybody may. */
export const gioiTinhGiuong = {
  Nam: { vi: 'Nam', en: 'Men' },
  Nu: { vi: 'Nữ', en: 'Women' },
  TreEm: { vi: 'Trẻ em', en: 'Children' },
} as const;

/** Isolation that a patient needs or that a bed gives, the weakest first: a stronger one serves for a weaker one too. */
export const cachLyGiuong = {
  TiepXuc: { vi: 'Cách ly tiếp xúc', en: 'Contact' },
  GiotBan: { vi: 'Cách ly giọt bắn', en: 'Droplets' },
  KhongKhi: { vi: 'Cách ly đường không khí', en: 'Air' },
} as const;

export type GioiTinhGiuong = keyof typeof gioiTinhGiuong;
export type CachLyGiuong = keyof typeof cachLyGiuong;

/** How a bed is on the map of its ward. */
export const trangThaiGiuong = {
  Trong: { vi: 'Trống', en: 'Free' },
  DangNam: { vi: 'Đang nằm', en: 'Occupied' },
  DatTruoc: { vi: 'Đặt trước', en: 'Reserved' },
  DonDep: { vi: 'Chờ dọn', en: 'To be cleaned' },
  Khoa: { vi: 'Hỏng, khóa', en: 'Blocked' },
} as const;

export type TrangThaiGiuong = keyof typeof trangThaiGiuong;

/** The most that lie in one bed. */
export const toiDaMotGiuong = 3;

/** Patients below this age may lie in a bed for children. */
export const tuoiTreEm = 16;

/** A bed as it is when somebody is to lie in it. */
export type BedNow = {
  Giuong_Id: string;
  /** In use in its catalogue, and in a room of the ward. */
  dungDuoc: boolean;
  thuocKhoa: boolean;
  GioiTinh: GioiTinhGiuong | null;
  CachLy: CachLyGiuong | null;
  /** What it is marked with, until when a reservation holds and for whom. */
  danhDau: { Loai: 'DatTruoc' | 'DonDep' | 'Khoa'; NhapVien_Id: string | null; het: boolean } | null;
  /** The isolation of each patient who lies there now, null where none is needed. */
  nguoiNam: readonly (CachLyGiuong | null)[];
};

/** Who is to lie in it. */
export type BedGuest = {
  NhapVien_Id: string;
  GioiTinh: string | null;
  tuoi: number | null;
  CachLy: CachLyGiuong | null;
};

const strength = Object.keys(cachLyGiuong);

/** Whether a bed isolates as a patient needs. */
export function isolates(bed: CachLyGiuong | null, needed: CachLyGiuong | null): boolean {
  if (needed === null) return true;
  return bed !== null && strength.indexOf(bed) >= strength.indexOf(needed);
}

/**
 * Why somebody cannot lie in a bed, as an issue of the field that can change it, or null. A bed that is shared is asked for first: an issue
 * at `choGhep` that is to be confirmed, without the figures of its effect.
 */
export function bedRefusal(bed: BedNow, guest: BedGuest, choGhep: boolean): Issue | null {
  const refused = (code: string, details?: Issue['details']): Issue => ({
    path: 'Giuong_Id',
    code,
    ...(details ? { details } : {}),
  });
  if (!bed.thuocKhoa) return refused('BED_NOT_OF_WARD');
  if (!bed.dungDuoc) return refused('BED_CLOSED');
  const mark = markRefusal(bed, guest);
  if (mark) return refused(mark);
  if (!sexFits(bed.GioiTinh, guest)) return refused('BED_SEX');
  if (!isolates(bed.CachLy, guest.CachLy)) return refused('BED_ISOLATION_CLASS');
  const there = bed.nguoiNam.length;
  if (there === 0) return null;
  if (bed.CachLy !== null || guest.CachLy !== null || bed.nguoiNam.some((one) => one !== null))
    return refused('BED_ISOLATION_ALONE');
  if (there >= toiDaMotGiuong) return refused('BED_FULL', { toiDa: toiDaMotGiuong });
  return choGhep
    ? null
    : { path: 'choGhep', code: 'BED_SHARED', severity: 'confirm', details: { soNguoi: there } };
}

function markRefusal({ danhDau }: BedNow, { NhapVien_Id }: BedGuest): string | null {
  if (danhDau?.Loai === 'Khoa') return 'BED_BLOCKED';
  if (danhDau?.Loai === 'DonDep') return 'BED_NOT_CLEAN';
  if (danhDau?.Loai === 'DatTruoc' && !danhDau.het && danhDau.NhapVien_Id !== NhapVien_Id)
    return 'BED_RESERVED';
  return null;
}

function sexFits(rule: GioiTinhGiuong | null, { GioiTinh, tuoi }: BedGuest): boolean {
  if (rule === null) return true;
  if (rule === 'TreEm') return tuoi === null || tuoi < tuoiTreEm;
  const other = rule === 'Nam' ? 'FEMALE' : 'MALE';
  return GioiTinh !== other;
}

/** How a bed stands on the map: what blocks it first, then who lies there, then what it waits for. */
export function bedState({
  dungDuoc,
  danhDau,
  nguoiNam,
}: Pick<BedNow, 'dungDuoc' | 'danhDau' | 'nguoiNam'>): TrangThaiGiuong {
  if (!dungDuoc || danhDau?.Loai === 'Khoa') return 'Khoa';
  if (nguoiNam.length > 0) return 'DangNam';
  if (danhDau?.Loai === 'DonDep') return 'DonDep';
  return danhDau && !danhDau.het ? 'DatTruoc' : 'Trong';
}

/** The lowest place of a bed, from 1, that nobody holds; null when all are held. */
export function freePlace(held: readonly number[]): number | null {
  for (let place = 1; place <= toiDaMotGiuong; place++) if (!held.includes(place)) return place;
  return null;
}
