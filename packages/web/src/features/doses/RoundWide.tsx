import { useTranslation } from 'react-i18next';
import { CameraButton } from '../../ui/CameraButton.tsx';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { WardChoice } from '../stays/WardChoice.tsx';
import { PatientCards } from './PatientCards.tsx';
import { PatientDoses } from './PatientDoses.tsx';
import { PatientLine } from './PatientLine.tsx';
import { RoundStates, UnknownScan } from './RoundStates.tsx';
import { ShiftChoice } from './ShiftChoice.tsx';
import { useDoseRound } from './useDoseRound.ts';
import './doses.css';

/** The drug round of a ward: its patients with what is late and due, beside them the doses of the one who is opened. */
export default function RoundWide() {
  const { t } = useTranslation('doses');
  const round = useDoseRound();
  const { opened, patients = [] } = round;
  const at = patients.findIndex(({ NhapVien_Id }) => NhapVien_Id === opened?.NhapVien_Id);
  const go = (to: number) => round.open(patients[to]?.NhapVien_Id ?? null);
  useHotkeys([
    { keys: 'J', label: t('nextPatient'), run: () => go(at + 1), disabled: at + 1 >= patients.length },
    { keys: 'K', label: t('patientBefore'), run: () => go(at - 1), disabled: at < 1 },
  ]);
  return (
    <ListScreen
      className="dose-screen"
      title={t('title')}
      choices={
        <>
          {round.wards ? <WardChoice wards={round.wards} value={round.ward} onChange={round.choose} /> : null}
          <ShiftChoice shift={round.shift} />
          <CameraButton onScan={round.scan} main />
        </>
      }
    >
      <UnknownScan code={round.unknown} opened={opened !== null} />
      <RoundStates round={round}>
        {(lying, ward) => (
          <div className="dose-columns">
            <PatientCards
              patients={lying}
              ward={ward}
              chosen={opened?.NhapVien_Id ?? null}
              onOpen={round.open}
            />
            <section className="dose-opened" aria-label={opened?.TenBenhNhan ?? t('title')}>
              {opened ? (
                <>
                  <PatientLine one={opened} wristband={round.wristband} />
                  <PatientDoses key={opened.NhapVien_Id} one={opened} round={round} />
                </>
              ) : (
                <EmptyState text={t(round.lost ? 'lost' : 'choosePatient')} />
              )}
            </section>
          </div>
        )}
      </RoundStates>
    </ListScreen>
  );
}
