import { useQuery } from '@apollo/client/react';
import { errorText } from '@sen/domain/errors/errors';
import { useTranslation } from 'react-i18next';
import type { OpenedProps } from '../../../lists/listDef.ts';
import { currentLanguage } from '../../../session/i18n.ts';
import { refusalOf } from '../../../ui/acts.ts';
import { formatDateTime } from '../../../ui/dateText.ts';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { Money } from '../../../ui/Money.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import PayerDialog from '../parts/PayerDialog.tsx';
import { useBill } from '../useBill.ts';
import { useCashierActs } from '../useCashierActs.ts';
import { PayerHistoryDocument, type VisitWithPayerFragment } from './payers.main.gen.ts';
import '../cashier.css';

type Props = OpenedProps<VisitWithPayerFragment>;

/** Who pays for one visit: changed here, or what stops it; and how it changed before. */
export default function PayerDeskDialog({ row, onChanged, onClose }: Props) {
  const visit = row && { TiepNhan_Id: row.TiepNhan_Id, BenhNhan_Id: row.BenhNhan_Id };
  const state = useBill(visit);
  const { bill } = state;
  const acts = useCashierActs(visit, async () => {
    await state.refetch();
    onChanged();
  });
  const refused = bill && refusalOf(bill, 'doiDoiTuong');
  const stops = row?.vuongMac ?? (refused && errorText(refused, currentLanguage()));
  if (row && bill?.TiepNhan && refused === null)
    return (
      <PayerDialog visit={bill.TiepNhan} onClose={onClose} run={acts.changePayer}>
        <Earlier row={row} />
      </PayerDialog>
    );
  return (
    <Modal open title={row ? `${row.TenBenhNhan} · ${row.MaYTe}` : ''} footer={null} onCancel={onClose}>
      {row && bill ? (
        <>
          {stops ? (
            <p className="bill-warning" role="status">
              {stops}
            </p>
          ) : null}
          <Earlier row={row} />
        </>
      ) : state.error ? (
        <ErrorState error={state.error} onRetry={() => void state.refetch()} />
      ) : (
        <Loading />
      )}
    </Modal>
  );
}

/** The visit, and each change before. */
function Earlier({ row }: { row: VisitWithPayerFragment }) {
  const { t } = useTranslation('payers');
  const { data } = useQuery(PayerHistoryDocument, {
    variables: { TiepNhan_Id: row.TiepNhan_Id },
    fetchPolicy: 'cache-and-network',
  });
  const changes = data?.lans ?? [];
  return (
    <>
      <p>
        <strong>{row.TenBenhNhan}</strong> · {row.MaYTe} · {row.MaTiepNhan} · {row.DoiTuong?.ten ?? ''}
      </p>
      {changes.length > 0 ? (
        <section aria-label={t('earlier')}>
          <h3>{t('earlier')}</h3>
          <ul className="payer-changes">
            {changes.map((one) => (
              <li key={one._id}>
                {t('fromTo', { from: one.DoiTuongTruoc?.ten ?? '', to: one.DoiTuongSau?.ten ?? '' })}{' '}
                <Money value={one.BenhNhanTTTruoc} /> → <Money value={one.BenhNhanTTSau} strong />
                <br />
                <span className="soft">
                  {[one.nguoiDoi, formatDateTime(one.NgayTao)].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
