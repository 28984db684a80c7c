import { useTranslation } from 'react-i18next';
import type { useBench } from './useBench.ts';

type Props = Pick<ReturnType<typeof useBench>, 'rooms' | 'room' | 'setRoom'>;

/** The rooms as cards: what waits, what is in work, what is answered, and what lies from before. */
export function RoomCards({ rooms, room, setRoom }: Props) {
  const { t } = useTranslation('paraclinical');
  return (
    <div className="bench-rooms" role="radiogroup" aria-label={t('rooms')}>
      {rooms.map(({ Phong, ChoThucHien, DangLam, TonTruoc, CoKetQua }) => (
        <label key={Phong._id} className={Phong._id === room?.Phong._id ? 'bench-room chosen' : 'bench-room'}>
          <input
            type="radio"
            name="bench-room"
            className="visually-hidden"
            checked={Phong._id === room?.Phong._id}
            onChange={() => setRoom(Phong._id)}
          />
          <strong>{Phong.ten}</strong>
          <span className="bench-figures">
            <span>
              <b>{ChoThucHien}</b> {t('waiting')}
            </span>
            <span>
              <b>{DangLam}</b> {t('inWork')}
            </span>
            <span>
              <b>{CoKetQua}</b> {t('answered')}
            </span>
          </span>
          {TonTruoc > 0 ? <small className="bench-late">{t('late', { count: TonTruoc })}</small> : null}
        </label>
      ))}
    </div>
  );
}
