import { drugLabel } from '@sen/domain/prescriptions/drugLabel';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../ui/dateText.ts';
import { Checkbox } from '../../../ui/kit/choices.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Table } from '../../../ui/kit/Table.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { StockState } from '../useStock.ts';

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
      <Table
        rowKey={(row) => row._id}
        loading={stock.loading}
        rows={stock.rows}
        pageSize={50}
        columns={[
          { key: 'TenDuoc', title: t('drug'), render: (row) => drugLabel(row.TenDuoc, row.HamLuong) },
          { key: 'SoLo', title: t('lot'), render: (row) => row.SoLo, width: 110 },
          {
            key: 'expires',
            title: t('expires'),
            width: 190,
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
          {
            key: 'onShelf',
            title: t('onShelf'),
            align: 'right',
            width: 90,
            render: (row) => Number(row.SoLuong),
          },
          {
            key: 'held',
            title: t('held'),
            align: 'right',
            width: 90,
            render: (row) => Number(row.SoLuongGiu),
          },
          {
            key: 'freeAmount',
            title: t('freeAmount'),
            align: 'right',
            width: 90,
            render: (row) => Number(row.SoLuongKhaDung),
          },
          { key: 'DonViTinh', title: t('unit'), render: (row) => row.DonViTinh, width: 80 },
        ]}
      />
    </section>
  );
}
