import { useTranslation } from 'react-i18next';
import { FigureCard } from '../../ui/FigureCard.tsx';
import { useLiveCounts } from '../../ui/useLiveCounts.ts';
import { ExamCountsDocument } from './examCard.main.gen.ts';

/** Home: how many wait, are examined and were examined today in this room. */
export default function ExamHomeCard({ nodeId }: { nodeId: string | null }) {
  const { t } = useTranslation('examination');
  const asked = nodeId ? { idRoom: nodeId } : null;
  const counts = useLiveCounts(ExamCountsDocument, asked, [
    'KhamBenh',
    'DichVuYeuCau',
    'HangDoi',
  ])?.danhSachKhamBenh;
  if (!counts) return null;
  const figures = [
    { label: t('tab.ChoKham'), count: counts.ChoKham },
    { label: t('tab.DangKham'), count: counts.DangKham },
    { label: t('tab.DaKham'), count: counts.DaKham },
  ];
  return <FigureCard title={t('examTab')} to="/kham-benh-ngoai-tru" figures={figures} />;
}
