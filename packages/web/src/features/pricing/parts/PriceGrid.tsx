import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyInput } from '../../../ui/DecimalInput.tsx';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { Table } from '../../../ui/kit/Table.tsx';
import { Money } from '../../../ui/Money.tsx';
import { isAmount } from '../../../ui/numberText.ts';
import { ErrorState } from '../../../ui/states.tsx';
import type { PriceRow } from '../edits.ts';
import { type PriceGridState, rowsOfPage } from '../usePriceGrid.ts';
import type { PriceLists } from '../usePriceLists.ts';
import { GridFilterBar } from './GridFilterBar.tsx';
import { Percent } from './Percent.tsx';

type Props = { state: PriceLists; grid: PriceGridState };

/** The prices of a list: ↑ ↓ Enter go from one to the next, also over pages; Escape brings back what is saved. */
export function PriceGrid({ state, grid }: Props) {
  const { t } = useTranslation('pricing');
  const box = useRef<HTMLDivElement>(null);
  const coming = useRef<'first' | 'last' | null>(null);
  const { rows, isDraft, edits, filter } = grid;
  const cells = () => [...(box.current?.querySelectorAll<HTMLInputElement>('input[data-muc]') ?? [])];

  // the page that was turned over is there: the cursor goes on in it
  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows are what it waits for
  useEffect(() => {
    if (coming.current === null || grid.loading) return;
    cells()
      .at(coming.current === 'first' ? 0 : -1)
      ?.focus();
    coming.current = null;
  }, [rows, grid.loading]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.dataset['muc'] === undefined) return;
    if (event.nativeEvent.isComposing) return;
    const down = event.key === 'ArrowDown' || (event.key === 'Enter' && !event.shiftKey);
    const up = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey);
    const id = event.target.dataset['muc'];
    if (event.key === 'Escape' && edits[id]) {
      const row = rows.find((one) => one.Muc_Id === id);
      event.preventDefault();
      if (row) grid.type(row, edits[id].truoc);
    }
    if (!down && !up) return;
    event.preventDefault();
    const all = cells();
    const next = all[all.indexOf(event.target) + (down ? 1 : -1)];
    if (next) next.focus();
    else if (down ? filter.page < grid.pages : filter.page > 1) {
      coming.current = down ? 'first' : 'last';
      grid.narrow({ page: filter.page + (down ? 1 : -1) });
    }
  };

  const priceOf = (row: PriceRow) => (edits[row.Muc_Id] ?? row).DonGia ?? null;
  const name = (row: PriceRow) => (
    <button
      type="button"
      className="price-name"
      title={t('showHistory')}
      onClick={() => state.showHistory(row.Muc_Id)}
    >
      {row.Ten}
    </button>
  );
  const price = (row: PriceRow) => {
    const edit = edits[row.Muc_Id];
    if (!isDraft) return <Money value={row.DonGia} />;
    const value = priceOf(row);
    const wrong = edit !== undefined && value !== null && !isAmount(value);
    return (
      <MoneyInput
        size="small"
        className={edit && !wrong ? 'price-input changed' : 'price-input'}
        data-muc={row.Muc_Id}
        aria-label={t('priceOf', { code: row.Ma, name: row.Ten })}
        aria-invalid={wrong}
        status={wrong ? 'error' : ''}
        title={edit ? t('was', { price: edit.truoc ?? t('noPrice') }) : undefined}
        value={value}
        onChange={(next) => grid.type(row, next)}
      />
    );
  };
  return (
    <div className="price-work">
      {grid.restoredAt === null ? null : <DraftNotice savedAt={grid.restoredAt} onDiscard={grid.forget} />}
      <GridFilterBar grid={grid} />
      {grid.error ? (
        <ErrorState error={grid.error} onRetry={grid.refetch} />
      ) : (
        <div ref={box} className="price-grid" onKeyDown={onKeyDown} role="presentation">
          <Table<PriceRow>
            label={t('prices')}
            rowKey={(row) => row.Muc_Id}
            rows={grid.ready ? rows : []}
            loading={grid.loading || !grid.ready}
            empty={t(filter.loc === 'ChuaCoGia' ? 'allPriced' : 'noRows')}
            page={filter.page}
            pageSize={rowsOfPage}
            total={grid.total}
            {...(grid.loading && grid.total === 0 ? {} : { totalText: t('rows', { count: grid.total }) })}
            onPage={(page) => grid.narrow({ page })}
            columns={[
              { key: 'Ma', title: t('code'), render: (row) => row.Ma, width: 110 },
              { key: 'Ten', title: t('name'), render: name },
              {
                key: 'Nhom',
                title: t('group'),
                render: (row) => (
                  <span className="soft">{row.Loai === 'LieuTrinh' ? t('course') : row.Nhom}</span>
                ),
                width: 170,
              },
              {
                key: 'DonGiaTruoc',
                title: t('priceBefore'),
                align: 'right',
                width: 120,
                render: (row) => <Money value={row.DonGiaTruoc} />,
              },
              { key: 'DonGia', title: t('price'), align: 'right', width: 140, render: price },
              {
                key: 'percent',
                title: t('percent'),
                align: 'right',
                width: 70,
                render: (row) => <Percent before={row.DonGiaTruoc} after={priceOf(row)} />,
              },
            ]}
          />
        </div>
      )}
    </div>
  );
}
