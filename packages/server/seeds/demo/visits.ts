import { yearsOn } from '@sen/domain/ages/age';
import { table } from '../table.ts';
import type { DemoCase } from './caseShape.ts';
import { demoCases } from './cases.ts';
import { chosenVisits } from './chosenVisits.ts';
import { desksOf } from './desks.ts';
import type { DemoPatient } from './patients.ts';
import { chance, dayBefore, pick, pickWeighted, type Random, whole } from './random.ts';
import { dichVu } from './services.ts';

/** How far a visit has come, in the order of the way through the house; the last three are other ends. */
export const stages = [
  'ChoThuTien',
  'ChoKham',
  'DangGoi',
  'DangKham',
  'ChoThuXetNghiem',
  'ChoLayMau',
  'DaLayMau',
  'DaNhapKetQua',
  'CoKetQua',
  'ChoCapThuoc',
  'Xong',
  'KhongDen',
  'HuyTiepNhan',
  'ThuLai',
] as const;
export type Stage = (typeof stages)[number];

export type DemoPayer = 'BHYT' | 'TREEM' | 'TREEM-CT' | 'THUPHI' | 'DICHVU';

/** One visit of the demo. Minutes count from midnight in Vietnam. */
export type DemoVisit = {
  /** Its number in order of reception, from 0. */
  so: number;
  day: string;
  minute: number;
  /** Index of the patient. */
  patient: number;
  illness: DemoCase;
  payer: DemoPayer;
  room: string;
  tests: readonly string[];
  /** Comes back by appointment. */
  followUp: boolean;
  stage: Stage;
  /** Seed of all that is left to chance in the visit. */
  seed: number;
};

/** Days before today on which there were visits: four weeks, so that they lie in this month and the one before. */
export const pastDays = 28;

/**
 * Today's visits by how far they have come. The cashier, the place where samples are taken, the pharmacy and the rooms of general
 * medicine of the hospital are free of them, so that whoever tries a first visit gets the first number there: `leavesFirstNumbers`.
 */
const todayStages: readonly (readonly [Stage, number])[] = [
  ['ChoThuTien', 3],
  ['ChoKham', 6],
  ['DangGoi', 2],
  ['KhongDen', 1],
  ['DangKham', 3],
  ['ChoThuXetNghiem', 2],
  ['ChoLayMau', 3],
  ['DaLayMau', 2],
  ['DaNhapKetQua', 2],
  ['CoKetQua', 3],
  ['ChoCapThuoc', 3],
  ['Xong', 10],
];

/** The clinic's room for what the hospital's rooms of general medicine see. */
const generalRooms: readonly string[] = ['PK01', 'PK02'];
const clinicRoom = 'PKS01';
const clinicLaboratory = 'Node:PKSXN';
const clinicTests: ReadonlySet<unknown> = new Set(
  table('DM_DichVu', dichVu)
    .rows.filter(
      (row) => Array.isArray(row['PhongThucHien_Ids']) && row['PhongThucHien_Ids'].includes(clinicLaboratory),
    )
    .map((row) => row['MaDichVu']),
);

type Draft = Omit<DemoVisit, 'so'>;

/**
 * Plans the visits of four weeks and of `today` (YYYY-MM-DD), every patient at least once, and those that are chosen, in order of reception. The same numbers
 * of `random` give the same visits. Today's minutes are left at 0: the acts place them before the present moment.
 */
export function demoVisits(patients: readonly DemoPatient[], random: Random, today: string): DemoVisit[] {
  const order = shuffled(
    random,
    patients.map((_, index) => index),
  );
  const running = todayVisits(patients, order, random, today);
  const seenToday = new Set(running.map((visit) => visit.patient));
  const past = running.flatMap((visit) => visitBefore(random, patients, visit));
  for (const patient of order) {
    const person = patients[patient];
    if (!person || seenToday.has(patient)) continue;
    const day = pastDay(random, today, person.NgaySinh);
    if (day === null) continue;
    let visit: Draft | null = pastVisit(random, person, patient, day);
    while (visit) {
      past.push(visit);
      visit = followUpOf(random, visit, today);
    }
  }
  past.push(...chosenVisits(patients, [...past, ...running], today));
  const inOrder = past.sort((a, b) => a.day.localeCompare(b.day) || a.minute - b.minute);
  return [...inOrder, ...running].map((visit, so) => ({ ...visit, so }));
}

/** Today's visits; a stage before a cashier needs somebody who pays, one in the laboratory somebody with tests. */
function todayVisits(
  patients: readonly DemoPatient[],
  order: readonly number[],
  random: Random,
  today: string,
): Draft[] {
  const free = new Set(order);
  const wanted = todayStages.flatMap(([stage, count]) => Array.from({ length: count }, () => stage));
  return wanted.flatMap((stage): Draft[] => {
    for (const patient of free) {
      const person = patients[patient];
      if (!person) continue;
      const visit = movedToClinic(newVisit(random, person, patient, today, stage));
      if (!fits(visit, stage) || !leavesFirstNumbers(visit)) continue;
      free.delete(patient);
      return [visit];
    }
    return [];
  });
}

/** The visit that brought somebody here today by appointment; marks today's one as its follow-up. */
function visitBefore(random: Random, patients: readonly DemoPatient[], visit: Draft): Draft[] {
  const person = patients[visit.patient];
  const { taiKham: days, tuoi } = visit.illness;
  if (!person || days === undefined || !chance(random, 0.7)) return [];
  const day = dayBefore(visit.day, days);
  if (day <= (person.NgaySinh ?? '') || yearsOn(person, day) < tuoi[0]) return [];
  visit.followUp = true;
  return [{ ...visit, day, minute: arrival(random), followUp: false, stage: 'Xong', seed: visit.seed + 7 }];
}

