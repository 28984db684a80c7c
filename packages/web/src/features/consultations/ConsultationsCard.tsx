import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/useSession.ts';
import { FigureCard } from '../../ui/FigureCard.tsx';
import { useLiveCounts } from '../../ui/useLiveCounts.ts';
import { HoiChanHomNayDocument } from './card.main.gen.ts';

/** Home: the consultations of today in which the person takes part; nothing on a day without one. */
export default function ConsultationsCard() {
  const { t } = useTranslation('consultations');
  const me = useSession().user.employee?._id;
  const asked = me ? { NhanVien_Id: me } : null;
  const counts = useLiveCounts(HoiChanHomNayDocument, asked, ['KhamBenh'])?.danhSachHoiChan;
  if (!counts || counts.DangSoan + counts.HoanTat === 0) return null;
  const figures = [
    { label: t('card.waiting'), count: counts.DangSoan },
    { label: t('card.done'), count: counts.HoanTat },
  ];
  return <FigureCard title={t('card.title')} to="/bien-ban-hoi-chan" figures={figures} />;
}
