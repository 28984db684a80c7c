import { familyNames, givenNames } from './names.ts';
import type { Random } from './random.ts';
import { chance, pick, pickWeighted, whole } from './random.ts';

/** A full name that fits sex and year of birth, the family name first. */
export function personName(random: Random, family: string, sex: 'MALE' | 'FEMALE', born: number): string {
  const names = givenNames[sex][born < 1975 ? 'old' : 'young'];
  const given = pick(random, names.given);
  return `${family} ${pick(
    random,
    names.middle.filter((name) => name !== given),
  )} ${given}`;
}

type Near = { age: number; family: string; GioiTinh: 'MALE' | 'FEMALE'; born: number; phone: () => string };

/** A parent for those under 16, a child for those of 75 and more; others come alone. */
export function contactOf(random: Random, near: Near) {
  if (near.age >= 16 && near.age < 75) {
    return { TenNguoiLienHe: null, QuanHeNguoiLienHe: null, SoDienThoaiNguoiLienHe: null };
  }
  const parent = near.age < 16;
  const sex = chance(random, parent ? 0.35 : 0.5) ? 'MALE' : 'FEMALE';
  // A child has the father's family name; that of a mother is her own.
  const family = parent && sex === 'FEMALE' ? pickWeighted(random, familyNames) : near.family;
  const born = parent ? near.born - whole(random, 22, 38) : near.born + whole(random, 22, 38);
  return {
    TenNguoiLienHe: personName(random, family, sex, born),
    QuanHeNguoiLienHe: parent ? (sex === 'MALE' ? 'Cha' : 'Mẹ') : 'Con',
    SoDienThoaiNguoiLienHe: near.phone(),
  };
}
