import { yearsOn } from '@sen/domain/ages/age';
import { expect, test } from 'vitest';
import { seedRows } from '../base/rows.ts';
import { naturalKey } from '../table.ts';
import { demoActs } from './acts.ts';
import { demoCases } from './cases.ts';
import { chosenCases } from './casesChosen.ts';
import { doctors } from './desks.ts';
import { thuocSao } from './drugs.ts';
import { resultsOf, vitalsOf } from './findings.ts';
import { demoPatients } from './patients.ts';
import { dayBefore, seeded } from './random.ts';
import { demoRows } from './rows.ts';
import { demoVisits, pastDays, stages } from './visits.ts';

const today = '2026-11-21';
const now = new Date(`${today}T10:15:00+07:00`);
const people = demoPatients(300, seeded(1), today);
const visits = demoVisits(people, seeded(2), today);
const past = visits.filter((visit) => visit.day < today);
const running = visits.filter((visit) => visit.day === today);

test('the same numbers give the same visits and acts', () => {
  expect(demoVisits(people, seeded(2), today)).toEqual(visits);
  expect(demoVisits(people, seeded(3), today)).not.toEqual(visits);
  expect(demoActs(visits, now)).toEqual(demoActs(visits, now));
});

test('every patient comes, some again by appointment, over four weeks in order of time', () => {
  expect(new Set(visits.map((visit) => visit.patient)).size).toBe(people.length);
  expect(past.filter((visit) => visit.followUp).length).toBeGreaterThan(40);
  const byChance = past.filter((visit) => visit.illness.tanSuat > 0);
  expect(byChance.every((visit) => visit.day >= dayBefore(today, pastDays))).toBe(true);
  const times = past.map((visit) => `${visit.day} ${String(visit.minute).padStart(4, '0')}`);
  expect(times).toEqual([...times].sort());
  expect(visits.map((visit) => visit.so)).toEqual(visits.map((_, index) => index));
});

test('an illness fits age and sex, and nobody comes before the day of birth', () => {
  for (const { patient, illness, day } of visits) {
    const person = people[patient];
    if (!person) throw new Error('a visit without patient');
    const age = yearsOn(person, day);
    expect(illness.tuoi[0] <= age && age <= illness.tuoi[1], `${illness.ma} at ${age}`).toBe(true);
    if (illness.gioiTinh) expect(person.GioiTinh).toBe(illness.gioiTinh);
    expect((person.NgaySinh ?? '') < day || day === today).toBe(true);
  }
});

test('about two in three visits are insured; Sundays are nearly empty and mornings full', () => {
  const insured = visits.filter((visit) => visit.payer === 'BHYT' || visit.payer === 'TREEM').length;
  expect(insured / visits.length).toBeGreaterThan(0.55);
  expect(insured / visits.length).toBeLessThan(0.75);
  const onDay = (weekday: number) =>
    past.filter((visit) => new Date(`${visit.day}T00:00:00Z`).getUTCDay() === weekday).length;
  expect(onDay(0)).toBeLessThan(onDay(6));
  expect(onDay(6)).toBeLessThan([1, 2, 3, 4, 5].reduce((sum, weekday) => sum + onDay(weekday), 0) / 5);
  const morning = past.filter((visit) => visit.minute < 720).length;
  expect(morning / past.length).toBeGreaterThan(0.6);
});

test('some of today come back by appointment, and their earlier visit is there', () => {
  const back = running.filter((visit) => visit.followUp);
  expect(back.length).toBeGreaterThan(5);
  for (const { patient, illness } of back)
    expect(past.some((visit) => visit.patient === patient && visit.illness === illness)).toBe(true);
});

test('today somebody stands at every stage, and the past has its absent, cancelled and corrected ones', () => {
  const seen = new Set(running.map((visit) => visit.stage));
  const ends = ['HuyTiepNhan', 'ThuLai'];
  expect(stages.filter((stage) => !ends.includes(stage) && !seen.has(stage))).toEqual([]);
  const earlier = new Set(past.map((visit) => visit.stage));
  expect([...earlier].sort()).toEqual(['HuyTiepNhan', 'KhongDen', 'ThuLai', 'Xong']);
});

