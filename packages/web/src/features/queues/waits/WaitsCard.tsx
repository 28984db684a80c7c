import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartCard } from '../../../ui/ChartCard.tsx';
import { Chart } from '../../../ui/chart/Chart.tsx';
import { today } from '../../../ui/dateText.ts';
import { hoursBetween } from '../../../ui/hoursBetween.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { useLiveCounts } from '../../../ui/useLiveCounts.ts';
import { waitSums } from './waitSums.ts';
import { WaitsByHourDocument } from './waits.main.gen.ts';

const WaitsDialog = lazy(() => import('./WaitsDialog.tsx'));

/** Home: how long patients waited for an examination by the hour, beside the usual weekday; in all rooms, or in one's own. */
export function WaitsCard({ idNode, to }: { idNode: string | null; to: string }) {
  const { t } = useTranslation('home');
  const [open, setOpen] = useState(false);
  const of = { hangDoi: 'KhamBenh', idNode, ngay: today() } as const;
  const hours = useLiveCounts(WaitsByHourDocument, of, ['HangDoi'])?.choTheoGio;
  if (!hours) return null;
  const { calls, wait, usual } = waitSums(hours);
  const shown = hoursBetween(hours);
  const lead = usual === null ? 'waitsLead' : 'waitsLeadUsual';
  return (
    <ChartCard
      title={idNode === null ? t('waits') : t('waitsOfRoom')}
      {...(wait === null ? {} : { lead: t(lead, { count: calls, wait, usual }) })}
      to={to}
    >
      {calls === 0 ? (
        <p className="soft">{t('nobodyCalledYet')}</p>
      ) : (
        <>
          <Chart
            title={t('waits')}
            data={{
              names: shown.map(({ gio }) => `${gio}h`),
              bars: { label: t('waitBars'), values: shown.map(({ at }) => at?.choPhut ?? null) },
              line: { label: t('usualLine'), values: shown.map(({ at }) => at?.choThuongLe ?? null) },
            }}
          />
          <Button onClick={() => setOpen(true)}>{t('waitsByHour')}</Button>
        </>
      )}
      {open ? (
        <Suspense fallback={null}>
          <WaitsDialog of={of} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </ChartCard>
  );
}
