import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../ui/dateText.ts';
import { PrinterIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import type { ReturnedResult } from '../../../ui/orderResults.ts';
import { usePrinting } from '../../../ui/Printing.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import type { Results } from '../useResults.ts';

/** Returned results of the visit, of every kind of order in one list, the newest first; new ones in bold. */
export default function ResultsTab({ results }: { results: Results }) {
  const { t } = useTranslation('examination');
  const { results: shown, fresh, error, loading, refetch } = results;
  return (
    <>
      {error ? <ErrorState error={error} onRetry={refetch} /> : null}
      {shown.length === 0 && !error ? <EmptyState text={loading ? '…' : t('noResults')} /> : null}
      {shown.map((result) => (
        <ResultSlip key={result.slip._id} result={result} fresh={fresh.has(result.slip._id)} />
      ))}
    </>
  );
}

function ResultSlip({ result, fresh }: { result: ReturnedResult; fresh: boolean }) {
  const { t } = useTranslation('examination');
  const printing = usePrinting();
  const { slip, critical, content, verifiedBy } = result;
  const title = slip.SoPhieuYeuCau;
  return (
    <section className={fresh ? 'section result-slip result-fresh' : 'section result-slip'}>
      <h3>
        {title} · {slip.NgayKetQua ? formatDateTime(slip.NgayKetQua) : ''}{' '}
        {fresh ? <StateTag tone="called">{t('newResult')}</StateTag> : null}
        {critical ? <StateTag tone="urgent">{t('critical')}</StateTag> : null}
        <Button
          size="small"
          icon={<PrinterIcon />}
          aria-label={t('printResult', { code: title })}
          onClick={() => printing.preview(result.print, title)}
        />
      </h3>
      {content}
      {slip.KetLuan ? <p>{slip.KetLuan}</p> : null}
      {verifiedBy ? <small className="soft">{verifiedBy}</small> : null}
    </section>
  );
}
