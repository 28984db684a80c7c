import { useTranslation } from 'react-i18next';
import { ChartCard } from '../../ui/ChartCard.tsx';
import { Chart } from '../../ui/chart/Chart.tsx';
import { FigureCard } from '../../ui/FigureCard.tsx';
import { hoursBetween } from '../../ui/hoursBetween.ts';
import { showDecimal } from '../../ui/numberText.ts';
import { useLiveCounts } from '../../ui/useLiveCounts.ts';
import { HomeDrawerDocument } from './drawerCard.main.gen.ts';

/** Home: what the signed-in cashier took today, by the hour and by form of payment, and what is to be returned. */
export default function DrawerCard() {
  const { t } = useTranslation('home');
  const drawer = useLiveCounts(HomeDrawerDocument, {}, ['BienLai', 'VienPhi'])?.nganKeoHomNay;
  if (!drawer) return null;
  const { gios } = drawer;
  const hours = hoursBetween(gios);
  const sum = gios.reduce((total, { SoTien }) => total + Number(SoTien), 0);
  const forms = [
    { label: t('transfer'), count: showDecimal(drawer.chuyenKhoan) },
    { label: t('card'), count: showDecimal(drawer.quetThe) },
    { label: t('otherWays'), count: showDecimal(drawer.khac) },
    { label: t('paidBack'), count: showDecimal(drawer.hoan) },
  ].filter(({ count }) => count !== '0');
  const figures = [
    { label: t('cash'), count: showDecimal(drawer.tienMat) },
    ...forms,
    { label: t('toReturn', { count: drawer.soThuThua }), count: showDecimal(drawer.tienThuThua) },
  ];
  return (
    <>
      <ChartCard
        title={t('drawerHours')}
        lead={t('drawerLead', {
          count: gios.reduce((total, { soBienLai }) => total + soBienLai, 0),
          sum: showDecimal(sum.toFixed(0)),
        })}
        to="/vien-phi-ngoai-tru"
      >
        {gios.length === 0 ? (
          <p className="soft">{t('nothingCollectedYet')}</p>
        ) : (
          <Chart
            title={t('drawerHours')}
            data={{
              names: hours.map(({ gio }) => `${gio}h`),
              bars: {
                label: t('drawerBars'),
                values: hours.map(({ at }) => (at ? Number(at.SoTien) : null)),
              },
            }}
          />
        )}
      </ChartCard>
      <FigureCard title={t('drawer')} to="/vien-phi-ngoai-tru" figures={figures} />
    </>
  );
}
