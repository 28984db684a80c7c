import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../ui/dateText.ts';
import { Money } from '../../../ui/Money.tsx';
import type { Card, Kind, Service } from '../kioskStep.ts';

type Props = {
  loai: Kind;
  card: Card | null;
  services: readonly Service[];
  onRoom: (service: string, room: string) => void;
  onDesk: () => void;
};

/** The examinations with their rooms, how many wait there, and the price for who pays. */
export function ChooseRoom({ loai, card, services, onRoom, onDesk }: Props) {
  const { t } = useTranslation('kiosk');
  return (
    <section>
      <h1>{t('chooseRoom')}</h1>
      {card ? (
        <p className="kiosk-hint">
          {t('cardHolds', { end: card.cuoiSo, percent: card.mucHuong, until: formatDate(card.hanThe) })}
        </p>
      ) : null}
      <ul className="kiosk-rooms">
        {services.flatMap((service) =>
          service.phongs.map((room) => (
            <li key={`${service.DichVu_Id} ${room._id}`}>
              <button
                type="button"
                className="kiosk-room"
                onClick={() => onRoom(service.DichVu_Id, room._id)}
              >
                <strong>{room.ten}</strong>
                <span>{service.ten}</span>
                {loai === 'YeuCau' ? (
                  <span className="kiosk-price">
                    <Money value={service.DonGia} /> {t('dong')}
                  </span>
                ) : null}
                <span>
                  {t('waiting', { count: room.soCho })}
                  {room.duKienPhut === null || room.duKienPhut === undefined
                    ? ''
                    : `, ${t('expected', { count: room.duKienPhut })}`}
                </span>
              </button>
            </li>
          )),
        )}
      </ul>
      <div className="kiosk-row">
        <button type="button" className="kiosk-button" onClick={onDesk}>
          {t('noneOfThese')}
        </button>
      </div>
    </section>
  );
}
