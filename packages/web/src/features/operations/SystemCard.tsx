import { useTranslation } from 'react-i18next';
import { FigureCard } from '../../ui/FigureCard.tsx';
import { useLiveCounts } from '../../ui/useLiveCounts.ts';
import { HomeSystemFiguresDocument } from './systemCard.main.gen.ts';

/** Home: for whoever runs the site: who came, what changed, what waits and what failed. */
export default function SystemCard() {
  const { t } = useTranslation('home');
  const found = useLiveCounts(HomeSystemFiguresDocument, {}, ['HeThong', 'DanhMuc'])?.soLieuHeThong;
  if (!found) return null;
  const figures = [
    { label: t('signedIn'), count: found.soNguoiDangNhap },
    { label: t('refusedSignIns'), count: found.soLanTuChoi },
    { label: t('changedLists'), count: found.soDanhMucDaSua },
    { label: t('callsWaiting'), count: found.soGoiCho },
    { label: t('callsFailed'), count: found.soGoiLoi, grave: true },
    { label: t('jobsWaiting'), count: found.soViecCho },
    { label: t('jobsFailed'), count: found.soViecHong, grave: true },
  ];
  return <FigureCard title={t('system')} to="/quan-tri-he-thong" figures={figures} />;
}
