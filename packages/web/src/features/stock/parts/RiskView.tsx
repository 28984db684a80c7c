import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../../catalogue/RefPicker.tsx';
import { userMessage } from '../../../session/userMessage.ts';
import { useSession } from '../../../session/useSession.ts';
import { DecimalInput } from '../../../ui/DecimalInput.tsx';
import { formatDate } from '../../../ui/dateText.ts';
import { PartGrid } from '../../../ui/grid/LocalGrid.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { Money } from '../../../ui/Money.tsx';
import { isAmount, showDecimal } from '../../../ui/numberText.ts';
import { StateTag } from '../../../ui/StateTag.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { useEvents } from '../../../ui/useEvents.ts';
import { SaveStockLimitDocument, StockRisksDocument, type StockRisksQuery } from '../stock.pharmacy.gen.ts';

type Low = StockRisksQuery['thuocSapHet'][number];
type Drug = Pick<Low, 'Duoc_Id' | 'TenDuoc'>;
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
  const drug = {
    key: 'TenDuoc',
    label: t('line.Duoc_Id'),
    width: 220,
    grow: true,
    sortable: true,
    value: (row: Drug) => row.TenDuoc,
    render: (row: Drug) => (
      <Button type="link" onClick={() => onDrug(row.Duoc_Id)}>
        {row.TenDuoc}
      </Button>
    ),
  };
  return (
    <>
      <section className="section">
        <h2>{t('expiring')}</h2>
        <div className="stock-filter">
          <label htmlFor="stock-days">{t('withinDays')}</label>
          <DecimalInput id="stock-days" value={days} onChange={setDays} />
        </div>
        <PartGrid<Expiring>
          name="stock-expiring"
          label={t('expiring')}
          rowKey={(row) => row._id}
          rowName={(row) => `${row.TenDuoc} – ${row.SoLo}`}
          rows={risks?.loSapHetHan ?? []}
          loading={loading && !risks}
          empty={<EmptyState text={t('noneExpiring')} />}
          columns={[
            drug,
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
      <section className="section">
        <h2>{t('low')}</h2>
        {permissions.has('KHO_LAP_PHIEU') ? (
          <LimitForm idStore={idStore} onSaved={() => void refetch()} />
        ) : null}
        <PartGrid<Low>
          name="stock-low"
          label={t('low')}
          rowKey={(row) => row._id}
          rowName={(row) => row.TenDuoc}
          rows={risks?.thuocSapHet ?? []}
          loading={loading && !risks}
          empty={<EmptyState text={t('noLimits')} />}
          columns={[
            drug,
            {
              key: 'free',
              label: t('line.free'),
              kind: 'number',
              width: 150,
              sortable: true,
              value: (row) => Number(row.SoLuongKhaDung),
              render: (row) => `${showDecimal(row.SoLuongKhaDung)} ${row.DonViTinh ?? ''}`,
            },
            {
              key: 'limit',
              label: t('limit'),
              kind: 'number',
              width: 130,
              sortable: true,
              value: (row) => Number(row.TonToiThieu),
              render: (row) => showDecimal(row.TonToiThieu),
            },
            {
              key: 'state',
              label: t('state'),
              kind: 'state',
              width: 160,
              sortable: true,
              value: (row) => (row.sapHet ? 0 : 1),
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