function fits(visit: Draft, stage: Stage): boolean {
  const pays = visit.payer === 'THUPHI' || visit.payer === 'DICHVU';
  if (stage === 'ChoThuTien') return pays;
  if (stage === 'ChoThuXetNghiem') return pays && visit.tests.length > 0;
  if (stage === 'ChoCapThuoc') return handsOut(visit);
  if (stage === 'ThuLai') return pays;
  return ['ChoLayMau', 'DaLayMau', 'DaNhapKetQua', 'CoKetQua'].includes(stage)
    ? visit.tests.length > 0
    : true;
}

/** A visit to a room of general medicine, at the clinic instead; with the tests that are made there. */
function movedToClinic(visit: Draft): Draft {
  if (!generalRooms.includes(visit.room)) return visit;
  return { ...visit, room: clinicRoom, tests: visit.tests.filter((code) => clinicTests.has(code)) };
}

/**
 * Whether a visit of today takes no number at the hospital's cashier, laboratory or pharmacy: at the clinic, or insured without tests, a
 * grown-up no further than the examination, since drugs may bring a part that the patient pays.
 */
function leavesFirstNumbers({ room, payer, tests, illness, stage }: Draft): boolean {
  if (illness.thamDo?.length) return false; // the clinic has no such rooms
  if (room.startsWith('PKS')) return true;
  const examinationAlone = stage !== 'Xong' && stage !== 'ChoCapThuoc';
  return tests.length === 0 && (payer === 'TREEM' || (payer === 'BHYT' && examinationAlone));
}

/** Whether drugs are handed out in a visit: the clinic's patients buy theirs outside. */
export function handsOut(visit: Pick<DemoVisit, 'illness' | 'room'>): boolean {
  return visit.illness.thuoc.length > 0 && desksOf(visit.room).stores !== null;
}

/** A day of the past by its weight: Saturdays are light, Sundays nearly empty; null when the patient was not born yet. */
function pastDay(random: Random, today: string, born: string | null): string | null {
  const days = Array.from({ length: pastDays }, (_, index) => dayBefore(today, index + 1));
  const open = days.filter((day) => born === null || day > born);
  if (open.length === 0) return null;
  return pickWeighted(
    random,
    open.map((day) => [day, weightOf(day)] as const),
  );
}

function weightOf(day: string): number {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0) return 0.2;
  return weekday === 6 ? 0.5 : weekday === 1 ? 1.25 : 1;
}

function pastVisit(random: Random, person: DemoPatient, patient: number, day: string): Draft {
  const visit = newVisit(random, person, patient, day, 'Xong');
  const stage = pickWeighted<Stage>(random, [
    ['Xong', 95],
    ['KhongDen', 2],
    ['HuyTiepNhan', 1.5],
    ['ThuLai', 4],
  ]);
  return fits(visit, stage) ? { ...visit, stage } : visit;
}

function newVisit(random: Random, person: DemoPatient, patient: number, day: string, stage: Stage): Draft {
  const age = yearsOn(person, day);
  const illness = illnessOf(random, person, age);
  const ordered = chance(random, illness.tyLeXetNghiem ?? 1);
  return {
    day,
    minute: arrival(random),
    patient,
    illness,
    payer: payerOf(random, person, age, illness),
    room: pick(random, illness.phong),
    tests: ordered ? (illness.xetNghiem ?? []) : [],
    followUp: false,
    stage,
    seed: whole(random, 1, 2 ** 31),
  };
}

function illnessOf(random: Random, person: DemoPatient, age: number): DemoCase {
  const possible = demoCases.filter(
    ({ tuoi, gioiTinh }) =>
      tuoi[0] <= age && age <= tuoi[1] && (gioiTinh === undefined || gioiTinh === person.GioiTinh),
  );
  return pickWeighted(
    random,
    possible.map((one) => [one, one.tanSuat] as const),
  );
}

function payerOf(random: Random, person: DemoPatient, age: number, illness: DemoCase): DemoPayer {
  if (illness.ICD === 'Z00.0') return 'DICHVU';
  if (person.TheBHYT) return age < 6 ? 'TREEM' : chance(random, 0.96) ? 'BHYT' : 'DICHVU';
  if (age < 6) return 'TREEM-CT';
  return chance(random, 0.75) ? 'THUPHI' : 'DICHVU';
}

/** When people come: seven in ten between 6.50 and 10.30, the others after the noon break. */
function arrival(random: Random): number {
  return chance(random, 0.7) ? 410 + Math.floor(220 * random() ** 1.4) : whole(random, 780, 930);
}

/** The visit that follows one by appointment; null when there is none, or when it lies not in the past. */
function followUpOf(random: Random, visit: Draft, today: string): Draft | null {
  const days = visit.illness.taiKham;
  const keeps = visit.payer === 'BHYT' || visit.payer === 'TREEM' ? 0.65 : 0.35; // who pays alone stays away more often
  if (days === undefined || visit.stage !== 'Xong' || !chance(random, keeps)) return null;
  const day = dayBefore(visit.day, -(days + whole(random, 0, 1)));
  if (day >= today) return null;
  return {
    ...visit,
    day,
    minute: arrival(random),
    followUp: true,
    tests: visit.illness.manTinh && chance(random, 0.5) ? visit.tests.slice(0, 2) : [],
    seed: whole(random, 1, 2 ** 31),
  };
}

function shuffled(random: Random, items: readonly number[]): number[] {
  return items
    .map((item) => [random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}
