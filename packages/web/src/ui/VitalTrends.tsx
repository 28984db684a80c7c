import { type Birth, yearsOn } from '@sen/domain/ages/age';
import { vitalBand } from '@sen/domain/vitals/band';
import { type Measured, vitalCourse } from '@sen/domain/vitals/course';
import type { Vitals } from '@sen/domain/vitals/plausible';
import { useTranslation } from 'react-i18next';
import { showDecimal } from './numberText.ts';
import { TrendChart } from './TrendChart.tsx';

const shown = ['HuyetApCao', 'HuyetApThap', 'Mach', 'NhietDo', 'NhipTho', 'SpO2', 'CanNang'] as const;
const flags = { high: 'H', low: 'L' } as const;

type Props = {
  visits: readonly Measured[];
  patient: Birth | null;
  /** The last day, by whose age the band is drawn. */
  day: string;
  names?: readonly (keyof Vitals)[];
};

/** The course of each vital sign over examinations with the band of the age; one that was measured once has none. */
export function VitalTrends({ visits, patient, day, names = shown }: Props) {
  const { t } = useTranslation('examination');
  const drawn = names
    .map((name) => ({ name, course: vitalCourse(name, visits, patient) }))
    .filter(({ course }) => course.length > 1);
  return drawn.map(({ name, course }) => {
    const band = patient ? vitalBand(name, yearsOn(patient, day)) : null;
    return (
      <TrendChart
        key={name}
        className={`vital-${name}`}
        label={t(`vital.name.${name}`)}
        unit={t(`vital.unit.${name}`)}
        min={band ? String(band[0]) : null}
        max={band ? String(band[1]) : null}
        points={course.map(({ at, value, side }) => ({
          at,
          value,
          text: showDecimal(value),
          flag: side ? flags[side] : null,
        }))}
      />
    );
  });
}

/** Whether a sign that is drawn was measured twice. */
export function hasVitalTrend(visits: readonly Measured[]): boolean {
  return shown.some((name) => vitalCourse(name, visits, null).length > 1);
}
