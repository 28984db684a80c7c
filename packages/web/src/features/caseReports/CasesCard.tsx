import { useTranslation } from 'react-i18next';
import { dayPlus, today } from '../../ui/dateText.ts';
import { FigureCard } from '../../ui/FigureCard.tsx';
import { useLiveCounts } from '../../ui/useLiveCounts.ts';
import { CaBenhChoBaoCaoDocument } from './card.main.gen.ts';
import { lookBack } from './lookBack.ts';

/** Home: cases of the last days that are to be reported, and those whose time is over; nothing where there are none. */
export default function CasesCard() {
  const { t } = useTranslation('caseReports');
  const denNgay = today();
  const days = { tuNgay: dayPlus(denNgay, -lookBack), denNgay };
  const counts = useLiveCounts(CaBenhChoBaoCaoDocument, days, ['KhamBenh'])?.danhSachCaBenh;
  if (!counts || counts.ChuaLap + counts.Nhap === 0) return null;
  const figures = [
    { label: t('card.due'), count: counts.ChuaLap + counts.Nhap },
    { label: t('card.late'), count: counts.QuaHan, grave: true },
  ];
  return <FigureCard title={t('card.title')} to="/bao-cao-ca-benh" figures={figures} />;
}
