import { tinh } from '../base/provinces.ts';
import { xa } from './communes.ts';
import { contactOf, personName } from './contact.ts';
import type { DemoCard } from './insurance.ts';
import { insuranceOf } from './insurance.ts';
import { allergies, chronic, familyNames, highlandFamilyNames, mobilePrefixes, streets } from './names.ts';
import type { Random } from './random.ts';
import { chance, dayBefore, digits, fresh, pick, pickWeighted, whole } from './random.ts';

/** One invented person. References are written 'Catalogue:code'. */
export type DemoPatient = {
  TenBenhNhan: string;
  /** YYYY-MM-DD; null where only the year is known, as with some old people. */
  NgaySinh: string | null;
  NamSinh: number;
  GioiTinh: 'MALE' | 'FEMALE';
  SoDienThoai: string | null;
  CMNDHoacHoChieu: string | null;
  SoNha: string;
  DiaChi_Id: string;
  fullAddress: string;
  QuocTich_Id: string;
  DanToc_Id: string;
  NgheNghiep_Id: string;
  NhomMau_Id: string | null;
  YeuToRh_Id: string | null;
  NhomBenhNhan_Ids: string[];
  KieuBenhNhan: 'VietNam';
  TienSuDiUng: string | null;
  TienSuBenh: string | null;
  TenNguoiLienHe: string | null;
  QuanHeNguoiLienHe: string | null;
  SoDienThoaiNguoiLienHe: string | null;
  DiaChiNguoiLienHe: string | null;
  TheBHYT: DemoCard | null;
};

const places = readPlaces();
const ages = [
  [0, 5, 12],
  [6, 17, 12],
  [18, 39, 26],
  [40, 59, 26],
  [60, 79, 19],
  [80, 95, 5],
] as const;

/**
 * Invents patients as of `today` (YYYY-MM-DD). The same `random` (numbers from 0 up to 1) gives the same people. Citizen ids,
 * phones and cards are formed as the real ones are and stand once each; seven in ten people are insured.
 */
export function demoPatients(count: number, random: Random, today: string): DemoPatient[] {
  const taken = new Set<string>();
  return Array.from({ length: count }, () => onePatient(random, today, taken));
}

function onePatient(random: Random, today: string, taken: Set<string>): DemoPatient {
  const GioiTinh = chance(random, 0.46) ? 'MALE' : 'FEMALE';
  const [from, to] = pickWeighted(
    random,
    ages.map((range) => [range, range[2]] as const),
  );
  const born = birthday(random, today, from, to);
  const age = Number(today.slice(0, 4)) - Number(born.slice(0, 4)) - (today.slice(5) < born.slice(5) ? 1 : 0);
  const place = pick(random, places);
  const highland = place.province === '19' && chance(random, 0.25);
  const family = highland ? pick(random, highlandFamilyNames) : pickWeighted(random, familyNames);
  const SoNha = houseOf(random, place.name);
  const fullAddress = `${SoNha}, ${place.name}`;
  const phone = () => fresh(taken, () => pick(random, mobilePrefixes) + digits(random, 7));
  const contact = contactOf(random, { age, family, GioiTinh, born: Number(born.slice(0, 4)), phone });
  const yearOnly = age >= 70 && chance(random, 0.3);
  return {
    TenBenhNhan: personName(random, family, GioiTinh, Number(born.slice(0, 4))),
    NgaySinh: yearOnly ? null : born,
    NamSinh: Number(born.slice(0, 4)),
    GioiTinh,
    SoDienThoai: age >= 14 ? phone() : null,
    CMNDHoacHoChieu: age < 1 ? null : fresh(taken, () => citizenId(random, place.province, GioiTinh, born)),
    SoNha,
    DiaChi_Id: `DonViHanhChinh:${place.code}`,
    fullAddress,
    QuocTich_Id: 'QuocTich:VN',
    DanToc_Id: `DanToc:${highland ? pick(random, ['02', '07']) : '01'}`,
    NgheNghiep_Id: `NgheNghiep:${occupation(random, age)}`,
    ...bloodOf(random),
    NhomBenhNhan_Ids: [`NhomBenhNhan:${age >= 60 ? 'MANTINH' : 'THUONG'}`],
    KieuBenhNhan: 'VietNam',
    TienSuDiUng: chance(random, 0.08) ? pick(random, allergies) : null,
    TienSuBenh: age >= 40 && chance(random, 0.5) ? pick(random, chronic) : null,
    ...contact,
    DiaChiNguoiLienHe: contact.TenNguoiLienHe === null ? null : fullAddress,
    TheBHYT: chance(random, 0.7)
      ? insuranceOf(random, { age, born, today, province: place.province, taken })
      : null,
  };
}

/** A day of birth for which the age in whole years lies between the two. */
function birthday(random: Random, today: string, from: number, to: number): string {
  return dayBefore(today, whole(random, Math.ceil(from * 365.25) + 1, Math.floor((to + 1) * 365.25) - 2));
}

/** Province of the first registration, sex with the century, year, six digits: the twelve of a citizen id. */
function citizenId(random: Random, province: string, sex: 'MALE' | 'FEMALE', born: string): string {
  const century = born < '2000' ? 0 : 2;
  return `0${province}${century + (sex === 'MALE' ? 0 : 1)}${born.slice(2, 4)}${digits(random, 6)}`;
}

/** A hamlet in a rural commune, a number in a street elsewhere. */
function houseOf(random: Random, place: string): string {
  if (place.startsWith('Xã')) return `Thôn ${whole(random, 1, 14)}`;
  const lane = chance(random, 0.3) ? ` ngõ ${whole(random, 2, 190)}` : '';
  return `Số ${whole(random, 1, 280)}${lane} ${pick(random, streets)}`;
}

function occupation(random: Random, age: number): string {
  if (age < 6) return '01';
  if (age < 19) return '02';
  if (age >= 60) return '03';
  return pick(random, ['04', '04', '05', '05', '05', '07', '08', '09', '10', '10', '99']);
}

function bloodOf(random: Random): Pick<DemoPatient, 'NhomMau_Id' | 'YeuToRh_Id'> {
  if (chance(random, 0.6)) return { NhomMau_Id: null, YeuToRh_Id: null };
  const group = pickWeighted(random, [
    ['O', 45],
    ['B', 29],
    ['A', 21],
    ['AB', 5],
  ] as const);
  return {
    NhomMau_Id: `NhomMau:${group}`,
    YeuToRh_Id: chance(random, 0.999) ? 'YeuToRh:DUONG' : 'YeuToRh:AM',
  };
}

function readPlaces(): { code: string; name: string; province: string }[] {
  const lines = (text: string) =>
    text
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('|'));
  const provinces = new Map(lines(tinh).map(([code = '', name = '']) => [code, name]));
  return lines(xa).map(([code = '', name = '', , province = '']) => ({
    code,
    name: `${name}, ${provinces.get(province)}`,
    province,
  }));
}
