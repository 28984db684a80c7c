import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../ui/dateText.ts';
import { PrinterIcon, TickIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import type { ReturnedResult } from '../../../ui/orderResults.ts';
import { usePrinting } from '../../../ui/Printing.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { ViewedBy } from '../../../ui/ViewedBy.tsx';
import type { Results } from '../useResults.ts';
import '../results.css';

/** Returned results of the visit, of every kind of order in one list, the newest first; new ones in bold. */
export default function ResultsTab({ results }: { results: Results }) {
  const { t } = useTranslation('examination');
  const { results: shown, fresh, error, loading, refetch, mayMark, marking, markViewed } = results;
  return (
    <>
      {error ? <ErrorState error={error} onRetry={refetch} /> : null}
      {shown.length === 0 && !error ? <EmptyState text={loading ? '…' : t('noResults')} /> : null}
      {fresh.size > 0 && mayMark ? (
        <p className="results-new">
          <span>{t('notViewed', { count: fresh.size })}</span>
          <Button type="primary" icon={<TickIcon />} loading={marking} onClick={() => void markViewed()}>
            {t('markViewed')} <kbd>Ctrl+Enter</kbd>
          </Button>
        </p>
      ) : null}
      {shown.map((result) => (
        <ResultSlip
          key={result.slip._id}
          result={result}
          fresh={fresh.has(result.slip._id)}
          onView={mayMark && fresh.size > 1 ? () => void markViewed([result.slip._id]) : null}
        />
      ))}
    </>
  );
}

type SlipProps = { result: ReturnedResult; fresh: boolean; onView: (() => void) | null };

/** One returned result, with its print. */
export function ResultSlip({ result, fresh, onView }: SlipProps) {
  const { t } = useTranslation('examination');
  const printing = usePrinting();
  const { slip, critical, preliminary, content, verifiedBy } = result;
  const title = slip.SoPhieuYeuCau;
  return (
    <section className={fresh ? 'section result-slip result-fresh' : 'section result-slip'}>
      <h3>
        {title} · {slip.NgayKetQua ? formatDateTime(slip.NgayKetQua) : ''}{' '}
        {fresh ? <StateTag tone="called">{t('newResult')}</StateTag> : null}
        {preliminary ? <StateTag tone="progress">{t('preliminary')}</StateTag> : null}
        {critical ? <StateTag tone="urgent">{t('critical')}</StateTag> : null}
        <Button
          size="small"
          icon={<PrinterIcon />}
          aria-label={t('printResult', { code: title })}
          onClick={() => printing.preview(result.print, title)}
        />
        {fresh && onView ? (
          <Button size="small" icon={<TickIcon />} onClick={onView}>
            {t('viewed')}
          </Button>
        ) : null}
      </h3>
      {content}
      {slip.KetLuan ? <p>{slip.KetLuan}</p> : null}
      {verifiedBy ? (
        <small className="soft">
          {verifiedBy}
          {slip.NgayXemKetQua ? ' · ' : ''}
        </small>
      ) : null}
      <ViewedBy result={slip} />
    </section>
  );
}
