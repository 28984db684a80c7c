import { useQuery } from '@apollo/client/react';
import { errorText } from '@sen/domain/errors/errors';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { refusalOf } from '../../../ui/acts.ts';
import { formatDateTime } from '../../../ui/dateText.ts';
import { MendPlace } from '../../../ui/MendPlace.tsx';
import { Money } from '../../../ui/Money.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { Bill } from '../useBill.ts';
import { ConfirmationHistoryDocument, type VisitToConfirmFragment } from './confirmations.main.gen.ts';

/** Refusals that lie in the rights of the account. */
const rights: ReadonlySet<string> = new Set(['FORBIDDEN', 'NODE_NOT_GRANTED']);

type Props = { row: VisitToConfirmFragment; bill: Bill };

/** What stops a visit and who can help, or by whom and when it was confirmed; and what the fund would ask back for. */
export function ConfirmationNotes({ row, bill }: Props) {
  const { t } = useTranslation('confirmations');
  const next = row.TinhTrang === 'DaXacNhan' ? 'huyXacNhanBHYT' : 'xacNhanBHYT';
  // who may not do it is told whom to ask
  const mine = row.vuongMac ? null : refusalOf(bill, next);
  const stops =
    row.vuongMac ?? (mine !== null && rights.has(mine) ? errorText(mine, currentLanguage()) : null);
  return (
    <>
      {row.NguoiXacNhan && row.NgayXacNhan ? (
        <p>
          <StateTag tone="done">
            {t('signedAt', { name: row.NguoiXacNhan.ten, at: formatDateTime(row.NgayXacNhan) })}
          </StateTag>
        </p>
      ) : null}
      {stops ? (
        <p className="bill-warning" role="status">
          {stops}
        </p>
      ) : null}
      {row.phatHiens.length > 0 ? (
        <section aria-label={t('findings')}>
          <h3>{t('findings')}</h3>
          <ul className="confirmation-findings">
            {row.phatHiens.map((one) => (
              <li key={`${one.ma} ${one.noiDung}`}>
                {one.laLoi ? null : <StateTag tone="waiting">{t('toLookAt')}</StateTag>} {one.noiDung} →{' '}
                <MendPlace finding={one} visit={row} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

/** The confirmations that were taken back, each with its reason. */
export function EarlierConfirmations({ row }: { row: VisitToConfirmFragment }) {
  const { t } = useTranslation('confirmations');
  const { data } = useQuery(ConfirmationHistoryDocument, {
    variables: { TiepNhan_Id: row.TiepNhan_Id },
    fetchPolicy: 'cache-and-network',
  });
  const earlier = (data?.lans ?? []).filter((one) => one.NgayHuy !== null);
  if (earlier.length === 0) return null;
  return (
    <section aria-label={t('earlier')}>
      <h3>{t('earlier')}</h3>
      <ul className="confirmation-history">
        {earlier.map((one) => (
          <li key={one._id}>
            {t('signedAt', { name: one.NguoiXacNhan?.ten ?? '–', at: formatDateTime(one.NgayXacNhan) })} ·{' '}
            <Money value={one.BHChiTra} />
            <br />
            <span className="soft">
              {t('takenBack', { name: one.NguoiHuy?.ten ?? '–', at: formatDateTime(one.NgayHuy) })}{' '}
              {one.LyDoHuy}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
