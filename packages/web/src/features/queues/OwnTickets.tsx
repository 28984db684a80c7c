import { queues } from '@sen/domain/queues/queueKinds';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { formatDate } from '../../ui/dateText.ts';
import { isEarlier } from '../../ui/EarlierDay.tsx';
import type { OwnTicket } from './useOwnTurn.ts';

/** What its holder has to mind now, in large letters. */
export function TurnNow({ ticket }: { ticket: OwnTicket | null }) {
  const { t } = useTranslation('ownTurn');
  if (!ticket)
    return (
      <div className="turn-now" aria-live="polite">
        <p className="turn-words">{t('done')}</p>
        <p>{t('doneHint')}</p>
      </div>
    );
  const called = ticket.TrangThai === 'dang_goi';
  return (
    <div className={called ? 'turn-now called' : 'turn-now'} aria-live={called ? 'assertive' : 'polite'}>
      <p className="turn-number">{ticket.KyHieu}</p>
      {isEarlier(ticket.Ngay) ? <p>{t('ofDay', { day: formatDate(ticket.Ngay) })}</p> : null}
      <p className="turn-place">{placeOf(ticket)}</p>
      <p className="turn-words">{t(`now.${ticket.TrangThai}`, wordsOf(ticket))}</p>
      {ticket.TrangThai === 'cho' ? <Before ticket={ticket} /> : null}
      {ticket.TrangThai === 'vang' ? <p>{t('absentHint')}</p> : null}
    </div>
  );
}

function Before({ ticket: { soNguoiTruoc, duKienPhut, choThuPhi } }: { ticket: OwnTicket }) {
  const { t } = useTranslation('ownTurn');
  if (choThuPhi) return <p className="turn-before">{t('payFirst')}</p>;
  return (
    <>
      {soNguoiTruoc === null ? null : (
        <p className="turn-before">{soNguoiTruoc === 0 ? t('next') : t('before', { count: soNguoiTruoc })}</p>
      )}
      {duKienPhut === null ? null : <p>{t('expected', { count: duKienPhut })}</p>}
    </>
  );
}

/** Every number of the visit: what is done, where to go next. */
export function OwnTickets({ tickets }: { tickets: readonly OwnTicket[] }) {
  const { t } = useTranslation('ownTurn');
  if (tickets.length < 2) return null;
  return (
    <section>
      <h2>{t('all')}</h2>
      <ol>
        {tickets.map((ticket) => (
          <li
            key={`${ticket.HangDoi} ${ticket.Ngay} ${ticket.KyHieu}`}
            className={`turn-${ticket.TrangThai}`}
          >
            <strong>{ticket.KyHieu}</strong>
            <span>{placeOf(ticket)}</span>
            <span className="turn-state">{stateOf(ticket, t)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function stateOf(ticket: OwnTicket, t: ReturnType<typeof useTranslation<'ownTurn'>>['t']): string {
  if (ticket.choThuPhi) return t('payFirst');
  if (ticket.TrangThai !== 'cho' || !ticket.soNguoiTruoc) return t(`state.${ticket.TrangThai}`);
  return t('before', { count: ticket.soNguoiTruoc });
}

/** The kind of work, and the room where it has one. */
function placeOf({ HangDoi, Noi }: OwnTicket): string {
  const kind = queues[HangDoi];
  const label = kind.label[currentLanguage()];
  return kind.sharedBy || !Noi ? label : `${label} · ${Noi}`;
}

function wordsOf({ Quay, Noi }: OwnTicket): { place: string } {
  return { place: Quay ?? Noi ?? '' };
}
