import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../../catalogue/RefPicker.tsx';
import { SearchIcon } from '../../../ui/icons.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Table } from '../../../ui/kit/Table.tsx';
import { Tabs } from '../../../ui/kit/Tabs.tsx';
import { Money } from '../../../ui/Money.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { type CompareFilter, comparedRows } from '../compare.ts';
import { signed } from '../edits.ts';
import type { PriceList } from '../lists.ts';
import type { PriceComparisonQuery } from '../pricing.main.gen.ts';
import type { PriceLists } from '../usePriceLists.ts';
import { PercentOf } from './Percent.tsx';
import { PeriodText } from './PeriodText.tsx';

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
      {error ? (
        <ErrorState error={error} onRetry={onRetry} />
      ) : (
        <div className="price-grid price-compared">
          <Table<Row>
            label={t('comparison')}
            rowKey={(row) => row.Muc_Id}
            rows={found?.data ?? []}
            loading={loading}
            empty={t('nothingDiffers')}
            page={filter.page}
            pageSize={comparedRows}
            total={found?.totalRows ?? 0}
            totalText={t('rows', { count: found?.totalRows ?? 0 })}
            onPage={(page) => narrow({ page })}
            columns={[
              { key: 'Ma', title: t('code'), render: (row) => row.Ma, width: 110 },
              {
                key: 'Ten',
                title: t('name'),
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
                title: <ListColumn list={before} label={t('columnFirst')} />,
                align: 'right',
                width: 150,
                render: (row) => <Money value={row.giaTruoc} />,
              },
              {
                key: 'giaSau',
                title: <ListColumn list={after} label={t('columnSecond')} />,
                align: 'right',
                width: 150,
                render: (row) => <Money value={row.giaSau} />,
              },
              {
                key: 'chenhLech',
                title: t('difference'),
                align: 'right',
                width: 110,
                render: (row) => (row.chenhLech ? <Money value={row.chenhLech} /> : null),
              },
              {
                key: 'phanTram',
                title: t('percent'),
                align: 'right',
                width: 70,
                render: (row) => <PercentOf text={row.phanTram ? signed(row.phanTram) : ''} />,
              },
            ]}
          />
        </div>
      )}
    </>
  );
}

/** The head of a list's column: first or second, and from when it holds. */
function ListColumn({ list, label }: { list: PriceList; label: string }) {
  return (
    <span title={list.TenBangGia}>
      {label}
      <small className="price-column">
        <PeriodText list={list} />
      </small>
    </span>
  );
}
