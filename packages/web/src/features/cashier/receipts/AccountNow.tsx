import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../ui/Money.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { useEvents } from '../../../ui/useEvents.ts';
import { ReceiptAccountDocument, ReceiptLinesNowDocument } from './receiptAccount.main.gen.ts';

type Props = { visit: string; lines: readonly string[] };

/** Where the visit of a receipt stands today, live: the money of the visit, and what became of the lines that the receipt paid for. */
export function AccountNow({ visit, lines }: Props) {
  const { t } = useTranslation(['receiptBook', 'cashier']);
  const bill = useQuery(ReceiptAccountDocument, {
    variables: { TiepNhan_Id: visit },
    fetchPolicy: 'network-only',
  });
  const account = bill.data?.vienPhi;
  const paid = useQuery(ReceiptLinesNowDocument, {
    variables: { ids: [...lines], account: account?._id ?? '' },
    skip: !account?._id || lines.length === 0,
    fetchPolicy: 'network-only',
  });
  useEvents(['VienPhi', 'BienLai'], (event) => {
    const about = event === null || (event.data as { TiepNhan_Id?: unknown }).TiepNhan_Id === visit; // an event's JSON
    if (!about) return;
    void bill.refetch();
    if (account?._id && lines.length > 0) void paid.refetch();
  });
  const error = (!bill.data && bill.error) || (!paid.data && paid.error);
  if (error)
    return (
      <ErrorState
        error={error}
        onRetry={() => {
          void bill.refetch();
          if (account?._id && lines.length > 0) void paid.refetch();
        }}
      />
    );
  if (!account) return <div className="sen-loading" role="status" aria-label={t('now')} />;
  const sums = (['BenhNhanTT', 'DaThu', 'TamUngCon', 'ThuThua', 'ConLai', 'CongNo'] as const).filter(
    (sum) => sum === 'BenhNhanTT' || sum === 'ConLai' || Number(account[sum]) > 0,
  );
  return (
    <section className="receipt-now" aria-label={t('now')}>
      <h3>{t('now')}</h3>
      <dl>
        {sums.map((sum) => (
          <div key={sum}>
            <dt>{t(`nowSum.${sum}`)}</dt>
            <dd>
              <Money value={account[sum]} strong={sum === 'ConLai'} />
            </dd>
          </div>
        ))}
      </dl>
      {paid.data && paid.data.dongs.length > 0 ? (
        <ul className="receipt-lines" aria-label={t('nowLines')}>
          {paid.data.dongs.map((line) => (
            <li key={line._id}>
              <span>{line.TenDichVu}</span>
              <span className="receipt-line-signs">
                {line.ThucHien ? <StateTag tone="done">{t('cashier:performed')}</StateTag> : null}
                {Number(line.ThuThua) > 0 ? <StateTag tone="urgent">{t('lineOwed')}</StateTag> : null}
                {Number(line.ConLai) > 0 ? <StateTag tone="called">{t('lineDue')}</StateTag> : null}
                {Number(line.HachToan) > 0 && Number(line.ConLai) === 0 ? (
                  <StateTag tone="result">{t('linePaid')}</StateTag>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {paid.data && paid.data.dongs.length < lines.length ? (
        <p className="soft">{t('linesGone', { count: lines.length - paid.data.dongs.length })}</p>
      ) : null}
    </section>
  );
}
