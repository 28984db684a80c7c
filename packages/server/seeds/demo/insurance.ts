import type { Random } from './random.ts';
import { dayBefore, digits, fresh, pick, pickWeighted } from './random.ts';

/** A card as reception records it; the registered facility as 'BenhVien:code'. */
export type DemoCard = {
  SoTheBHYT: string;
  BHYTNgayHieuLuc: string;
  BHYTNgayHetHieuLuc: string;
  BenhVien_KCB_Id: string;
};

type Insured = { age: number; born: string; today: string; province: string; taken: Set<string> };

/**
 * A card of fifteen characters: two letters of the group, its level, the province, ten digits. Cards run for the calendar year,
 * that of a child until the day before the sixth birthday (insurance 1.1).
 */
export function insuranceOf(random: Random, person: Insured): DemoCard {
  const year = person.today.slice(0, 4);
  const group = groupOf(random, person.age);
  const SoTheBHYT = fresh(
    person.taken,
    () => `${group}${person.province}${person.province}${digits(random, 8)}`,
  );
  const child = group === 'TE1';
  const sixth = `${Number(person.born.slice(0, 4)) + 6}-${person.born.slice(5).replace('02-29', '03-01')}`;
  return {
    SoTheBHYT,
    BHYTNgayHieuLuc: child ? person.born : `${year}-01-01`,
    BHYTNgayHetHieuLuc: child ? dayBefore(sixth, 1) : `${year}-12-31`,
    BenhVien_KCB_Id: `BenhVien:${pick(random, facilities[person.province] ?? ['01999'])}`,
  };
}

/** Group and level by age: children, pupils, students, workers, households, the retired, the poor, the very old. */
function groupOf(random: Random, age: number): string {
  if (age < 6) return 'TE1';
  if (age < 18)
    return pickWeighted(random, [
      ['HS4', 94],
      ['HN2', 6],
    ] as const);
  if (age < 23)
    return pickWeighted(random, [
      ['SV4', 55],
      ['DN4', 30],
      ['GD4', 15],
    ] as const);
  if (age < 60)
    return pickWeighted(random, [
      ['DN4', 55],
      ['GD4', 25],
      ['HC4', 9],
      ['CN3', 4],
      ['HN2', 4],
      ['TK4', 3],
    ] as const);
  if (age < 80)
    return pickWeighted(random, [
      ['HT3', 60],
      ['GD4', 28],
      ['CK2', 6],
      ['HN2', 6],
    ] as const);
  return pickWeighted(random, [
    ['BT2', 55],
    ['HT3', 40],
    ['CK2', 5],
  ] as const);
}

// Where people of each province are registered; the own hospital comes more often.
const facilities: Readonly<Record<string, readonly string[]>> = {
  '01': ['01999', '01999', '01999', '01998', '01995', '01994', '01997'],
  '79': ['79999', '79998'],
  '48': ['48999'],
  '19': ['19999'],
};
