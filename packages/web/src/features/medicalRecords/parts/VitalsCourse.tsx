import type { Birth } from '@sen/domain/ages/age';
import type { Measured } from '@sen/domain/vitals/course';
import { useTranslation } from 'react-i18next';
import { hasVitalTrend, VitalTrends } from '../../../ui/VitalTrends.tsx';

type Props = { visits: readonly Measured[]; patient: Birth | null };

/** The course of each vital sign over the examinations of a record; one that was measured once has none. */
export function VitalsCourse({ visits, patient }: Props) {
  const { t } = useTranslation('medicalRecords');
  const last = visits.at(-1);
  if (!last || !hasVitalTrend(visits)) return null;
  return (
    <section className="section" aria-labelledby="record-vitals">
      <h2 id="record-vitals">{t('course')}</h2>
      <div className="record-trends">
        <VitalTrends visits={visits} patient={patient} day={last.Ngay} />
      </div>
    </section>
  );
}
