import { daysOn } from '@sen/domain/ages/age';
import { type BmiTables, bmiCategory, bmiZScore, implausibleZScore } from '@sen/domain/ages/bmi';
import { type BmiClass, bmi, bmiClass } from '@sen/domain/vitals/plausible';
import { useEffect, useState } from 'react';

type Person = {
  NgaySinh?: string | null | undefined;
  NamSinh: number;
  GioiTinh: string;
};
export type BmiShown = { index: number; kind: BmiClass | null; z: number | null; doubtful: boolean };

const adultDays = 19 * 366;

/** The body mass index of a person on a day (YYYY-MM-DD) with its class; the tables of children are fetched when one is weighed. */
export function useBmi(
  person: Person | null | undefined,
  day: string,
  vitals: { ChieuCao: number; CanNang: number },
): BmiShown | null {
  const [tables, setTables] = useState<BmiTables | null>(null);
  const index = bmi(vitals);
  const birth = person ? { NgaySinh: person.NgaySinh ?? null, NamSinh: person.NamSinh } : null;
  const days = birth ? daysOn(birth, day) : null;
  const child = index !== null && days !== null && days < adultDays;
  useEffect(() => {
    if (!child || tables) return;
    let gone = false;
    import('@sen/domain/ages/bmiTables').then(
      ({ bmiTables }) => {
        if (!gone) setTables(bmiTables);
      },
      (error: unknown) => console.warn('bmi', error),
    );
    return () => {
      gone = true;
    };
  }, [child, tables]);
  if (index === null || !person || !birth) return null;
  if (!child) {
    const years = Number(day.slice(0, 4)) - person.NamSinh;
    return { index, kind: bmiClass(index, days === null ? years : days / 365.25), z: null, doubtful: false };
  }
  if (!tables) return { index, kind: null, z: null, doubtful: false };
  const { GioiTinh } = person;
  const z = GioiTinh === 'MALE' || GioiTinh === 'FEMALE' ? bmiZScore(index, days, GioiTinh, tables) : null;
  return {
    index,
    kind: bmiCategory(index, { ...birth, GioiTinh }, day, tables),
    z,
    doubtful: z !== null && implausibleZScore(z),
  };
}
