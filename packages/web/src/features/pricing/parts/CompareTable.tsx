import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../../catalogue/RefPicker.tsx';
import { Grid } from '../../../ui/grid/Grid.tsx';
import type { GridState } from '../../../ui/grid/useGridState.ts';
import { SearchIcon } from '../../../ui/icons.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Tabs } from '../../../ui/kit/Tabs.tsx';
import { Money } from '../../../ui/Money.tsx';
import type { CompareFilter } from '../compare.ts';
import { signed } from '../edits.ts';
import type { PriceList } from '../lists.ts';
import type { PriceComparisonQuery } from '../pricing.main.gen.ts';
import type { PriceLists } from '../usePriceLists.ts';
import { PercentOf } from './Percent.tsx';
import { usePeriodText } from './PeriodText.tsx';

type Found = PriceComparisonQuery['soSanhBangGia'];
type Row = Found['data'][number];
type Props = {
  state: PriceLists;
  before: PriceList;
  after: PriceList;
  found: Found | undefined;
  error: unknown;
  loading: boolean;
  onRetry: () => void;
  filter: CompareFilter;
  narrow: (change: Partial<CompareFilter>) => void;
  /** Its page, order and columns. */
  grid: GridState;
};

/** What is not the same in two lists, sorted by how; tabs say how many there are of each. */
export function CompareTable({
  state,
  before,
  after,
  found,
  error,
  loading,
  onRetry,
  filter,
  narrow,
  grid,
}: Props) {
  const { t } = useTranslation('pricing');
  const counts: Record<CompareFilter['loc'], number> = {
    ThayDoi: (found?.tang ?? 0) + (found?.giam ?? 0) + (found?.chiTruoc ?? 0) + (found?.chiSau ?? 0),
    Tang: found?.tang ?? 0,
    Giam: found?.giam ?? 0,
    ChiTruoc: found?.chiTruoc ?? 0,
    ChiSau: found?.chiSau ?? 0,
    TatCa: 0,
  };
  counts.TatCa = counts.ThayDoi + (found?.giuNguyen ?? 0);
  const period = usePeriodText();
  const columnText = (label: string, list: PriceList) => `${label} · ${period(list)}`;
  // the keys are written just above
  const sorts = Object.keys(counts) as Array<CompareFilter['loc']>;
  return (
    <>
      <Tabs
        activeKey={filter.loc}
        onChange={(loc) => narrow({ loc: loc as CompareFilter['loc'] })} // a key of these tabs
        items={sorts.map((key) => ({
          key,
          label: (
            <>
              {t(`compared.${key}`)}
              <span className="count">{counts[key]}</span>
            </>
          ),
        }))}
      />
      <search className="price-filter" aria-label={t('filter')}>
        <Input
          type="search"
          prefix={<SearchIcon />}
          value={filter.keyWord}
          placeholder={t('findItem')}
          aria-label={t('findItem')}
          onChange={(event) => narrow({ keyWord: event.target.value })}
        />
        <RefPicker
          to="NhomDichVu"
          aria-label={t('group')}
          placeholder={t('allGroups')}
          value={filter.NhomDichVu_Id}
          onChange={(NhomDichVu_Id) => narrow({ NhomDichVu_Id })}
        />
      </search>
      <Grid<Row>
        plain
        fixedPages
        grid={grid}
        label={t('comparison')}
        rowKey={(row) => row.Muc_Id}
        rowName={(row) => `${row.Ma} – ${row.Ten}`}
        rows={found?.data ?? []}
        loading={loading}
        error={error}
        onRetry={onRetry}
        empty={t('nothingDiffers')}
        total={found?.totalRows ?? 0}
        totalText={t('rows', { count: found?.totalRows ?? 0 })}
        columns={[
          { key: 'Ma', label: t('code'), kind: 'code', sortable: true, render: (row) => row.Ma },
          {
            key: 'Ten',
            label: t('name'),
            width: 200,
            grow: true,
            sortable: true,
            render: (row) => (
              <button
                type="button"
                className="price-name"
                title={t('showHistory')}
                onClick={() => state.showHistory(row.Muc_Id)}
              >
                {row.Ten}
              </button>
            ),
          },
          {
            key: 'giaTruoc',
            label: columnText(t('columnFirst'), before),
            kind: 'money',
            width: 230,
            sortable: true,
            render: (row) => <Money value={row.giaTruoc} />,
          },
          {
            key: 'giaSau',
            label: columnText(t('columnSecond'), after),
            kind: 'money',
            width: 230,
            sortable: true,
            render: (row) => <Money value={row.giaSau} />,
          },
          {
            key: 'chenhLech',
            label: t('difference'),
            kind: 'money',
            width: 120,
            sortable: true,
            render: (row) => (row.chenhLech ? <Money value={row.chenhLech} /> : null),
          },
          {
            key: 'phanTram',
            label: t('percent'),
            kind: 'number',
            width: 80,
            sortable: true,
            render: (row) => <PercentOf text={row.phanTram ? signed(row.phanTram) : ''} />,
          },
        ]}
      />
    </>
  );
}
