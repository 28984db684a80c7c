import type { ErrorCode } from '../errors/errors.ts';
import { findThamSo, type ThamSo, thamSo } from './parameters.ts';
import { maDoiTuongKCBs, type TuyenKCB } from './routeCodes.ts';

/** What the law knows a facility by. `diemXepCap` null: ranked provisionally. `tuyenTruoc2025` null: opened later. */
export type CoSoKCB = {
  maCSKCB: string;
  capCMKT: 'BanDau' | 'CoBan' | 'ChuyenSau';
  diemXepCap: number | null;
  tuyenTruoc2025: 'Xa' | 'Huyen' | 'Tinh' | 'TrungUong' | null;
  /** Commune station, family doctor, clinic or army-police primary care: pays 100 % whatever the card. */
  laTramYTe: boolean;
};

/** How the patient came. What is not known counts as no. */
export type CachDen = {
  facility: CoSoKCB;
  /** Code of the facility that is registered on the card. */
  maDKBD: string | null;
  capCuu: boolean;
  coGiayChuyen: boolean;
  taiKhamTheoHen: boolean;
  noiTru: boolean;
  doiNoiCuTru?: boolean;
  vuaHienBoPhan?: boolean;
  treSoSinh?: boolean;
  /** The disease stands in annex I or II of circular 01/2025. */
  benhPhuLuc?: 'I' | 'II' | null;
  /** Code 3.6: ethnic minority or poor household in a hard area, or an islander. */
  vungKhoKhan?: boolean;
};

type Fits = (den: CachDen, facility: CoSoKCB) => boolean;

const wasLevel = (facility: CoSoKCB, ...levels: CoSoKCB['tuyenTruoc2025'][]) =>
  levels.includes(facility.tuyenTruoc2025);

// An emergency is nobody's own choice, so that the codes of own choice (which may pay nothing) do not fit it.
const ownChoice = (den: CachDen, level: CoSoKCB['capCMKT']) => !den.capCuu && den.facility.capCMKT === level;

const RULES: Readonly<Record<string, Fits>> = {
  '1.1': (den, at) => den.maDKBD === at.maCSKCB && !isStation(at),
  '1.2': (_den, at) => isStation(at),
  '1.3': (den) => den.coGiayChuyen,
  '1.4': (den) => den.doiNoiCuTru === true,
  '1.5': (den) => den.taiKhamTheoHen,
  '1.6': (den) => den.vuaHienBoPhan === true,
  '1.7': (den) => den.treSoSinh === true,
  '1.11': (den) => ownChoice(den, 'BanDau'),
  '1.12': (den, at) =>
    ownChoice(den, 'CoBan') && !den.noiTru && points(at) < 50 && !wasLevel(at, 'Tinh', 'TrungUong'),
  // Article 22.4 of the law pays former district facilities in full (3.3), whatever points they have now.
  '1.13': (den, at) =>
    ownChoice(den, 'CoBan') &&
    !den.noiTru &&
    points(at) >= 50 &&
    points(at) < 70 &&
    den.benhPhuLuc !== 'II' &&
    !wasLevel(at, 'Huyen'),
  '1.14': (den, at) =>
    ownChoice(den, 'CoBan') && !den.noiTru && wasLevel(at, 'Tinh', 'TrungUong') && den.benhPhuLuc !== 'II',
  '1.15': (den) => ownChoice(den, 'CoBan') && den.noiTru,
  '1.16': (den) => ownChoice(den, 'CoBan') && den.benhPhuLuc === 'II',
  '1.17': (den) => ownChoice(den, 'ChuyenSau') && den.benhPhuLuc === 'I',
  '1.18': (den, at) => ownChoice(den, 'ChuyenSau') && !den.noiTru && wasLevel(at, 'Tinh'),
  '2': (den) => den.capCuu,
  // The people of 3.6 would lose their full rate to the earlier code.
  '3.1': (den, at) => ownChoice(den, 'ChuyenSau') && wasLevel(at, 'TrungUong') && !isHardArea(den),
  '3.2': (den, at) => ownChoice(den, 'ChuyenSau') && den.noiTru && wasLevel(at, 'Tinh'),
  '3.3': (den, at) => !den.capCuu && at.capCMKT !== 'BanDau' && wasLevel(at, 'Huyen'),
  '3.6': (den) => ownChoice(den, 'ChuyenSau') && isHardArea(den),
};