test.each(['00:02', '06:00', '10:15', '23:59'])(
  'at %s acts stand in order of time, each visit begins with its reception, today ends before now',
  (time) => {
    const at = new Date(`${today}T${time}:00+07:00`);
    const acts = demoActs(visits, at);
    expect(acts.every((act, index) => act.at >= (acts[index - 1]?.at ?? act.at))).toBe(true);
    const begun = new Set<number>();
    for (const { visit, kind, at: moment } of acts) {
      expect(moment <= at).toBe(true);
      if (visit.day === today) expect(moment >= new Date(`${today}T00:00:00+07:00`)).toBe(true);
      if (!begun.has(visit.so)) expect(kind).toBe('receive');
      begun.add(visit.so);
    }
    expect(begun.size).toBe(visits.length);
  },
);

test('all that the cases refer to is in the seeds', () => {
  const known = new Set(
    [...seedRows(), ...demoRows()].flatMap(({ catalogue, rows }) =>
      rows.map(
        (row) =>
          `${catalogue}:${naturalKey(catalogue)
            .map((name) => row[name])
            .join(' + ')}`,
      ),
    ),
  );
  const refs = demoCases.flatMap((one) => [
    `DM_DichVu:${one.dichVu}`,
    `ICD:${one.ICD}`,
    ...one.phong.map((room) => `Node:${room}`),
    ...(one.xetNghiem ?? []).map((code) => `DM_DichVu:${code}`),
    ...one.thuoc.map(([code]) => `Duoc:${code}`),
  ]);
  expect(refs.filter((ref) => !known.has(ref))).toEqual([]);
  expect(demoCases.flatMap((one) => one.phong).filter((room) => !(room in doctors))).toEqual([]);
});

test('vital signs of a case lie in its ranges; a small child has no blood pressure', () => {
  const [flu] = demoCases.filter((one) => one.ma === 'cum');
  if (!flu) throw new Error('no case');
  const grown = vitalsOf(seeded(5), flu, { age: 30, GioiTinh: 'MALE', index: 3 });
  expect(grown.NhietDo).toBeGreaterThanOrEqual(38.4);
  expect(grown.HuyetApCao).toBeGreaterThan(grown.HuyetApThap ?? 0);
  expect(vitalsOf(seeded(5), flu, { age: 4, GioiTinh: 'MALE', index: 3 }).HuyetApCao).toBeNull();
});

test('the parts of a blood count agree with each other', () => {
  const [dengue] = demoCases.filter((one) => one.ma === 'sot-xuat-huyet');
  if (!dengue) throw new Error('no case');
  const index = (MaChiSo: string, min: string, max: string) =>
    ({ MaChiSo, KieuDuLieu: 'So', normal: { min, max }, MucBinhThuong: '' }) as const;
  const indices = [
    index('WBC', '4', '10'),
    index('NEU-TL', '45', '75'),
    index('LYM-TL', '20', '45'),
    index('MONO-TL', '0', '10'),
    index('EOS-TL', '0', '7'),
    index('BASO-TL', '0', '1.5'),
    index('NEU', '1.8', '7.5'),
    index('HGB', '130', '175'),
    index('HCT', '0.40', '0.53'),
    index('MCV', '80', '100'),
    index('RBC', '4.2', '5.9'),
  ];
  const values = resultsOf(seeded(9), dengue, indices);
  const of = (code: string) => Number(values.get(code));
  expect(of('NEU-TL') + of('LYM-TL') + of('MONO-TL') + of('EOS-TL') + of('BASO-TL')).toBeCloseTo(100, 0);
  expect(of('NEU')).toBeCloseTo((of('WBC') * of('NEU-TL')) / 100, 1);
  expect((of('HCT') / of('RBC')) * 1000).toBeCloseTo(of('MCV'), -1);
});

test('a child is measured since its birth and grows, and somebody gets a starred drug', () => {
  const measured = past.filter((visit) => visit.illness.ma === 'suc-khoe-tre');
  expect(measured.length).toBeGreaterThanOrEqual(6);
  expect(new Set(measured.map((visit) => visit.patient)).size).toBe(1);
  const bodies = [1, 2, 6, 12, 24, 59].map((months) => {
    const { ChieuCao, CanNang } = vitalsOf(seeded(5), chosenCases.wellChild, {
      ...{ age: Math.floor(months / 12), months, GioiTinh: 'FEMALE', index: 4 },
    });
    return [ChieuCao, CanNang] as const;
  });
  for (const [at, [cm, kg]] of bodies.entries()) {
    expect(cm).toBeGreaterThan(bodies[at - 1]?.[0] ?? 45);
    expect(kg).toBeGreaterThan(bodies[at - 1]?.[1] ?? 3);
  }
  const starred = past.filter((visit) => visit.illness.thuoc.some(([code]) => thuocSao.includes(code)));
  expect(starred).toHaveLength(1);
});
