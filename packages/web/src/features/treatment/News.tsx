import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../ui/dateText.ts';
import { Loading } from '../../ui/Loading.tsx';
import { StateTag, type Tone } from '../../ui/StateTag.tsx';
import { ErrorState } from '../../ui/states.tsx';
import type { NewsOfStayQuery } from './treatment.main.gen.ts';
import { useNews } from './useStay.ts';

type Change = NewsOfStayQuery['tinMoiNoiTru']['thayDois'][number];

const tones: Readonly<Record<Change['loai'], Tone>> = {
  KetQua: 'result',
  ChiDinh: 'waiting',
  YLenh: 'progress',
  ChuyenKhoa: 'called',
  ChucNangSong: 'done',
  GiayTo: 'waiting',
  DungThuoc: 'progress',
};

/** What changed since the shift before: results, orders, moves; the newest first. */
export function News({ NhapVien_Id }: { NhapVien_Id: string }) {
  const { t } = useTranslation('treatment');
  const { news, error, refetch } = useNews(NhapVien_Id);
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!news) return <Loading />;
  return (
    <section className="section round-changes" aria-label={t('news.title')}>
      <h3>{t('news.title')}</h3>
      <p className="soft">{t('news.since', { time: formatDateTime(news.tu) })}</p>
      {news.thayDois.length === 0 ? <p className="soft">{t('news.none')}</p> : null}
      <ul>
        {news.thayDois.map((one) => (
          <li key={`${one.loai} ${one._id}`}>
            <StateTag tone={one.batThuong ? 'urgent' : tones[one.loai]}>
              {t(`news.kind.${one.loai}`)}
            </StateTag>{' '}
            <small className="soft">{formatDateTime(one.at)}</small>
            <br />
            {one.noiDung}
          </li>
        ))}
      </ul>
    </section>
  );
}
