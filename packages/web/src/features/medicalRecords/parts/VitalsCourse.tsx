import type { Birth } from '@sen/domain/ages/age';
import { yearsOn } from '@sen/domain/ages/age';
import { vitalBand } from '@sen/domain/vitals/band';
import { type Measured, vitalCourse } from '@sen/domain/vitals/course';
import { useTranslation } from 'react-i18next';
import { showDecimal } from '../../../ui/numberText.ts';
import { TrendChart } from '../../../ui/TrendChart.tsx';

const shown = ['HuyetApCao', 'HuyetApThap', 'Mach', 'NhietDo', 'NhipTho', 'SpO2', 'CanNang'] as const;
const flags = { high: 'H', low: 'L' } as const;

type Props = { visits: readonly Measured[]; patient: Birth | null };

/** The course of each vital sign over the examinations of a record; one that was measured once has none. */
export function VitalsCourse({ visits, patient }: Props) {
  const { t } = useTranslation(['medicalRecords', 'examination']);
  const last = visits.at(-1);
  const drawn = shown
    .map((name) => ({ name, course: vitalCourse(name, visits, patient) }))
    .filter(({ course }) => course.length > 1);
  if (!last || drawn.length === 0) return null;
  return (
    <section className="section" aria-labelledby="record-vitals">
      <h2 id="record-vitals">{t('course')}</h2>
      <div className="record-trends">
        {drawn.map(({ name, course }) => {
          const band = patient ? vitalBand(name, yearsOn(patient, last.Ngay)) : null;
          return (
            <TrendChart
              key={name}
              label={t(`vital.name.${name}`, { ns: 'examination' })}
              unit={t(`vital.unit.${name}`, { ns: 'examination' })}
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
        })}
      </div>
    </section>
  );
}
