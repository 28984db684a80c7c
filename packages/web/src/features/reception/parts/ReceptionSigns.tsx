import { useTranslation } from 'react-i18next';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { isUnverified } from '../standing.ts';
import type { useReceptionForm } from '../useReceptionForm.ts';
import { SeenBefore } from './SeenBefore.tsx';

type Props = {
  reception: ReturnType<typeof useReceptionForm>;
  /** Why the kept visit is not changed; null where it may be. */
  closed: string | null;
};

/** What is to know about the reception in the form, above its fields. */
export function ReceptionSigns({ reception, closed }: Props) {
  const { t } = useTranslation('reception');
  const { patient, history } = reception;
  return (
    <>
      {reception.restoredAt ? (
        <DraftNotice savedAt={reception.restoredAt} onDiscard={reception.discardDraft} />
      ) : null}
      {closed ? (
        <Alert type="info" title={t(`closed.${closed}`, { defaultValue: t('closed.other') })} />
      ) : null}
      {!closed && reception.reception && isUnverified(reception.reception) ? (
        <Alert type="warning" title={t('unverifiedTitle')} description={t('unverifiedText')} />
      ) : null}
      {patient && !reception.reception && reception.laBHYT ? (
        <SeenBefore key={patient._id} BenhNhan_Id={patient._id} history={history} />
      ) : null}
      {reception.options.error && !reception.options.ready ? (
        <ErrorState error={reception.options.error} onRetry={reception.options.retry} />
      ) : null}
    </>
  );
}
