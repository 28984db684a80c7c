import { Checkbox, Input, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../ui/dateText.ts';
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
        size="small"
        rowKey="_id"
        loading={stock.loading}
        dataSource={stock.rows}
        pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
        scroll={{ x: 640 }}
        columns={[
          { title: t('drug'), dataIndex: 'TenDuoc' },
          { title: t('lot'), dataIndex: 'SoLo', width: 110 },
          {
            title: t('expires'),
            width: 190,
            render: (_, row) => (
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
          { title: t('onShelf'), align: 'right', width: 90, render: (_, row) => Number(row.SoLuong) },
          { title: t('held'), align: 'right', width: 90, render: (_, row) => Number(row.SoLuongGiu) },
          {
            title: t('freeAmount'),
            align: 'right',
            width: 90,
            render: (_, row) => Number(row.SoLuongKhaDung),
          },
          { title: t('unit'), dataIndex: 'DonViTinh', width: 80 },
        ]}
      />
    </section>
  );
}
