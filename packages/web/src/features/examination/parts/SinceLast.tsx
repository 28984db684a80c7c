import { sinceLast } from '@sen/domain/examination/sinceLast';
import type { Measured } from '@sen/domain/vitals/course';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../ui/dateText.ts';
import { showDecimal } from '../../../ui/numberText.ts';
import type { Past } from '../usePast.ts';
import '../vitals.css';

type Props = {
  /** This examination, as far as it has come. */
  now: Measured;
  past: Past;
};

/** What changed since the patient was here last: how long ago, the agreed day, drugs that ran out, weight and pressure. */
export function SinceLast({ now, past }: Props) {
  const { t } = useTranslation('examination');
  const last = past.measured.find((one) => Date.parse(one.NgayKham) < Date.parse(now.NgayKham));
  if (!last) return null;
  const drugs = past.prescriptions
    .filter((toa) => toa.KhamBenh_Id === last._id)
    .flatMap((toa) => toa.chiTiets.map(({ SoNgay }) => ({ writtenOn: last.Ngay, SoNgay })));
  const since = sinceLast(now, last, drugs);
  const pressure = (values: readonly number[]) => values.map(showDecimal).join('/');
  return (
    <section className="section since-last">
      <h3>{t('since.title', { day: formatDate(last.Ngay), count: since.days })}</h3>
      <ul>
        {last.ChanDoanICD ? (
          <li>
            {last.ChanDoanICD.ma} {last.ChanDoan ?? last.ChanDoanICD.ten}
          </li>
        ) : null}
        {since.followUp ? (
          <li className={since.followUp.late > 0 ? 'since-late' : ''}>
            {t(`since.${since.followUp.late > 0 ? 'late' : since.followUp.late < 0 ? 'early' : 'onTime'}`, {
              day: formatDate(since.followUp.day),
              count: Math.abs(since.followUp.late),
            })}
          </li>
        ) : null}
        {since.drugs ? (
          <li className={since.drugs.without > 0 ? 'since-late' : ''}>
            {t(since.drugs.without > 0 ? 'since.drugsOut' : 'since.drugsLast', {
              day: formatDate(since.drugs.until),
              count: since.drugs.without,
            })}
          </li>
        ) : null}
        {since.pressure ? (
          <li>
            {t('since.pressure', {
              before: pressure(since.pressure.before),
              now: pressure(since.pressure.now),
            })}
          </li>
        ) : null}
        {since.weight ? (
          <li>
            {t('since.weight', {
              before: showDecimal(since.weight.before),
              now: showDecimal(since.weight.now),
            })}
          </li>
        ) : null}
      </ul>
    </section>
  );
}
