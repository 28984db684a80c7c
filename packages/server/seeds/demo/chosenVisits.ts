import { yearsOn } from '@sen/domain/ages/age';
import { chosenCases } from './casesChosen.ts';
import type { DemoPatient } from './patients.ts';
import { dayBefore } from './random.ts';
import type { DemoVisit } from './visits.ts';

type Chosen = Omit<DemoVisit, 'so'>;

/** The first day of the price lists: nobody is received before it. */
export const firstPrices = '2024-11-01';

/** Months of age at which a child is measured. */
const measuredAt = [1, 2, 3, 4, 6, 9, 12, 15, 18, 21, 24, 30, 36] as const;
/** Days before today of the visit with a starred drug. */
const starredBefore = 9;

/**
 * Visits that show what the others leave to chance: a child that is measured since its birth, and a grown-up with a starred drug. The
 * `others` keep the days that they have.
 */
export function chosenVisits(
  people: readonly DemoPatient[],
  others: readonly Chosen[],
  today: string,
): Chosen[] {
  return [...growing(people, today), ...starred(people, others, today)];
}

function growing(people: readonly DemoPatient[], today: string): Chosen[] {
  const [child] = people
    .flatMap((person, patient) =>
      person.NgaySinh && person.NgaySinh >= firstPrices ? [{ person, patient, born: person.NgaySinh }] : [],
    )
    .sort((a, b) => a.born.localeCompare(b.born) || a.patient - b.patient);
  if (!child) return [];
  const last = dayBefore(today, 31); // the month has visits of its own
  return measuredAt
    .map((months) => weekday(monthsAfter(child.born, months)))
    .filter((day) => day <= last)
    .map((day, at) => ({
      day,
      minute: 480 + at,
      patient: child.patient,
      illness: chosenCases.wellChild,
      payer: child.person.TheBHYT ? 'TREEM' : 'TREEM-CT',
      room: 'PK04',
      tests: [],
      followUp: false,
      stage: 'Xong',
      seed: 7001 + at * 13,
    }));
}

function starred(people: readonly DemoPatient[], others: readonly Chosen[], today: string): Chosen[] {
  const day = weekday(dayBefore(today, starredBefore));
  const patient = people.findIndex(
    (person, at) =>
      person.TheBHYT !== null &&
      person.TienSuDiUng === null &&
      yearsOn(person, day) >= 30 &&
      yearsOn(person, day) < 65 &&
      others.every((visit) => visit.patient !== at || visit.day < dayBefore(day, 8) || visit.day > day),
  );
  if (patient < 0) return [];
  const illness = chosenCases.resistant;
  return [
    {
      ...{ day, minute: 560, patient, illness, payer: 'BHYT', room: 'PK01', tests: [] },
      ...{ followUp: false, stage: 'Xong', seed: 8009 },
    },
  ];
}

/** The same day so many months later, the 28th at most. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, 28))).toISOString().slice(0, 10);
}

/** A Sunday gives way to its Monday. */
function weekday(day: string): string {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 0 ? dayBefore(day, -1) : day;
}
