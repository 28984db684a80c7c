import { useQuery } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../ui/dateText.ts';
import { Loading } from '../../ui/Loading.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { OwnSecondFactorDocument } from './secondFactor.auth.gen.ts';

const SetUpSecondFactor = lazy(() => import('./SetUpSecondFactor.tsx'));

/** The second factor of one's own account: whether it is on, and how to turn it on. */
export function SecondFactorPart({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('identity');
  const { data, error, refetch } = useQuery(OwnSecondFactorDocument, { fetchPolicy: 'no-cache' });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { since, recoveryCodesLeft } = data.secondFactor;
  if (since)
    return (
      <>
        <p>{t('factor.isOn', { at: formatDateTime(since), count: recoveryCodesLeft })}</p>
        <p className="soft">{t('factor.off')}</p>
      </>
    );
  return (
    <>
      <p>{t('factor.isOff')}</p>
      <Suspense fallback={<Loading />}>
        <SetUpSecondFactor onDone={onDone} />
      </Suspense>
    </>
  );
}
