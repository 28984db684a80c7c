import { useTranslation } from 'react-i18next';
import { today } from '../../ui/dateText.ts';
import { FigureCard } from '../../ui/FigureCard.tsx';
import { useLiveCounts } from '../../ui/useLiveCounts.ts';
import { ReceptionCountsDocument } from './receptionCard.main.gen.ts';

/** Home: how many were received today, wait to be examined, and came with a card that is not verified yet. */
export default function ReceptionHomeCard() {
  const { t } = useTranslation('reception');
  const data = useLiveCounts(ReceptionCountsDocument, { ngay: today() }, ['TiepNhan', 'KhamBenh', 'HangDoi']);
  if (!data) return null;
  const { counts } = data.tiepNhans;
  // the list holds what earlier days left as well: these were not received today
  const received = data.luotTiepNhanTheoGio.reduce((sum, { soLuot }) => sum + soLuot, 0);
  const figures = [
    { label: t('tab.TatCa'), count: received },
    { label: t('tab.ChoKham'), count: counts.ChoKham },
    { label: t('tab.ChuaXacMinhThe'), count: counts.ChuaXacMinhThe },
  ];
  return <FigureCard title={t('cardTitle')} to="/tiep-nhan-ngoai-tru" figures={figures} />;
}
