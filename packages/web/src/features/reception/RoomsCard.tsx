import { useTranslation } from 'react-i18next';
import { ChartCard } from '../../ui/ChartCard.tsx';
import { today } from '../../ui/dateText.ts';
import { useLiveCounts } from '../../ui/useLiveCounts.ts';
import { waitOf } from '../../ui/waitText.ts';
import { HomeWaitingDocument } from './arrivals.main.gen.ts';

/** From so many minutes a wait is told as long. */
const longWait = 60;
const shown = 6;

/** Home: the rooms with the longest waits, and how long people wait on average. */
export default function RoomsCard() {
  const { t } = useTranslation('home');
  const rooms = useLiveCounts(HomeWaitingDocument, { ngay: today() }, ['HangDoi', 'KhamBenh'])?.choTheoNoi;
  if (!rooms) return null;
  const longest = (minutes: number) => {
    const { unit, count } = waitOf(minutes);
    return t(`longest.${unit}`, { count });
  };
  return (
    <ChartCard
      title={t('rooms')}
      lead={t('roomsLead', { count: rooms.reduce((sum, { dangCho }) => sum + dangCho, 0) })}
      to="/tiep-nhan-ngoai-tru"
    >
      {rooms.length === 0 ? <p className="soft">{t('nobodyYet')}</p> : null}
      <ol>
        {rooms.slice(0, shown).map((room) => (
          <li key={room.Node_Id}>
            <span>{room.Node?.ten}</span>
            <strong>{t('waitingNow', { count: room.dangCho })}</strong>
            <span className="chart-card-facts soft">
              {room.lauNhatPhut === null ? null : (
                <span className={room.lauNhatPhut >= longWait ? 'long-wait' : undefined}>
                  {longest(room.lauNhatPhut)}
                </span>
              )}
              {room.trungBinhPhut === null ? null : (
                <span>{t('average', { count: room.trungBinhPhut })}</span>
              )}
              {room.duKienPhut === null ? null : <span>{t('expected', { count: room.duKienPhut })}</span>}
            </span>
          </li>
        ))}
      </ol>
    </ChartCard>
  );
}
