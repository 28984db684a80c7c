import { type BmiScale, type BmiTables, isGrowing, type JudgedBmi, judgedBmi } from '@sen/domain/ages/bmi';
import { bmi } from '@sen/domain/vitals/plausible';
import { useEffect, useState } from 'react';
import { useSession } from '../../session/useSession.ts';

type Person = {
  NgaySinh?: string | null | undefined;
  NamSinh: number;
  GioiTinh: string;
};

/** The scale by which the site tells the class of an adult's index. */
export function useBmiScale(): BmiScale {
  const { facility } = useSession().settings;
  return (facility as { thangBMI?: BmiScale } | null)?.thangBMI ?? 'WHO'; // a section of the settings
}

/** The tables of children, fetched when one is weighed; null until they are there. */
export function useBmiTables(wanted: boolean): BmiTables | null {
  const [tables, setTables] = useState<BmiTables | null>(null);
  useEffect(() => {
    if (!wanted || tables) return;
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
  }, [wanted, tables]);
  return tables;
}

/** The body mass index of a person on a day (YYYY-MM-DD) with its class. */
export function useBmi(
  person: Person | null | undefined,
  day: string,
  vitals: { ChieuCao: number; CanNang: number },
): JudgedBmi | null {
  const scale = useBmiScale();
  const birth = person ? { NgaySinh: person.NgaySinh ?? null, NamSinh: person.NamSinh } : null;
  const tables = useBmiTables(birth !== null && bmi(vitals) !== null && isGrowing(birth, day));
  if (!person || !birth) return null;
  return judgedBmi(vitals, { ...birth, GioiTinh: person.GioiTinh }, day, { tables, scale });
}
