import { useTranslation } from 'react-i18next';
import { ChartCard } from '../../ui/ChartCard.tsx';
import { Chart } from '../../ui/chart/Chart.tsx';
import { today } from '../../ui/dateText.ts';
import { FigureCard } from '../../ui/FigureCard.tsx';
import { hoursBetween } from '../../ui/hoursBetween.ts';
import { useLiveCounts } from '../../ui/useLiveCounts.ts';
import { HomeLabDayDocument } from './labDay.main.gen.ts';
import { labDesk } from './labDesk.ts';

/** Home: how fast results come by the hour, what waits by group of tests, and abnormal results that no doctor has viewed. */
export default function LabDayCard({ nodeId }: { nodeId: string | null }) {
  const { t } = useTranslation('home');
  const asked = nodeId ? { idRoom: nodeId, ngay: today() } : null;
  const day = useLiveCounts(HomeLabDayDocument, asked, ['XetNghiem', 'DichVuYeuCau'])?.ngayXetNghiem;
  if (!day) return null;
  const { gios, nhoms } = day;
  const hours = hoursBetween(gios);
  const count = gios.reduce((total, { soPhieu }) => total + soPhieu, 0);
  return (
    <>
      <FigureCard
        title={t('notViewed')}
        to={labDesk.path}
        figures={[
          { label: t('abnormal'), count: day.soBatThuongChuaXem },
          { label: t('critical'), count: day.soNguyHiemChuaXem, grave: true },
        ]}
      />
      <ChartCard
        title={t('turnaround')}
        {...(day.trungBinhPhut === null
          ? {}
          : { lead: t('turnaroundLead', { count, minutes: day.trungBinhPhut }) })}
        to={labDesk.path}
      >
        {gios.length === 0 ? (
          <p className="soft">{t('noResultYet')}</p>
        ) : (
          <Chart
            title={t('turnaround')}
            data={{
              names: hours.map(({ gio }) => `${gio}h`),
              bars: { label: t('turnaroundBars'), values: hours.map(({ at }) => at?.trungBinhPhut ?? null) },
            }}
          />
        )}
      </ChartCard>
      <ChartCard title={t('waitingTests')} to={labDesk.path}>
        {nhoms.length === 0 ? <p className="soft">{t('noTestWaits')}</p> : null}
        <ol>
          {nhoms.map(({ TenNhomDichVu, soXetNghiem }) => (
            <li key={TenNhomDichVu ?? ''}>
              <span>{TenNhomDichVu ?? t('noGroup')}</span>
              <strong>{soXetNghiem}</strong>
            </li>
          ))}
        </ol>
      </ChartCard>
    </>
  );
}
