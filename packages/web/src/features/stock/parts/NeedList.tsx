import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/useSession.ts';
import type { GridColumn } from '../../../ui/grid/columns.ts';
import { PartGrid } from '../../../ui/grid/LocalGrid.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Segmented } from '../../../ui/kit/choices.tsx';
import { showDecimal } from '../../../ui/numberText.ts';
import { StateTag } from '../../../ui/StateTag.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { useDownload } from '../../../ui/useDownload.ts';
import { type Need, type Period, periods, useNeeds } from '../useNeeds.ts';
import { DrugLink } from './DrugLink.tsx';
import { LimitCells, LimitForm } from './LimitFields.tsx';

type Props = { idStore: string; onDrug: (id: string) => void };

/** What the store should bring in: drugs against their limits and their use, with the quantity that is proposed. */
export function NeedList({ idStore, onDrug }: Props) {
  const { t } = useTranslation('stock');
  const { permissions } = useSession();
  const download = useDownload();
  const needs = useNeeds(idStore);
  const mayWrite = permissions.has('KHO_LAP_PHIEU');
  if (needs.error) return <ErrorState error={needs.error} onRetry={needs.refetch} />;
  const units = (value: string, row: Need) => `${showDecimal(value)} ${row.DonViTinh ?? ''}`;
  const columns: GridColumn<Need>[] = [
    {
      key: 'TenDuoc',
      label: t('line.Duoc_Id'),
      width: 220,
      grow: true,
      sortable: true,
      value: (row) => row.TenDuoc,
      render: (row) => <DrugLink row={row} onDrug={onDrug} />,
    },
    {
      key: 'state',
      kind: 'state',
      width: 130,
      sortable: true,
      value: (row) => (row.sapHet ? 0 : 1),
      label: t('state'),
      render: (row) => (
        <StateTag tone={row.sapHet ? 'urgent' : 'done'}>{t(row.sapHet ? 'below' : 'enough')}</StateTag>
      ),
    },
    {
      key: 'free',
      sortable: true,
      value: (row) => Number(row.SoLuongKhaDung),
      label: t('line.free'),
      kind: 'number',
      width: 130,
      render: (row) => (
        <>
          {units(row.SoLuongKhaDung, row)}
          {Number(row.SoLuongDangChuyen) > 0 ? (
            <small className="stock-coming">
              {t('coming', { amount: showDecimal(row.SoLuongDangChuyen) })}
            </small>
          ) : null}
        </>
      ),
    },
    {
      key: 'used',
      sortable: true,
      value: (row) => Number(row.SoLuongDaDung),
      label: t('used', { days: needs.period }),
      kind: 'number',
      width: 130,
      render: (row) => showDecimal(row.SoLuongDaDung),
    },
    {
      key: 'limits',
      width: 190,
      label: t('limits'),
      render: (row) => (
        <LimitCells
          key={`${row.TonToiThieu} ${row.TonToiDa}`}
          row={row}
          disabled={!mayWrite}
          onSave={(limits) => needs.setLimits(row.Duoc_Id, limits)}
        />
      ),
    },
    {
      key: 'deXuat',
      sortable: true,
      value: (row) => Number(row.deXuat),
      label: t('proposed'),
      kind: 'number',
      width: 130,
      render: (row) => (Number(row.deXuat) > 0 ? <strong>{units(row.deXuat, row)}</strong> : '–'),
    },
  ];
  const query = new URLSearchParams({ idStore, soNgay: needs.period });
  return (
    <section className="section">
      <div className="stock-section-head">
        <h2>{t('need')}</h2>
        <Segmented
          aria-label={t('needShown')}
          value={needs.all ? 'all' : 'low'}
          onChange={(value: 'all' | 'low') => needs.setAll(value === 'all')}
          options={[
            { value: 'low', label: `${t('needLow')} (${needs.counts.low})` },
            { value: 'all', label: `${t('needAll')} (${needs.counts.all})` },
          ]}
        />
        <Segmented
          aria-label={t('usedIn')}
          value={needs.period}
          onChange={(value: Period) => needs.setPeriod(value)}
          options={periods.map((value) => ({ value, label: t('days', { count: Number(value) }) }))}
        />
        <Button
          icon={<DownloadIcon />}
          onClick={() => download(`/api/stock/need.xlsx?${query}`, 'du-tru-nhap.xlsx')}
        >
          Excel
        </Button>
      </div>
      <p className="soft">{t('needHow')}</p>
      <PartGrid<Need>
        name="stock-need"
        label={t('need')}
        rowKey={(row) => row._id}
        rowName={(row) => row.TenDuoc}
        rows={needs.rows}
        loading={needs.loading}
        empty={<EmptyState text={t(needs.counts.all === 0 ? 'noLimits' : 'noneLow')} />}
        columns={columns}
      />
      {mayWrite ? <LimitForm saving={needs.saving} onSave={needs.setLimits} /> : null}
    </section>
  );
}
