import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import type { StayTabProps } from '../../ui/feature.ts';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { TickIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { ResultSlip } from '../examination/parts/ResultsTab.tsx';
import { useReturnedResults } from '../examination/useReturnedResults.ts';
import { ViewResultsOfStayDocument } from './treatment.main.gen.ts';

/** The returned results of the visit of a stay, of every kind of order, the newest first; a doctor notes that they were viewed. */
export default function StayResultsTab({ stay, shown, onChanged }: StayTabProps) {
  const { t } = useTranslation('examination');
  const { permissions } = useSession();
  const { message } = useNotices();
  const { TiepNhan_Id, BenhNhan_Id } = stay;
  const { results, error, loading, refetch } = useReturnedResults({
    TiepNhan_Id,
    BenhNhan_Id,
    active: shown,
  });
  const [mark, marking] = useMutation(ViewResultsOfStayDocument);
  const fresh = results.filter(({ slip }) => slip.TrangThai === 'CoKetQua').map(({ slip }) => slip._id);
  const mayMark = permissions.has('CHI_DINH');
  const markViewed = async (ids: readonly string[]) => {
    if (ids.length === 0) return;
    try {
      await mark({ variables: { ids: [...ids] } });
    } catch (refused) {
      message.error(userMessage(refused));
    }
    refetch();
    onChanged();
  };
  useHotkeys(
    shown && mayMark
      ? [{ keys: 'Ctrl+Enter', label: t('markViewed'), run: () => void markViewed(fresh) }]
      : [],
  );
  return (
    <>
      {error ? <ErrorState error={error} onRetry={refetch} /> : null}
      {results.length === 0 && !error ? <EmptyState text={loading ? '…' : t('noResults')} /> : null}
      {fresh.length > 0 && mayMark ? (
        <p className="results-new">
          <span>{t('notViewed', { count: fresh.length })}</span>
          <Button
            type="primary"
            icon={<TickIcon />}
            loading={marking.loading}
            onClick={() => void markViewed(fresh)}
          >
            {t('markViewed')} <kbd>Ctrl+Enter</kbd>
          </Button>
        </p>
      ) : null}
      {results.map((result) => (
        <ResultSlip
          key={result.slip._id}
          result={result}
          fresh={fresh.includes(result.slip._id)}
          onView={mayMark && fresh.length > 1 ? () => void markViewed([result.slip._id]) : null}
        />
      ))}
    </>
  );
}
