import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartCard } from '../../ui/ChartCard.tsx';
import { Chart } from '../../ui/chart/Chart.tsx';
import { FigureCard } from '../../ui/FigureCard.tsx';
import { showDecimal } from '../../ui/numberText.ts';
import { useLiveCounts } from '../../ui/useLiveCounts.ts';
import { openHours } from './openHours.ts';
import { HomeTakingsDocument, type HomeTakingsQuery } from './takingsCard.main.gen.ts';
import './takingsCard.css';

type Takings = HomeTakingsQuery['thuTrongNgay'];
const parts = ['doiTuongs', 'khoas', 'nhomChiPhis'] as const;
/** Names that a drawing holds; what is below them is the smallest. */
const namesMost = 7;

/** Home: what was taken today by the hour beside a usual day, of whom, and what was let off or is owed. */
export default function TakingsCard() {
  const found = useLiveCounts(HomeTakingsDocument, {}, ['BienLai', 'VienPhi'])?.thuTrongNgay;
  if (!found) return null;
  return (
    <>
      <Hours takings={found} />
      <Parts takings={found} />
      <LetOff takings={found} />
    </>
  );
}

function Hours({ takings: { gios, tong } }: { takings: Takings }) {
  const { t } = useTranslation('home');
  const hours = openHours(gios);
  // without an earlier day there is nothing usual
  const isKnown = gios.some(({ thuongLe }) => Number(thuongLe) > 0);
  const usual = gios.reduce((total, { thuongLe }) => total + Number(thuongLe), 0);
  return (
    <ChartCard
      title={t('takings')}
      lead={t(isKnown ? 'takingsLead' : 'takingsToday', {
        sum: showDecimal(tong),
        usual: showDecimal(usual.toFixed(0)),
      })}
      to="/doi-chieu-cuoi-ngay"
    >
      {hours.length === 0 ? (
        <p className="soft">{t('nothingCollectedYet')}</p>
      ) : (
        <Chart
          title={t('takings')}
          data={{
            names: hours.map(({ gio }) => `${gio}h`),
            bars: {
              label: t('todayBars'),
              values: hours.map(({ SoTien }) =>
                SoTien === null || SoTien === undefined ? null : Number(SoTien),
              ),
            },
            ...(isKnown
              ? { line: { label: t('usualLine'), values: hours.map(({ thuongLe }) => Number(thuongLe)) } }
              : {}),
          }}
        />
      )}
    </ChartCard>
  );
}

function Parts({ takings }: { takings: Takings }) {
  const { t } = useTranslation('home');
  const [by, setBy] = useState<(typeof parts)[number]>('doiTuongs');
  const rows = takings[by];
  const sum = rows.reduce((total, { SoTien }) => total + Number(SoTien), 0);
  return (
    <ChartCard
      title={t('paidFor')}
      lead={t('paidForLead', { sum: showDecimal(sum.toFixed(0)) })}
      to="/doi-chieu-cuoi-ngay"
    >
      <fieldset className="takings-by" aria-label={t('paidForBy')}>
        {parts.map((one) => (
          <button key={one} type="button" aria-pressed={one === by} onClick={() => setBy(one)}>
            {t(`paidBy.${one}`)}
          </button>
        ))}
      </fieldset>
      {rows.length === 0 ? (
        <p className="soft">{t('nothingCollectedYet')}</p>
      ) : (
        <Chart
          title={t('paidFor')}
          data={{
            names: rows.slice(0, namesMost).map(({ ten }) => ten ?? t('unknownPart')),
            bars: {
              label: t('paidForBars'),
              values: rows.slice(0, namesMost).map(({ SoTien }) => Number(SoTien)),
            },
            lying: true,
          }}
        />
      )}
    </ChartCard>
  );
}

function LetOff({ takings }: { takings: Takings }) {
  const { t } = useTranslation('home');
  const figures = (['QuyBHYT', 'MienGiam', 'KhuyenMai', 'CongNo', 'ConPhaiThu'] as const).map((of) => ({
    label: t(`letOff.${of}`),
    count: showDecimal(takings[of]),
  }));
  return <FigureCard title={t('letOff.title')} to="/doi-chieu-cuoi-ngay" figures={figures} />;
}
