import { yearsOn } from '@sen/domain/ages/age';
import { type DemoPatient, demoPatients } from './patients.ts';
import { dayBefore, type Random, seeded, whole } from './random.ts';
import { bedPlan, type Wanted } from './stayBeds.ts';
import { adultStays } from './stayCasesAdult.ts';
import { otherStays } from './stayCasesOthers.ts';
import { type RosterLine, rosterLines, type StayStage } from './stayRoster.ts';
import type { StayCase, WardCode } from './stayShape.ts';
import type { DemoVisit } from './visits.ts';

/** A time in a bed. */
export type BedTime = { ma: string; khoa: WardCode; tu: Date; ghep: boolean };

/** A stay of the demo: the visit that it begins with, and where the patient lies until when. */
export type DemoStay = {
  visit: DemoVisit;
  benh: StayCase;
  person: DemoPatient;
  stage: StayStage;
  /** The reception. */
  den: Date;
  /** From the taking in on; none before. */
  beds: readonly BedTime[];
  /** When the discharge is ordered. */
  ra: Date | null;
  /** The day on which the ward expects the discharge. */
  duKien: string;
  /** When a transfer is sent that waits. */
  guiChuyen: Date | null;
};

const minute = 60_000;
const firstNumber = 100_000;
const pool = 700;

export const stayCases: readonly StayCase[] = [...adultStays, ...otherStays];

const at = (day: string, minutes: number) => new Date(Date.parse(`${day}T00:00:00+07:00`) + minutes * minute);

/**
 * Plans the stays of the month before `now` and those that go on, with people of their own, numbered from `firstPatient` on. The same
 * moment gives the same stays.
 */
export function demoStays(now: Date, today: string, firstPatient: number): DemoStay[] {
  const random = seeded(Number(today.replaceAll('-', '')) + 7);
  const people = demoPatients(pool, random, today);
  const taken = new Set<DemoPatient>();
  const plan = bedPlan();
  const stays: DemoStay[] = [];
  for (const [index, line] of rosterLines.entries()) {
    const benh = stayCases.find(({ ma }) => ma === line.ma);
    if (!benh) throw new Error(`no case ${line.ma}`);
    const before = stays.at(-1) ?? null;
    const day = dayBefore(today, line.vao);
    const mother = line.giuong === 'cungMe' && before?.benh.ma === 'sinh-thuong' ? before : null;
    if (line.giuong === 'cungMe' && !mother) continue;
    const person = mother ? newborn(mother.person, day) : somebody(people, taken, benh, line, index, today);
    if (!person) continue;
    const den = arrival(random, benh, line, { day, now });
    const stay: DemoStay = {
      visit: visitOf(random, benh, line, {
        so: firstNumber + index,
        patient: firstPatient + index,
        day,
        person,
      }),
      benh,
      person,
      stage: line.stage,
      den,
      beds: [],
      ra: line.ra === null ? null : at(dayBefore(today, line.ra), leavingMinute(line, index)),
      duKien: dayBefore(today, line.ra ?? -1 - (index % 4)),
      guiChuyen: line.stage === 'ChoChuyen' ? new Date(now.getTime() - 40 * minute) : null,
    };
    const beds = line.stage === 'ChoNhan' ? [] : bedsOf(plan, stay, line, mother);
    if (beds) stays.push({ ...stay, beds });
  }
  return stays;
}

/** Somebody of the age, sex and insurance of a case who lies nowhere else. */
function somebody(
  people: readonly DemoPatient[],
  taken: Set<DemoPatient>,
  { tuoi, gioiTinh }: StayCase,
  { payer, vao }: RosterLine,
  index: number,
  today: string,
): DemoPatient | null {
  const day = dayBefore(today, vao);
  const sex = gioiTinh ?? (index % 2 === 0 ? 'MALE' : 'FEMALE');
  const insured = payer === 'BHYT' || payer === 'TREEM';
  const possible = people.filter((one) => {
    const age = yearsOn(one, day);
    return age >= tuoi[0] && age <= tuoi[1] && !taken.has(one) && (one.TheBHYT !== null || !insured);
  });
  const person = possible.find(({ GioiTinh }) => GioiTinh === sex) ?? (gioiTinh ? null : possible[0]);
  if (!person) return null;
  taken.add(person);
  return { ...person, TienSuDiUng: null };
}

