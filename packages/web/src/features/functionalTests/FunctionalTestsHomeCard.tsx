import { useTranslation } from 'react-i18next';
import { FigureCard } from '../../ui/FigureCard.tsx';
import { useLiveCounts } from '../../ui/useLiveCounts.ts';
import { TestCountsDocument } from './testCard.main.gen.ts';

/** Home: how many wait for a test, are in work and were returned today in this room. */
export default function FunctionalTestsHomeCard({ nodeId }: { nodeId: string | null }) {
  const { t } = useTranslation('functionalTests');
  const asked = nodeId ? { idRoom: nodeId } : null;
  const counts = useLiveCounts(TestCountsDocument, asked, [
    'ThamDoChucNang',
    'DichVuYeuCau',
    'HangDoi',
  ])?.danhSachThamDoChucNang;
  if (!counts) return null;
  const figures = [
    { label: t('cardWaiting'), count: counts.ChoThucHien },
    { label: t('cardWorking'), count: counts.DangLam },
    { label: t('cardReturned'), count: counts.DaTra },
  ];
  return <FigureCard title={t('cardTitle')} to="/tham-do-chuc-nang" figures={figures} />;
}
