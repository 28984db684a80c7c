import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../ui/dateText.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { Money } from '../../../ui/Money.tsx';
import { showDecimal } from '../../../ui/numberText.ts';
import { ErrorState } from '../../../ui/states.tsx';
import { CashierWithdrawnLinesDocument } from '../cashier.main.gen.ts';
import type { Bill, Visit } from '../useBill.ts';

/** What was ordered and withdrawn again stands on no bill; here it is seen, with by whom and when. */
export function WithdrawnLines({ bill }: { bill: Bill }) {
  const { t } = useTranslation(['cashier', 'common']);
  const [open, setOpen] = useState(false);
  if (!bill.TiepNhan) return null;
  const visit = { TiepNhan_Id: bill.TiepNhan_Id, BenhNhan_Id: bill.TiepNhan.BenhNhan_Id };
  return (
    <>
      <Button size="small" type="link" onClick={() => setOpen(true)}>
        {t('withdrawn.open')}
      </Button>
      {open ? (
        <Modal
          open
          width={560}
          title={t('withdrawn.title')}
          onCancel={() => setOpen(false)}
          footer={<Button onClick={() => setOpen(false)}>{t('close', { ns: 'common' })}</Button>}
        >
          <WithdrawnList visit={visit} />
        </Modal>
      ) : null}
    </>
  );
}

function WithdrawnList({ visit }: { visit: Visit }) {
  const { t } = useTranslation('cashier');
  const { data, error, refetch } = useQuery(CashierWithdrawnLinesDocument, {
    variables: visit,
    fetchPolicy: 'no-cache',
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const lines = data.vienPhi.tatCaDongs.filter((line) => line.DaHuy);
  if (lines.length === 0) return <p className="soft">{t('withdrawn.none')}</p>;
  return (
    <ul className="receipts">
      {lines.map((line) => (
        <li key={line._id}>
          <span className="receipt-main">
            <strong>{line.TenDichVu}</strong>
            <Money value={line.ThanhTien} />
          </span>
          <small>
            {showDecimal(line.SoLuong)} {line.DonViTinh} · {line.MaDV}
          </small>
          <small className="bill-warning">
            {t('withdrawn.by', { at: formatDateTime(line.NgayHuy), who: line.nguoiHuy ?? '–' })}
          </small>
        </li>
      ))}
    </ul>
  );
}
