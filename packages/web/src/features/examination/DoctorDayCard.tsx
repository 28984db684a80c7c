import { useTranslation } from 'react-i18next';
import { ChartCard } from '../../ui/ChartCard.tsx';
import { Chart } from '../../ui/chart/Chart.tsx';
import { today } from '../../ui/dateText.ts';
import { FigureCard } from '../../ui/FigureCard.tsx';
import { hoursBetween } from '../../ui/hoursBetween.ts';
import { useLiveCounts } from '../../ui/useLiveCounts.ts';
import { HomeDoctorDayDocument } from './doctorDay.main.gen.ts';

const screen = '/kham-benh-ngoai-tru';

/** Home: the doctor's patients by the hour, results to view, follow-ups that are due, and the main diseases seen today. */
export default function DoctorDayCard({ nodeId }: { nodeId: string | null }) {
  const { t } = useTranslation('home');
  const asked = nodeId ? { idRoom: nodeId, ngay: today() } : null;
  const modules = ['KhamBenh', 'DichVuYeuCau', 'XetNghiem'] as const;
  const day = useLiveCounts(HomeDoctorDayDocument, asked, modules)?.ngayKhamBenh;
  if (!day) return null;
  const { gios, benhs } = day;
  const hours = hoursBetween(gios);
  const sum = (of: 'soDen' | 'soKhamXong') => gios.reduce((total, hour) => total + hour[of], 0);
  return (
    <>
      <FigureCard
        title={t('resultsAndFollowUps')}
        to={screen}
        figures={[
          { label: t('resultsNotViewed'), count: day.soKetQuaChuaXem },
          { label: t('abnormal'), count: day.soBatThuongChuaXem, grave: true },
          { label: t('critical'), count: day.soNguyHiemChuaXem, grave: true },
          { label: t('followUps'), count: day.soTaiKham },
        ]}
      />
      <ChartCard
        title={t('myPatients')}
        lead={t('myPatientsLead', { count: sum('soDen'), ended: sum('soKhamXong') })}
        to={screen}
      >
        {gios.length === 0 ? (
          <p className="soft">{t('nobodyYet')}</p>
        ) : (
          <Chart
            title={t('myPatients')}
            data={{
              names: hours.map(({ gio }) => `${gio}h`),
              bars: { label: t('cameBars'), values: hours.map(({ at }) => at?.soDen ?? null) },
              line: { label: t('endedLine'), values: hours.map(({ at }) => at?.soKhamXong ?? null) },
            }}
          />
        )}
      </ChartCard>
      {benhs.length === 0 ? null : (
        <ChartCard title={t('myDiagnoses')} to={screen}>
          <ol>
            {benhs.map(({ ICD_Id, ICD, soLuot }) => (
              <li key={ICD_Id}>
                <span>
                  <strong>{ICD?.ma}</strong> {ICD?.ten}
                </span>
                <strong>{soLuot}</strong>
              </li>
            ))}
          </ol>
        </ChartCard>
      )}
    </>
  );
}
