import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../ui/dateText.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Money } from '../../../ui/Money.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import type { Bill } from '../useBill.ts';
import { CashierCancelledDocument } from '../visitActs.main.gen.ts';

/** The cancelled receipts of a visit by themselves: who cancelled each, when and why. */
export function CancelledReceipts({ bill }: { bill: Bill }) {
  const { t } = useTranslation(['cashier', 'common']);
  const [open, setOpen] = useState(false);
  const count = bill.bienLais.filter(({ TrangThai }) => TrangThai === 'DaHuy').length;
  if (count === 0) return null;
  return (
    <>
      <Button size="small" type="link" onClick={() => setOpen(true)}>
        {t('cancelledReceipts', { count })}
      </Button>
      {open ? (
        <Modal
          open
          width={560}
          title={t('cancelledReceipts', { count })}
          onCancel={() => setOpen(false)}
          footer={<Button onClick={() => setOpen(false)}>{t('close', { ns: 'common' })}</Button>}
        >
          <CancelledList TiepNhan_Id={bill.TiepNhan_Id} />
        </Modal>
      ) : null}
    </>
  );
}

function CancelledList({ TiepNhan_Id }: { TiepNhan_Id: string }) {
  const { t } = useTranslation(['cashier', 'common']);
  const { data, error, refetch } = useQuery(CashierCancelledDocument, {
    variables: { TiepNhan_Id },
    fetchPolicy: 'network-only',
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <div className="sen-loading" role="status" aria-label={t('loading', { ns: 'common' })} />;
  return (
    <ul className="receipts">
      {data.bienLais.map((one) => (
        <li key={one._id}>
          <span className="receipt-main">
            <strong>{one.MaBienLai}</strong>
            <Money value={one.GiaTriBienLai} strong />
          </span>
          <small>
            {t(`kind.${one.LoaiBienLai}`)} · {formatDateTime(one.NgayBienLai)} · {one.NguoiThu?.ten}
          </small>
          <small className="bill-warning">
            {t('cancelledBy', { at: formatDateTime(one.NgayHuy), who: one.NguoiHuy?.ten ?? '–' })}{' '}
            {one.LyDoHuy}
          </small>
        </li>
      ))}
    </ul>
  );
}