/** A girl who is named after her mother until she has a name. */
function newborn(mother: DemoPatient, day: string): DemoPatient {
  return {
    ...mother,
    TenBenhNhan: `Con bà ${mother.TenBenhNhan}`,
    NgaySinh: day,
    NamSinh: Number(day.slice(0, 4)),
    GioiTinh: 'FEMALE',
    SoDienThoai: null,
    CMNDHoacHoChieu: null,
    NgheNghiep_Id: 'NgheNghiep:01',
    NhomMau_Id: null,
    YeuToRh_Id: null,
    TienSuBenh: null,
    TenNguoiLienHe: mother.TenBenhNhan,
    QuanHeNguoiLienHe: 'Mẹ',
    SoDienThoaiNguoiLienHe: mother.SoDienThoai,
    DiaChiNguoiLienHe: mother.fullAddress,
    TheBHYT: null,
  };
}

/** Emergencies come at any hour of the day, others in the morning; who is expected now came a little more than an hour ago. */
function arrival(
  random: Random,
  benh: StayCase,
  { stage, giuong }: RosterLine,
  { day, now }: { day: string; now: Date },
): Date {
  const minutes =
    giuong === 'cungMe'
      ? whole(random, 300, 420)
      : benh.capCuu
        ? whole(random, 380, 1130)
        : whole(random, 420, 560);
  if (stage !== 'ChoNhan') return at(day, minutes);
  return new Date(Math.max(at(day, 1).getTime(), now.getTime() - 75 * minute));
}

const leavingMinute = ({ stage }: RosterLine, index: number) =>
  (stage === 'Xong' ? 540 : 920) + (index % 9) * 7;

function visitOf(
  random: Random,
  benh: StayCase,
  { payer }: RosterLine,
  { day, person, ...numbers }: { so: number; patient: number; day: string; person: DemoPatient },
): DemoVisit {
  const grown = yearsOn(person, day) >= 6;
  return {
    ...numbers,
    day,
    minute: 0,
    illness: { ...benh, tanSuat: 0, thuoc: [], LoiDan: benh.raVien.LoiDan },
    payer: payer === 'TREEM' && grown ? 'BHYT' : payer === 'BHYT' && !grown ? 'TREEM' : payer,
    room: benh.phong[0] ?? '',
    tests: benh.xetNghiem ?? [],
    followUp: false,
    stage: 'Xong',
    seed: whole(random, 1, 2 ** 31),
  };
}

/** Minutes from the reception to the taking in. */
export const untilTakenIn = ({ capCuu }: StayCase) => (capCuu ? 35 : 150);

/** Where a patient lies when; null where no bed of the ward is left. */
function bedsOf(
  plan: ReturnType<typeof bedPlan>,
  { benh, person, den, ra, visit }: DemoStay,
  { giuong, stage, vao }: RosterLine,
  mother: DemoStay | null,
): BedTime[] | null {
  const tu = new Date(den.getTime() + untilTakenIn(benh) * minute);
  if (mother) {
    const ma = mother.beds.at(-1)?.ma;
    return ma ? [{ ma, khoa: benh.khoa, tu, ghep: true }] : null;
  }
  const later = (days: number, minutes: number) => at(dayBefore(visit.day, -days), minutes);
  const one: Wanted = {
    khoa: benh.khoa,
    GioiTinh: person.GioiTinh,
    CachLy: benh.cachLy ?? null,
    yeuCau: visit.payer === 'DICHVU',
    tu,
    den: ra,
  };
  const moved =
    benh.chuyen && stage !== 'ChoChuyen'
      ? { khoa: benh.chuyen.den, tu: later(benh.chuyen.ngay, 880) }
      : giuong === 'doi'
        ? { khoa: benh.khoa, tu: later(2, 600) }
        : giuong === 'ghep' && vao > 1
          ? { khoa: benh.khoa, tu: later(1, 630) }
          : null;
  const first = { ...one, den: moved?.tu ?? ra };
  const own = giuong === 'ghep' ? null : plan.free(first);
  const ma = own ?? plan.shared(first);
  if (!ma) return null;
  const begin: BedTime = { ma, khoa: benh.khoa, tu, ghep: own === null };
  if (!moved) return [begin];
  const second = { ...one, ...moved };
  const alone = plan.free(second, ma);
  const next = alone ?? plan.shared(second);
  return next ? [begin, { ma: next, ...moved, ghep: alone === null }] : null;
}
