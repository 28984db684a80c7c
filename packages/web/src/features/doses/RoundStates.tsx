import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../ui/Loading.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import type { Chart } from './doseLines.ts';
import type { DoseRound } from './useDoseRound.ts';

type Props = { round: DoseRound; children: (patients: Chart[], ward: string) => ReactNode };

/** What stands where there are no patients to show yet: no ward, an error, an empty ward; else the patients. */
export function RoundStates({ round, children }: Props) {
  const { t } = useTranslation('doses');
  const { ward, wards, error, patients, readError } = round;
  if (ward === null) {
    if (error) return <ErrorState error={error} onRetry={round.again} />;
    return wards ? <EmptyState text={t('chooseWard')} /> : <Loading />;
  }
  if (!patients) return readError ? <ErrorState error={readError} onRetry={round.readAgain} /> : <Loading />;
  if (patients.length === 0) return <EmptyState text={t('noPatients')} />;
  return children(patients, ward);
}

/** What a scan said that is nobody's and no dose here. */
export function UnknownScan({ code, opened }: { code: string | null; opened: boolean }) {
  const { t } = useTranslation('doses');
  if (code === null) return null;
  return (
    <p className="dose-unknown" role="alert">
      {t(opened ? 'unknownDrug' : 'unknownPatient', { code })}
    </p>
  );
}
