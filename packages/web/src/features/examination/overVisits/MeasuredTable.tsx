import { type Birth, yearsOn } from '@sen/domain/ages/age';
import type { JudgedBmi } from '@sen/domain/ages/bmi';
import { outOfBand } from '@sen/domain/vitals/band';
import type { Measured } from '@sen/domain/vitals/course';
import type { Vitals } from '@sen/domain/vitals/plausible';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../ui/dateText.ts';
import { showDecimal } from '../../../ui/numberText.ts';
import { ResultFlag } from '../../../ui/ResultFlag.tsx';

export type JudgedVisit = Measured & {
  _id: string;
  PhongBan?: { ten: string } | null;
  bmi: JudgedBmi | null;
};

const plain = ['Mach', 'NhietDo', 'NhipTho', 'SpO2', 'ChieuCao', 'CanNang'] as const;
const flags = { high: 'H', low: 'L' } as const;

/** Every measurement, the newest first; what lies outside its band is marked. */
export function MeasuredTable({ visits, person }: { visits: readonly JudgedVisit[]; person: Birth }) {
  const { t } = useTranslation('examination');
  const measuredCell = (visit: JudgedVisit, name: keyof Vitals) => {
    const value = visit[name] ?? null;
    if (value === null) return '–';
    const side = outOfBand(name, value, yearsOn(person, visit.Ngay));
    return <ResultFlag flag={side ? flags[side] : null}>{showDecimal(value)}</ResultFlag>;
  };
  return (
    <section className="section">
      <h2>{t('overVisits.table')}</h2>
      {/* keys move what is wider than the screen */}
      <section className="over-visits-scroll" tabIndex={0} aria-label={t('overVisits.table')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('overVisits.day')}</th>
              <th scope="col">
                {t('overVisits.pressure')} <small>mmHg</small>
              </th>
              {plain.map((name) => (
                <th key={name} scope="col">
                  {t(`vital.name.${name}`)} <small>{t(`vital.unit.${name}`)}</small>
                </th>
              ))}
              <th scope="col">BMI</th>
              <th scope="col" className="words">
                {t('overVisits.class')}
              </th>
              <th scope="col" className="words">
                {t('overVisits.room')}
              </th>
            </tr>
          </thead>
          <tbody>
            {visits.map((visit) => (
              <tr key={visit._id}>
                <th scope="row">{formatDate(visit.Ngay)}</th>
                <td>
                  {measuredCell(visit, 'HuyetApCao')}/{measuredCell(visit, 'HuyetApThap')}
                </td>
                {plain.map((name) => (
                  <td key={name}>{measuredCell(visit, name)}</td>
                ))}
                <td>{visit.bmi ? showDecimal(visit.bmi.index) : '–'}</td>
                <td className="words">
                  {visit.bmi?.kind ? t(`bmi.${visit.bmi.kind}`) : ''}
                  {visit.bmi?.z == null ? '' : ` (Z ${showDecimal(visit.bmi.z)})`}
                </td>
                <td className="words">{visit.PhongBan?.ten}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
