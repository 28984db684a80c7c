import { useQuery } from '@apollo/client/react';
import { dayBegin, oneDay } from '@sen/domain/treatment/houseClock';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../ui/dateText.ts';
import type { StayTabProps } from '../../ui/feature.ts';
import { PrinterIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { usePrinting } from '../../ui/Printing.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import { useMinute } from '../../ui/useMinute.ts';
import { DoseChart } from './DoseChart.tsx';
import type { WholeChart } from './doseLines.ts';
import { DrugChartDocument } from './doses.main.gen.ts';
import './doses.css';

const days = 4;

/** The drugs of a stay as a chart: days by columns, from two days ago to tomorrow, and further back or on. */
export default function DosesTab({ stay }: StayTabProps) {
  const { t } = useTranslation('doses');
  const now = useMinute();
  const printing = usePrinting();
  const [back, setBack] = useState(0);
  const begin = dayBegin(now) + (back - 2) * oneDay;
  const begins = Array.from({ length: days }, (_one, at) => new Date(begin + at * oneDay));
  const den = new Date(begin + days * oneDay - 1);
  const { data, previousData, error, refetch } = useQuery(DrugChartDocument, {
    variables: { NhapVien_Id: stay._id, tu: new Date(begin).toISOString(), den: den.toISOString() },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['ThucHienThuoc', 'NoiTru'], () => void refetch());
  const print = () => printing.preview(`/api/print/PhieuThucHienThuoc/${stay.BenhAn_Id}`, t('paper'));
  const answer = data ?? previousData;
  const chart = answer?.thucHienThuocNoiTru as WholeChart | null | undefined; // a whole answer
  return (
    <div className="dose-tab">
      <div className="dose-bar">
        <div className="dose-shift" role="group" aria-label={t('days')}>
          <Button aria-label={t('daysBefore')} onClick={() => setBack(back - days)}>
            ‹
          </Button>
          <Button type={back === 0 ? 'primary' : 'default'} onClick={() => setBack(0)} title={t('daysNow')}>
            {`${formatDate(new Date(begin).toISOString()).slice(0, 5)} – ${formatDate(den.toISOString()).slice(0, 5)}`}
          </Button>
          <Button aria-label={t('daysAfter')} onClick={() => setBack(back + days)}>
            ›
          </Button>
        </div>
        {stay.BenhAn_Id ? (
          <Button icon={<PrinterIcon />} onClick={print}>
            {t('print')}
          </Button>
        ) : null}
      </div>
      {chart ? (
        <DoseChart chart={chart} begins={begins} now={now} />
      ) : error && !answer ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : answer ? (
        <EmptyState text={t('noDoses')} />
      ) : (
        <Loading />
      )}
    </div>
  );
}
