import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../../catalogue/RefPicker.tsx';
import { userMessage } from '../../../session/userMessage.ts';
import { useSession } from '../../../session/useSession.ts';
import { DecimalInput } from '../../../ui/DecimalInput.tsx';
import { formatDate } from '../../../ui/dateText.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { Table } from '../../../ui/kit/Table.tsx';
import { Money } from '../../../ui/Money.tsx';
import { isAmount, showDecimal } from '../../../ui/numberText.ts';
import { StateTag } from '../../../ui/StateTag.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { useEvents } from '../../../ui/useEvents.ts';
import { SaveStockLimitDocument, StockRisksDocument, type StockRisksQuery } from '../stock.pharmacy.gen.ts';

type Low = StockRisksQuery['thuocSapHet'][number];
type Expiring = StockRisksQuery['loSapHetHan'][number];

/** Stock at risk in a store: lots that expire, and drugs against their limits, which are set here. */
export function RiskView({ idStore, onDrug }: { idStore: string; onDrug: (id: string) => void }) {
  const { t } = useTranslation('stock');
  const { permissions } = useSession();
  const [days, setDays] = useState<string | null>('60');
  const soNgay = Number(days);
  const { data, previousData, loading, error, refetch } = useQuery(StockRisksDocument, {
    variables: { idStore, soNgay: Number.isInteger(soNgay) ? soNgay : 60 },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['Kho', 'CapPhatThuoc'], () => void refetch());
  const risks = data ?? previousData;
  if (error && !risks) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const drug = (row: { Duoc_Id: string; TenDuoc: string }) => (
    <Button type="link" onClick={() => onDrug(row.Duoc_Id)}>
      {row.TenDuoc}
    </Button>
  );
  return (
    <>
      <section className="section">
        <h2>{t('expiring')}</h2>
        <div className="stock-filter">
          <label htmlFor="stock-days">{t('withinDays')}</label>
          <DecimalInput id="stock-days" value={days} onChange={setDays} />
        </div>
        <Table<Expiring>
          label={t('expiring')}
          rowKey={(row) => row._id}
          rows={risks?.loSapHetHan ?? []}
          loading={loading}
          pageSize={50}
          cards
          empty={t('noneExpiring')}
          columns={[
            { key: 'TenDuoc', title: t('line.Duoc_Id'), render: drug },
            { key: 'SoLo', title: t('line.SoLo'), render: (row) => row.SoLo },
            {
              key: 'HanDung',
              title: t('line.HanDung'),
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
              title: t('left'),
              align: 'right',
              render: (row) => `${showDecimal(row.SoLuong)} ${row.DonViTinh ?? ''}`,
            },
            {
              key: 'GiaTri',
              title: t('value'),
              align: 'right',
              render: (row) => <Money value={row.GiaTri} />,
            },
          ]}
        />
      </section>
      <section className="section">
        <h2>{t('low')}</h2>
        {permissions.has('KHO_LAP_PHIEU') ? (
          <LimitForm idStore={idStore} onSaved={() => void refetch()} />
        ) : null}
        <Table<Low>
          label={t('low')}
          rowKey={(row) => row._id}
          rows={risks?.thuocSapHet ?? []}
          loading={loading}
          pageSize={50}
          cards
          empty={t('noLimits')}
          columns={[
            { key: 'TenDuoc', title: t('line.Duoc_Id'), render: drug },
            {
              key: 'free',
              title: t('line.free'),
              align: 'right',
              render: (row) => `${showDecimal(row.SoLuongKhaDung)} ${row.DonViTinh ?? ''}`,
            },
            {
              key: 'limit',
              title: t('limit'),
              align: 'right',
              render: (row) => showDecimal(row.TonToiThieu),
            },
            {
              key: 'state',
              title: t('state'),
              render: (row) => (
                <StateTag tone={row.sapHet ? 'urgent' : 'done'}>
                  {t(row.sapHet ? 'below' : 'enough')}
                </StateTag>
              ),
            },
          ]}
        />
      </section>
    </>
  );
}

/** Sets the least that the store should hold of a drug. */
function LimitForm({ idStore, onSaved }: { idStore: string; onSaved: () => void }) {
  const { t } = useTranslation(['stock', 'common']);
  const { message } = useNotices();
  const [save, { loading }] = useMutation(SaveStockLimitDocument);
  const [drug, setDrug] = useState<string | null>(null);
  const [least, setLeast] = useState<string | null>(null);
  const ready = drug !== null && least !== null && isAmount(least);
  const submit = async () => {
    if (!ready) return;
    try {
      await save({ variables: { input: { idStore, Duoc_Id: drug, TonToiThieu: least } } });
      message.success(t('limitSaved'));
      setDrug(null);
      setLeast(null);
      onSaved();
    } catch (error) {
      message.error(userMessage(error));
    }
  };
  return (
    <form
      className="stock-filter"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="stock-drug">
        <RefPicker
          to="Duoc"
          value={drug}
          placeholder={t('limitDrug')}
          aria-label={t('limitDrug')}
          onChange={setDrug}
        />
      </div>
      <DecimalInput value={least} placeholder={t('limit')} aria-label={t('limit')} onChange={setLeast} />
      <Button htmlType="submit" loading={loading} disabled={!ready}>
        {t('setLimit')}
      </Button>
    </form>
  );
}
