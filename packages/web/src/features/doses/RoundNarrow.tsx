import { useTranslation } from 'react-i18next';
import { CameraButton } from '../../ui/CameraButton.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { WardChoice } from '../stays/WardChoice.tsx';
import { PatientCards } from './PatientCards.tsx';
import { PatientDoses } from './PatientDoses.tsx';
import { PatientLine } from './PatientLine.tsx';
import { RoundStates, UnknownScan } from './RoundStates.tsx';
import { ShiftChoice } from './ShiftChoice.tsx';
import { useDoseRound } from './useDoseRound.ts';
import './doses.css';

/** The same at the bedside: the list of the ward, then one patient; a wristband that is scanned opens its patient. */
export default function RoundNarrow() {
  const { t } = useTranslation('doses');
  const round = useDoseRound();
  const { opened } = round;
  if (opened || round.lost)
    return (
      <div className="dose-narrow">
        <div className="dose-bar">
          <Button onClick={() => round.open(null)}>{t('toWard')}</Button>
          <CameraButton onScan={round.scan} main />
        </div>
        <UnknownScan code={round.unknown} opened />
        {opened ? (
          <>
            <PatientLine one={opened} wristband={round.wristband} />
            <PatientDoses key={opened.NhapVien_Id} one={opened} round={round} />
          </>
        ) : (
          <EmptyState text={t('lost')} />
        )}
      </div>
    );
  return (
    <div className="dose-narrow">
      {round.wards ? <WardChoice wards={round.wards} value={round.ward} onChange={round.choose} /> : null}
      <div className="dose-bar">
        <ShiftChoice shift={round.shift} />
        <CameraButton onScan={round.scan} main />
      </div>
      <UnknownScan code={round.unknown} opened={false} />
      <RoundStates round={round}>
        {(lying, ward) => <PatientCards patients={lying} ward={ward} chosen={null} onOpen={round.open} />}
      </RoundStates>
    </div>
  );
}
