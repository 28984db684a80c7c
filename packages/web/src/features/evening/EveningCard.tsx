import { phanDoiChieu } from '@sen/domain/evening/findings';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { FigureCard } from '../../ui/FigureCard.tsx';
import { useLiveCounts } from '../../ui/useLiveCounts.ts';
import { HomeEveningDocument } from './eveningCard.main.gen.ts';
import { partsOf } from './partsOf.ts';

/** Home: whether the day's money agrees, and how many things do not, by part of the page. */
export default function EveningCard() {
  const { t } = useTranslation('home');
  const found = useLiveCounts(HomeEveningDocument, {}, [
    'BienLai',
    'SoQuy',
    'HoaDonDienTu',
    'XacNhanBHYT',
    'HoSoBHYT',
    'GiaiTrinhSo',
  ])?.doiChieuNgay;
  if (!found) return null;
  const figures = found.khop
    ? // the files of claims are checked on the page alone: each is built whole for it
      found.quy.soLuot > 0
      ? [
          { label: t('eveningMoneyAgrees'), count: '✓' },
          { label: t('eveningClaims'), count: t('eveningClaimsThere') },
        ]
      : [{ label: t('eveningAgrees'), count: '✓' }]
    : [
        { label: t('eveningOpen'), count: found.soLech },
        ...partsOf(found.nhoms).map(({ phan, count }) => ({
          label: phanDoiChieu[phan][currentLanguage()],
          count,
        })),
      ];
  return <FigureCard title={t('evening')} to="/doi-chieu-cuoi-ngay" figures={figures} />;
}