/** Codes that a person alone can know to fit: moved house, organ donor, an annex disease; medicine that is fetched for somebody. */
const known = (ma: string): Partial<CachDen> => ({
  doiNoiCuTru: true,
  vuaHienBoPhan: true,
  treSoSinh: true,
  benhPhuLuc: ma === '1.16' ? 'II' : ma === '1.17' ? 'I' : null,
});

/** Days after birth in which somebody is a newborn. */
const newbornDays = 28;

/**
 * Why a code that a person chose does not fit how the patient came, or null. `tuoiNgay` is the age in days; null when the day of birth is
 * unknown. Codes without a rule (medicine pick-ups, recalls, no insured visit) fit; a pick-up by appointment needs the appointment.
 */
export function chosenCodeRefusal(ma: string, den: CachDen, tuoiNgay: number | null): ErrorCode | null {
  if (ma === '1.7' && (tuoiNgay === null || tuoiNgay > newbornDays)) return 'ROUTE_NEEDS_NEWBORN';
  if ((ma === '7' || ma === '10') && !den.taiKhamTheoHen) return 'ROUTE_NEEDS_APPOINTMENT';
  const fits = RULES[ma];
  if (!fits || fits({ ...den, ...known(ma) }, den.facility)) return null;
  return needs[ma] ?? 'ROUTE_NOT_OF_FACILITY';
}

const needs: Readonly<Record<string, ErrorCode>> = {
  '1.1': 'ROUTE_NEEDS_REGISTRATION',
  '1.3': 'ROUTE_NEEDS_REFERRAL',
  '1.5': 'ROUTE_NEEDS_APPOINTMENT',
  '2': 'ROUTE_NEEDS_EMERGENCY',
};

/** MA_DOITUONG_KCB of an insured visit: the first code in list order that fits; null when a person must choose. */
export function doiTuongKCB(den: CachDen): string | null {
  return maDoiTuongKCBs.find(({ ma }) => RULES[ma]?.(den, den.facility) === true)?.ma ?? null;
}

/** TuyenKCB of a code; code 1.2 is ThongTuyen away from the registered facility. Null for 8, 9 and unknown codes. */
export function tuyenKCB(ma: string, dungNoiDangKy: boolean): TuyenKCB | null {
  if (ma === '1.2' && !dungNoiDangKy) return 'ThongTuyen';
  return maDoiTuongKCBs.find((code) => code.ma === ma)?.tuyen ?? null;
}

/** Whether a code stands in the list of the law. */
export function isMaDoiTuongKCB(ma: string): boolean {
  return maDoiTuongKCBs.some((code) => code.ma === ma);
}

/** Percent (0-100) of the card's level that a code is paid on a day; 0 means that the visit is not billed to the fund. */
export function tyLeTuyen(ma: string, noiTru: boolean, date: string, rows: readonly ThamSo[]): number {
  const inpatient = noiTru ? findThamSo(rows, `TUYEN.${ma}.NOI_TRU`, date) : null;
  return Number(inpatient ?? thamSo(rows, `TUYEN.${ma}`, date));
}

/** True for the code that pays the whole in-scope cost whatever level the card has. */
export function khongTheoMucHuong(ma: string): boolean {
  return ma === '1.2';
}

function isStation(facility: CoSoKCB): boolean {
  return facility.capCMKT === 'BanDau' && facility.laTramYTe;
}

function isHardArea(den: CachDen): boolean {
  return den.noiTru && den.vungKhoKhan === true;
}

function points(facility: CoSoKCB): number {
  return facility.diemXepCap ?? 0;
}
