import { useTranslation } from 'react-i18next';
import { formatDate, today } from '../../../ui/dateText.ts';
import { type PriceList, timelineOf } from '../lists.ts';
import { PeriodText } from './PeriodText.tsx';

type Props = { lists: readonly PriceList[]; chosen: string; type: string };

/** Which list of a price type holds when, as a picture and as text for readers; drafts stand where they are meant to begin. */
export function TypeTimeline({ lists, chosen, type }: Props) {
  const { t } = useTranslation('pricing');
  const line = timelineOf(lists, today());
  const mark = (id: string) => (id === chosen ? ' chosen' : '');
  return (
    <figure className="price-line" aria-label={t('timeline', { type })}>
      <div className="price-track" aria-hidden="true">
        {line.released.map(({ list, standing, left, width }) => (
          <span
            key={list._id}
            className={`price-stretch ${standing}${mark(list._id)}`}
            style={{ left: `${left}%`, width: `${width}%` }}
            title={list.TenBangGia}
          >
            {list.TenBangGia}
          </span>
        ))}
        {line.drafts.map(({ list, left }) => (
          <span
            key={list._id}
            className={`price-meant${mark(list._id)}`}
            style={{ left: `${left}%` }}
            title={list.TenBangGia}
          />
        ))}
        <span className="price-today" style={{ left: `${line.today}%` }} />
      </div>
      <div className="price-scale" aria-hidden="true">
        <span>{formatDate(line.from)}</span>
        <span style={{ left: `${line.today}%` }} className="price-scale-today">
          {t('today')}
        </span>
        <span>{formatDate(line.to)}</span>
      </div>
      <ol className="visually-hidden">
        {[...line.released, ...line.drafts].map(({ list, standing }) => (
          <li key={list._id}>
            {list.TenBangGia}: <PeriodText list={list} />, {t(`standing.${standing}`)}
          </li>
        ))}
      </ol>
    </figure>
  );
}
