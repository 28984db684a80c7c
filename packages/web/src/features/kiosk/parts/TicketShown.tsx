import { QRCodeSVG } from '@rc-component/qrcode';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../ui/Money.tsx';
import type { Result, Ticket } from '../kioskStep.ts';

type Props = { result: Result; failed: boolean; onDone: () => void };

/** The numbers of a reception: first the cashier's where something is to be paid, then the room's. */
export function TicketShown({ result, failed, onDone }: Props) {
  const { t } = useTranslation('kiosk');
  const { ve, veThuPhi, phaiThu, khuyenMais, maQR } = result;
  if (!ve) return null;
  return (
    <section>
      <h1>{t(ve.choThuPhi ? 'payFirst' : 'yourNumber')}</h1>
      <div className="kiosk-tickets">
        {veThuPhi && ve.choThuPhi ? <NumberCard ticket={veThuPhi} label={t('cashierNumber')} /> : null}
        <NumberCard ticket={ve} label={t('roomNumber')} place={ve.noi ?? null} />
        {ve.choThuPhi && phaiThu && maQR ? (
          <figure className="kiosk-code">
            <QRCodeSVG
              value={maQR}
              size={220}
              marginSize={2}
              level="M"
              role="img"
              aria-label={t('transferCode')}
            />
            <figcaption>
              <strong>
                <Money value={phaiThu} /> {t('dong')}
              </strong>
              <span>{t('transferHow')}</span>
            </figcaption>
          </figure>
        ) : null}
      </div>
      {ve.choThuPhi ? (
        <p className="kiosk-hint">
          {t('payAtCashier')}{' '}
          {phaiThu && !maQR ? (
            <strong>
              <Money value={phaiThu} /> {t('dong')}
            </strong>
          ) : null}
        </p>
      ) : null}
      {khuyenMais.map(({ Ten, SoTien }) => (
        <p key={Ten} className="kiosk-hint">
          {t('promotion', { name: Ten })} <Money value={SoTien} /> {t('dong')}
        </p>
      ))}
      <End failed={failed} onDone={onDone} />
    </section>
  );
}

type NumberProps = {
  ticket: Ticket;
  label: string;
  /** The room; desks that share a queue have none. */
  place?: string | null;
};

/** A number in large type, with the code by which a telephone follows it. */
export function NumberCard({ ticket, label, place = null }: NumberProps) {
  const { t } = useTranslation('kiosk');
  const { soNguoiTruoc: before, duKienPhut: minutes } = ticket;
  return (
    <article className="kiosk-number">
      <p>{label}</p>
      <output>{ticket.KyHieu}</output>
      {place ? <p className="kiosk-place">{place}</p> : null}
      {ticket.uuTien ? <p>{t('priority')}</p> : null}
      {before === null || before === undefined ? null : (
        <p>
          {t('before', { count: before })}
          {minutes === null || minutes === undefined ? '' : `, ${t('expected', { count: minutes })}`}
        </p>
      )}
      {ticket.diaChiTheoDoi ? (
        <figure className="kiosk-code">
          <QRCodeSVG
            value={ticket.diaChiTheoDoi}
            size={150}
            marginSize={2}
            level="M"
            role="img"
            aria-label={t('followCode')}
          />
          <figcaption>{t('followHow')}</figcaption>
        </figure>
      ) : null}
    </article>
  );
}

/** What is left to do with a number, and the end of the turn. */
export function End({ failed, onDone }: { failed: boolean; onDone: () => void }) {
  const { t } = useTranslation('kiosk');
  return (
    <>
      {failed ? (
        <p className="kiosk-failed" role="alert">
          {t('notPrinted')}
        </p>
      ) : null}
      <div className="kiosk-row">
        <button type="button" className="kiosk-button primary" onClick={onDone}>
          {t('done')}
        </button>
      </div>
    </>
  );
}
