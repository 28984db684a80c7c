import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../ui/dateText.ts';
import { showDecimal } from '../../../ui/numberText.ts';
import { StateTag } from '../../../ui/StateTag.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { useEvents } from '../../../ui/useEvents.ts';
import { StockOfDrugDocument } from '../drug.pharmacy.gen.ts';

/** What every store has of a drug, live, and when the lot that is given next expires. */
export function DrugStock({ drug }: { drug: string }) {
  const { t } = useTranslation(['pharmacy', 'common']);
  const { data, error, refetch } = useQuery(StockOfDrugDocument, {
    variables: { id: drug },
    fetchPolicy: 'network-only',
  });
  useEvents(['CapPhatThuoc'], () => void refetch());
  if (!data)
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <div className="sen-loading" role="status" aria-label={t('loading', { ns: 'common' })} />
    );
  const rows = data.getStocks.filter((row) => row.Kho_Id !== null);
  if (rows.length === 0) return <p className="soft">{t('noStockOfDrug')}</p>;
  return (
    <table className="plain-table drug-stock" aria-label={t('page.stock')}>
      <thead>
        <tr>
          <th scope="col">{t('store')}</th>
          <th scope="col">{t('onShelf')}</th>
          <th scope="col">{t('freeAmount')}</th>
          <th scope="col">{t('expires')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.Kho_Id}>
            <td>{row.TenKho}</td>
            <td>
              {showDecimal(row.SoLuong)} {row.DonViTinh}
            </td>
            <td>
              <strong>{showDecimal(row.SoLuongKhaDung)}</strong> {row.DonViTinh}
            </td>
            <td>
              {row.HanDung ? formatDate(row.HanDung) : '–'}{' '}
              {row.sapHetHan ? <StateTag tone="called">{t('nearExpiry')}</StateTag> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
