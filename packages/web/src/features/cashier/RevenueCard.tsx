import { useTranslation } from 'react-i18next';
import { ChartCard } from '../../ui/ChartCard.tsx';
import { Chart } from '../../ui/chart/Chart.tsx';
import { today } from '../../ui/dateText.ts';
import { showDecimal } from '../../ui/numberText.ts';
import { useLiveCounts } from '../../ui/useLiveCounts.ts';
import { HomeRevenueDocument } from './revenue.main.gen.ts';

/** Home: what the visits of today have cost so far, by payer. */
export default function RevenueCard() {
  const { t } = useTranslation('home');
  const payers = useLiveCounts(HomeRevenueDocument, { ngay: today() }, [
    'VienPhi',
    'BienLai',
  ])?.thuTheoDoiTuong;
  if (!payers) return null;
  const sum = (of: 'ThanhTien' | 'DaThu') => payers.reduce((total, payer) => total + Number(payer[of]), 0);
  return (
    <ChartCard
      title={t('revenue')}
      lead={t('revenueLead', {
        sum: showDecimal(sum('ThanhTien').toFixed(0)),
        paid: showDecimal(sum('DaThu').toFixed(0)),
      })}
      to="/vien-phi-ngoai-tru"
    >
      {payers.length === 0 ? (
        <p className="soft">{t('noMoneyYet')}</p>
      ) : (
        <Chart
          title={t('revenue')}
          data={{
            names: payers.map(({ TenDoiTuong, soLuot }) => `${TenDoiTuong} (${soLuot})`),
            bars: { label: t('revenueBars'), values: payers.map(({ ThanhTien }) => Number(ThanhTien)) },
            lying: true,
          }}
        />
      )}
    </ChartCard>
  );
}
