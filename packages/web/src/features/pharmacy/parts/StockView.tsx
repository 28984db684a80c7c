import { drugLabel } from '@sen/domain/prescriptions/drugLabel';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../ui/dateText.ts';
import type { GridColumn } from '../../../ui/grid/columns.ts';
import { Grid } from '../../../ui/grid/Grid.tsx';
import { Checkbox } from '../../../ui/kit/choices.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { showDecimal } from '../../../ui/numberText.ts';
import { StateTag } from '../../../ui/StateTag.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { StockState } from '../useStock.ts';

type Row = StockState['rows'][number];

/** What lies in the store, by drug and lot. */
export function StockView({ stock }: { stock: StockState }) {
  const { t } = useTranslation('pharmacy');
  return (
    <section className="section">
      <div className="supply-stock-head">
        <Input
          allowClear
          value={stock.search}
          placeholder={t('searchDrug')}
          aria-label={t('searchDrug')}
          onChange={(event) => stock.setSearch(event.target.value)}
        />
        <Checkbox checked={stock.soon} onChange={(event) => stock.setSoon(event.target.checked)}>
          {t('onlyNearExpiry')}
        </Checkbox>
        <span className="soft">{t('lots', { count: stock.total })}</span>
      </div>
      <Grid<Row>
        plain
        bare
        grid={stock.grid}
        label={t('stock')}
        columns={columnsOf(t)}
        rows={stock.rows}
        rowKey={(row) => row._id}
        rowName={(row) => `${row.TenDuoc} – ${row.SoLo}`}
        total={stock.total}
        totalText=""
        loading={stock.loading}
        error={stock.error}
        onRetry={stock.refetch}
        empty={
          <EmptyState
            text={t('noStock')}
            search={{ text: stock.search, onClear: () => stock.setSearch('') }}
          />
        }
      />
    </section>
  );
}

function columnsOf(t: TFunction<'pharmacy'>): ReadonlyArray<GridColumn<Row>> {
  const amount = (
    key: 'SoLuong' | 'SoLuongGiu' | 'SoLuongKhaDung',
    text: 'onShelf' | 'held' | 'freeAmount',
  ): GridColumn<Row> => ({
    key,
    label: t(text),
    kind: 'number',
    sortable: true,
    render: (row) => showDecimal(row[key]),
  });
  return [
    {
      key: 'TenDuoc',
      label: t('drug'),
      width: 220,
      grow: true,
      sortable: true,
      heading: true,
      render: (row) => drugLabel(row.TenDuoc, row.HamLuong),
    },
    { key: 'SoLo', label: t('lot'), width: 110, sortable: true, render: (row) => row.SoLo },
    {
      key: 'HanDung',
      label: t('expires'),
      width: 200,
      sortable: true,
      render: (row) => (
        <>
          {formatDate(row.HanDung)}{' '}
          {row.hetHan ? (
            <StateTag tone="urgent">{t('expired')}</StateTag>
          ) : row.sapHetHan ? (
            <StateTag tone="called">{t('nearExpiry')}</StateTag>
          ) : null}
        </>
      ),
    },
    amount('SoLuong', 'onShelf'),
    amount('SoLuongGiu', 'held'),
    amount('SoLuongKhaDung', 'freeAmount'),
    { key: 'DonViTinh', label: t('unit'), width: 90, render: (row) => row.DonViTinh },
  ];
}
