import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/useSession.ts';
import { PatientBanner } from '../../../ui/PatientBanner.tsx';
import { EmptyState, NoPermission } from '../../../ui/states.tsx';
import { WorkScreen } from '../../../ui/WorkScreen.tsx';
import { RecordGate } from '../../recordAccess/RecordGate.tsx';
import { HistoryFinder } from './parts/HistoryFinder.tsx';
import { HistoryList } from './parts/HistoryList.tsx';
import { HistoryVisit } from './parts/HistoryVisit.tsx';
import { useHistory } from './useHistory.ts';
import '../results.css';
import '../examination.css';
import './history.css';

/** The lookup of a patient's visits: who, which visits, and all that one of them left. */
export default function HistoryScreen() {
  const { permissions } = useSession();
  return permissions.has('BENH_AN_XEM') ? <Lookup /> : <NoPermission />;
}

function Lookup() {
  const { t } = useTranslation('visitHistory');
  const history = useHistory();
  const { BenhNhan_Id, patient, open } = history;
  return (
    <WorkScreen
      name="visitHistory"
      open={open !== null}
      onBack={() => history.openVisit(null)}
      list={
        <div className="history-pane">
          <HistoryFinder history={history} />
          {BenhNhan_Id ? <RecordGate BenhNhan_Id={BenhNhan_Id} onChange={history.refetch} /> : null}
          <HistoryList history={history} />
        </div>
      }
      banner={
        patient ? (
          <PatientBanner patient={{ ...patient, diUng: patient.TienSuDiUng, tienSu: patient.TienSuBenh }}>
            {patient.TuVong ? <strong className="history-died">{t('died')}</strong> : null}
          </PatientBanner>
        ) : null
      }
      task={
        open && BenhNhan_Id ? (
          <HistoryVisit key={open} KhamBenh_Id={open} BenhNhan_Id={BenhNhan_Id} />
        ) : (
          <EmptyState text={t(BenhNhan_Id ? 'chooseVisit' : 'choosePatient')} />
        )
      }
    />
  );
}
