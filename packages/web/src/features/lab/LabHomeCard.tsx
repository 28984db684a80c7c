import { useTranslation } from 'react-i18next';
import { FigureCard } from '../../ui/FigureCard.tsx';
import { useLiveCounts } from '../../ui/useLiveCounts.ts';
import { LabCountsDocument } from './labCard.main.gen.ts';

/** Home: how many wait for a sample, are in work and were returned today in this room. */
export default function LabHomeCard({ nodeId }: { nodeId: string | null }) {
  const { t } = useTranslation('lab');
  const asked = nodeId ? { idRoom: nodeId } : null;
  const counts = useLiveCounts(LabCountsDocument, asked, [
    'XetNghiem',
    'DichVuYeuCau',
    'HangDoi',
  ])?.danhSachXetNghiem;
  if (!counts) return null;
  const figures = [
    { label: t('cardWaiting'), count: counts.ChoLayMau },
    { label: t('cardWorking'), count: counts.DangLam },
    { label: t('cardReturned'), count: counts.DaTra },
  ];
  return <FigureCard title={t('cardTitle')} to="/xet-nghiem" figures={figures} />;
}
