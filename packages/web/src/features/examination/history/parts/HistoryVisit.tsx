import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../ui/Loading.tsx';
import { EmptyState, ErrorState } from '../../../../ui/states.tsx';
import { usePastPrescriptions } from '../../../prescriptions/usePastPrescriptions.ts';
import { ResultSlip } from '../../parts/ResultsTab.tsx';
import { useReturnedResults } from '../../useReturnedResults.ts';
import { useVisitCost } from '../../useVisitCost.ts';
import { HistoryVisitDocument, type HistoryVisitQuery } from '../history.main.gen.ts';
import { HistoryCosts } from './HistoryCosts.tsx';
import { HistoryDrugs } from './HistoryDrugs.tsx';
import { HistoryExam } from './HistoryExam.tsx';
import { HistoryOrders } from './HistoryOrders.tsx';
import { HistoryPrints } from './HistoryPrints.tsx';
import '../../results.css';
import '../../examination.css';
import '../history.css';

export type OneVisit = NonNullable<HistoryVisitQuery['getChiTietLichSuDieuTri']>;

/** One visit of the history; opening it is logged as a reading of the record. */
export function HistoryVisit(ids: { KhamBenh_Id: string; BenhNhan_Id: string }) {
  const { t } = useTranslation('visitHistory');
  const { data, error, refetch } = useQuery(HistoryVisitDocument, {
    variables: { KhamBenh_Id: ids.KhamBenh_Id },
    fetchPolicy: 'network-only',
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const visit = data.getChiTietLichSuDieuTri;
  // an address may name the visit of somebody else
  if (!visit || visit.BenhNhan_Id !== ids.BenhNhan_Id) return <EmptyState text={t('noSuchVisit')} />;
  return <Visit visit={visit} />;
}

function Visit({ visit }: { visit: OneVisit }) {
  const { t } = useTranslation(['visitHistory', 'examination']);
  const { TiepNhan_Id, BenhNhan_Id } = visit;
  const returned = useReturnedResults({ TiepNhan_Id, BenhNhan_Id, active: true });
  const results = returned.results.filter(({ slip }) => !slip.KhamBenh_Id || slip.KhamBenh_Id === visit._id);
  const toas = usePastPrescriptions(BenhNhan_Id).filter((toa) => toa.KhamBenh_Id === visit._id);
  const cost = useVisitCost(TiepNhan_Id);
  return (
    <>
      <HistoryPrints visit={visit} results={results} toas={toas} />
      <HistoryExam visit={visit} />
      <HistoryOrders slips={visit.dichVuYeuCaus} />
      {returned.error ? <ErrorState error={returned.error} onRetry={returned.refetch} /> : null}
      {results.length > 0 ? <h2 className="history-part">{t('results')}</h2> : null}
      {results.map((result) => (
        <ResultSlip key={result.slip._id} result={result} fresh={false} onView={null} />
      ))}
      <HistoryDrugs toas={toas} />
      {cost.total ? <HistoryCosts total={cost.total} /> : null}
    </>
  );
}
