import type { Scan } from '@sen/domain/scan/cards';
import type { ReceptionValues } from './receptionValues.ts';

/** What a card says, for the form of a new or known patient. Facility codes and the address are looked up by the caller. */
export function fromScan(scan: Scan): Partial<ReceptionValues> {
  if (scan.kind !== 'insurance' && scan.kind !== 'citizen') return {};
  const person = {
    TenBenhNhan: titleCase(scan.TenBenhNhan),
    birth: scan.NamSinh ? { NgaySinh: scan.NgaySinh, NamSinh: scan.NamSinh } : null,
    GioiTinh: scan.GioiTinh,
  };
  if (scan.kind === 'citizen') return { ...person, CMNDHoacHoChieu: scan.CMNDHoacHoChieu };
  return { ...person, ...cardOf(scan) };
}

/** The card alone, for a patient who is known already. */
export function cardOf(scan: Extract<Scan, { kind: 'insurance' }>): Partial<ReceptionValues> {
  return {
    SoTheBHYT: scan.SoTheBHYT,
    BHYTNgayHieuLuc: scan.BHYTNgayHieuLuc,
    BHYTNgayHetHieuLuc: scan.BHYTNgayHetHieuLuc,
    NgayDu5Nam: scan.NgayDu5Nam,
    NgayCapThe: scan.NgayCap,
    KhuVucSinhSong: scan.KhuVucSinhSong,
  };
}

/** Names on cards are in capitals: 'NGUYỄN THỊ AN' is kept as 'Nguyễn Thị An'. Mixed names stay. */
function titleCase(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .replace(/(^|[\s'-])(\p{L})/gu, (_all, gap: string, letter: string) => gap + letter.toUpperCase());
}
