import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../../ui/dateText.ts';
import { Loading } from '../../../../ui/Loading.tsx';
import { StateTag } from '../../../../ui/StateTag.tsx';
import { EmptyState, ErrorState } from '../../../../ui/states.tsx';
import { countOf } from '../filter.ts';
import type { VisitHistory } from '../useHistory.ts';

/** The server tells no more of one patient: older visits are found by their days. */
const most = 100;

/** The visits that were found, the newest first. */
export function HistoryList({ history }: { history: VisitHistory }) {
  const { t } = useTranslation(['visitHistory', 'patients']);
  const { visits, error, loading, open } = history;
  if (history.BenhNhan_Id === null) return null;
  if (error) return <ErrorState error={error} onRetry={history.refetch} />;
  if (loading) return <Loading />;
  if (visits.length === 0)
    return <EmptyState text={t(countOf(history.filter) > 0 ? 'noneFits' : 'noVisits')} />;
  return (
    <>
      <p className="soft history-count" role="status">
        {t(visits.length < most ? 'count' : 'cut', { count: visits.length })}
      </p>
      <ul className="history-list" aria-label={t('visits')}>
        {visits.map((one) => (
          <li key={one._id}>
            <button
              type="button"
              className="history-visit"
              aria-current={one._id === open}
              onClick={() => history.openVisit(one._id)}
            >
              <span className="history-when">
                <strong>{formatDateTime(one.NgayKham)}</strong>
                <StateTag state={one.TrangThai}>{t(`state.${one.TrangThai}`, { ns: 'patients' })}</StateTag>
              </span>
              <span>
                {one.ChanDoanICD?.ma} {one.ChanDoan ?? one.ChanDoanICD?.ten ?? t('noDiagnosis')}
              </span>
              <small className="soft">
                {[one.PhongBan?.ten, one.BacSiKham?.ten].filter(Boolean).join(' · ')}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
