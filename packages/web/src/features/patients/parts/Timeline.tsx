import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { formatDateTime } from '../../../ui/dateText.ts';
import { Money } from '../../../ui/Money.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import type { PatientTimelineQuery } from '../patients.main.gen.ts';

type Props = { moments: PatientTimelineQuery['dongThoiGian']; loading: boolean; error: unknown };

/** Everything that happened to a patient in one list, the newest first. */
export function Timeline({ moments, loading, error }: Props) {
  const { t } = useTranslation('patients');
  const base = useLocation().pathname.startsWith('/m/') ? '/m' : '';
  if (error) return <ErrorState error={error} />;
  if (moments.length === 0)
    return loading ? <div className="sen-loading" /> : <EmptyState text={t('noTimeline')} />;
  return (
    <ul className="timeline">
      {moments.map((moment) => (
        <li key={`${moment.loai}${moment._id}`}>
          <span className="day">{formatDateTime(moment.at)}</span>
          <span>
            {moment.loai === 'TiepNhan' ? (
              <Link to={`${base}/tiep-nhan-ngoai-tru?id=${moment._id}`}>{moment.ma}</Link>
            ) : (
              moment.ma
            )}
          </span>
          <span>
            <strong>{t(`kind.${moment.loai}`)}</strong> {moment.noiDung}{' '}
            {moment.soTien ? <Money value={moment.soTien} strong /> : null}
          </span>
          <StateTag state={moment.TrangThai}>
            {t(`state.${moment.TrangThai}`, { defaultValue: moment.TrangThai })}
          </StateTag>
        </li>
      ))}
    </ul>
  );
}
