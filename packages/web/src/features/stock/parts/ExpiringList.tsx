import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DecimalInput } from '../../../ui/DecimalInput.tsx';
import { formatDate } from '../../../ui/dateText.ts';
import { PartGrid } from '../../../ui/grid/LocalGrid.tsx';
import { Money } from '../../../ui/Money.tsx';
import { showDecimal } from '../../../ui/numberText.ts';
import { StateTag } from '../../../ui/StateTag.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { useEvents } from '../../../ui/useEvents.ts';
import { StockExpiringDocument, type StockExpiringQuery } from '../stock.pharmacy.gen.ts';
import { DrugLink } from './DrugLink.tsx';

type Lot = StockExpiringQuery['loSapHetHan'][number];

/** Lots of a store that are expired, or expire within some days. */
export function ExpiringList({ idStore, onDrug }: { idStore: string; onDrug: (id: string) => void }) {
  const { t } = useTranslation('stock');
  const [days, setDays] = useState<string | null>('60');
  const soNgay = days !== null && /^\d{1,4}$/.test(days) ? Number(days) : 60;
  const { data, previousData, loading, error, refetch } = useQuery(StockExpiringDocument, {
    variables: { idStore, soNgay },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['Kho', 'CapPhatThuoc'], () => void refetch());
  const lots = (data ?? previousData)?.loSapHetHan;
  if (error && !lots) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <section className="section">
      <div className="stock-section-head">
        <h2>{t('expiring')}</h2>
        <label htmlFor="stock-days">{t('withinDays')}</label>
        <DecimalInput id="stock-days" value={days} onChange={setDays} />
      </div>
      <PartGrid<Lot>
        name="stock-expiring"
        label={t('expiring')}
        rowKey={(row) => row._id}
        rowName={(row) => `${row.TenDuoc} – ${row.SoLo}`}
        rows={lots ?? []}
        loading={loading && !lots}
        empty={<EmptyState text={t('noneExpiring')} />}
        columns={[
          {
            key: 'TenDuoc',
            label: t('line.Duoc_Id'),
            width: 220,
            grow: true,
            sortable: true,
            value: (row) => row.TenDuoc,
            render: (row) => <DrugLink row={row} onDrug={onDrug} />,
          },
          { key: 'SoLo', label: t('line.SoLo'), kind: 'code', render: (row) => row.SoLo },
          {
            key: 'HanDung',
            label: t('line.HanDung'),
            width: 210,
            sortable: true,
            value: (row) => row.HanDung,
            render: (row) => (
              <>
                {formatDate(row.HanDung)}{' '}
                <StateTag tone={row.conNgay < 0 ? 'urgent' : 'called'}>
                  {row.conNgay < 0 ? t('expired') : t('daysLeft', { count: row.conNgay })}
                </StateTag>
              </>
            ),
          },
          {
            key: 'SoLuong',
            label: t('left'),
            kind: 'number',
            width: 130,
            sortable: true,
            value: (row) => Number(row.SoLuong),
            render: (row) => `${showDecimal(row.SoLuong)} ${row.DonViTinh ?? ''}`,
          },
          {
            key: 'GiaTri',
            label: t('value'),
            kind: 'money',
            sortable: true,
            value: (row) => Number(row.GiaTri),
            render: (row) => <Money value={row.GiaTri} />,
          },
        ]}
      />
    </section>
  );
}
