import { normalisePhone, tenKhongDau } from './key.ts';

/** What is compared of two people; unknown fields count for nothing. */
export type Person = {
  TenBenhNhan: string;
  NgaySinh?: string | null | undefined;
  NamSinh?: number | null | undefined;
  GioiTinh?: string | null | undefined;
  SoDienThoai?: string | null | undefined;
  CMNDHoacHoChieu?: string | null | undefined;
  SoTheBHYT?: string | null | undefined;
  DiaChi_Id?: string | null | undefined;
  /** The mother's record, and the order of birth among several children. */
  Me_Id?: string | null | undefined;
  ThuTuSinh?: number | null | undefined;
};

export type DuplicateReason =
  | 'CanCuoc'
  | 'TheBHYT'
  | 'DienThoai'
  | 'Ten'
  | 'TenGanGiong'
  | 'NgaySinh'
  | 'NamSinh'
  | 'GioiTinh'
  | 'KhacGioiTinh'
  | 'DiaChi'
  | 'CungMe';
export type DuplicateScore = {
  score: number;
  /** `block`: take the record that is there; `warn`: look at it first. */
  level: 'block' | 'warn' | 'none';
  reasons: { reason: DuplicateReason; points: number }[];
};

const similarEnough = 0.85;

/** How likely two records are one person (domain 11): points by what is equal, with their reasons. Twins are two. */
export function duplicateScore(a: Person, b: Person): DuplicateScore {
  if (areTwins(a, b)) return { score: 0, level: 'none', reasons: [] };
  const reasons: DuplicateScore['reasons'] = [];
  const add = (reason: DuplicateReason, points: number, when: boolean) => {
    if (when) reasons.push({ reason, points });
  };
  add('CanCuoc', 100, same(a.CMNDHoacHoChieu, b.CMNDHoacHoChieu, dense));
  add('TheBHYT', 90, same(a.SoTheBHYT, b.SoTheBHYT, insuranceNumber));
  add('DienThoai', 30, same(a.SoDienThoai, b.SoDienThoai, normalisePhone));
  const [first, second] = [tenKhongDau(a.TenBenhNhan), tenKhongDau(b.TenBenhNhan)];
  if (first !== '' && first === second) add('Ten', 30, true);
  else add('TenGanGiong', 20, similarity(first, second) >= similarEnough);
  if (a.NgaySinh && b.NgaySinh) add('NgaySinh', 30, a.NgaySinh === b.NgaySinh);
  else add('NamSinh', 15, yearOf(a) !== null && yearOf(a) === yearOf(b));
  add('GioiTinh', 5, same(a.GioiTinh, b.GioiTinh));
  add('KhacGioiTinh', -40, Boolean(a.GioiTinh && b.GioiTinh && a.GioiTinh !== b.GioiTinh));
  add('DiaChi', 10, same(a.DiaChi_Id, b.DiaChi_Id));
  add('CungMe', 20, same(a.Me_Id, b.Me_Id));
  const score = reasons.reduce((sum, one) => sum + one.points, 0);
  return { score, level: score >= 90 ? 'block' : score >= 60 ? 'warn' : 'none', reasons };
}

/** Children of one mother with another order of birth. */
function areTwins(a: Person, b: Person): boolean {
  return Boolean(a.Me_Id && a.Me_Id === b.Me_Id && a.ThuTuSinh && b.ThuTuSinh && a.ThuTuSinh !== b.ThuTuSinh);
}

/** Whether a score is worth a look where nobody is asked one by one: likely, or a name or phone with the birth. */
export function resembles({ level, reasons }: DuplicateScore): boolean {
  const has = (...names: DuplicateReason[]) => reasons.some(({ reason }) => names.includes(reason));
  return level !== 'none' || (has('Ten', 'DienThoai') && has('NgaySinh', 'NamSinh') && !has('KhacGioiTinh'));
}

function same(
  a: string | null | undefined,
  b: string | null | undefined,
  form = (text: string) => text,
): boolean {
  return Boolean(a && b && form(a) !== '' && form(a) === form(b));
}

const dense = (text: string) => text.replace(/\s/g, '').toUpperCase();
// The last ten characters are the person's social insurance number on every card.
const insuranceNumber = (text: string) => dense(text).slice(-10);

function yearOf(person: Person): number | null {
  return person.NgaySinh ? Number(person.NgaySinh.slice(0, 4)) : (person.NamSinh ?? null);
}

/** Shared letter triples over all of them, 0 to 1. */
function similarity(a: string, b: string): number {
  const [of, other] = [triples(a), triples(b)];
  const shared = [...of].filter((one) => other.has(one)).length;
  const all = of.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}

function triples(text: string): Set<string> {
  return new Set(
    text.split(' ').flatMap((word) => {
      const padded = `  ${word} `;
      return Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3));
    }),
  );
}
