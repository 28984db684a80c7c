import { useTranslation } from 'react-i18next';
import { ChartCard } from '../../ui/ChartCard.tsx';
import { Chart } from '../../ui/chart/Chart.tsx';
import { today } from '../../ui/dateText.ts';
import { showDecimal } from '../../ui/numberText.ts';
import { useLiveCounts } from '../../ui/useLiveCounts.ts';
import { HomeArrivalsDocument } from './arrivals.main.gen.ts';
import { openHours } from './openHours.ts';

/** Home: who came today by the hour, beside what is usual of the weekday. */
export default function ArrivalsCard() {
  const { t } = useTranslation('home');
  const hours = useLiveCounts(HomeArrivalsDocument, { ngay: today() }, ['TiepNhan'])?.luotTiepNhanTheoGio;
  if (!hours) return null;
  const shown = openHours(hours);
  // without an earlier day there is nothing usual
  const isKnown = hours.some(({ thuongLe }) => thuongLe > 0);
  const sum = (of: 'soLuot' | 'thuongLe') => hours.reduce((total, hour) => total + hour[of], 0);
  return (
    <ChartCard
      title={t('arrivals')}
      lead={t(isKnown ? 'arrivalsLead' : 'arrivalsToday', {
        count: sum('soLuot'),
        usual: showDecimal(Math.round(sum('thuongLe'))),
      })}
      to="/tiep-nhan-ngoai-tru"
    >
      {shown.length === 0 ? (
        <p className="soft">{t('nobodyYet')}</p>
      ) : (
        <Chart
          title={t('arrivals')}
          data={{
            names: shown.map(({ gio }) => `${gio}h`),
            bars: { label: t('todayBars'), values: shown.map(({ soLuot }) => soLuot) },
            line: { label: t('usualLine'), values: shown.map(({ thuongLe }) => (isKnown ? thuongLe : null)) },
          }}
        />
      )}
    </ChartCard>
  );
}
