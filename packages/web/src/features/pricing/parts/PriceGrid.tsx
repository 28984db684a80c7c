import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyInput } from '../../../ui/DecimalInput.tsx';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import type { EditorProps, GridColumn } from '../../../ui/grid/columns.ts';
import { Grid } from '../../../ui/grid/Grid.tsx';
import { useOwnPages } from '../../../ui/grid/useOwnPages.ts';
import { Money } from '../../../ui/Money.tsx';
import { isAmount } from '../../../ui/numberText.ts';
import { type PriceRow, pastedLines } from '../edits.ts';
import { type PriceGridState, rowsOfPage } from '../usePriceGrid.ts';
import type { PriceLists } from '../usePriceLists.ts';
import { GridFilterBar } from './GridFilterBar.tsx';
import { Percent } from './Percent.tsx';

type Props = { state: PriceLists; grid: PriceGridState };

/** The prices of a list: ↑ ↓ Enter go from one to the next, also over pages; Escape brings back what is saved; lines of a sheet fill the rows below. */
export function PriceGrid({ state, grid }: Props) {
  const { t } = useTranslation('pricing');
  const { rows, isDraft, edits, filter } = grid;
  const list = useOwnPages('prices', {
    page: filter.page,
    pageSize: rowsOfPage,
    onPage: (page) => grid.narrow({ page }),
  });
  const priceOf = (row: PriceRow) => (edits[row.Muc_Id] ?? row).DonGia ?? null;
  const price = (row: PriceRow, props: EditorProps) => {
    const edit = edits[row.Muc_Id];
    const value = priceOf(row);
    const wrong = edit !== undefined && value !== null && !isAmount(value);
    return (
      <MoneyInput
        {...props}
        data-muc={row.Muc_Id}
        size="small"
        className={edit && !wrong ? 'price-input changed' : 'price-input'}
        aria-label={t('priceOf', { code: row.Ma, name: row.Ten })}
        aria-invalid={wrong}
        status={wrong ? 'error' : ''}
        title={edit ? t('was', { price: edit.truoc ?? t('noPrice') }) : undefined}
        value={value}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Escape' || !edit) return;
          event.preventDefault();
          grid.type(row, edit.truoc);
        }}
        onPaste={(event: ClipboardEvent) => {
          const text = event.clipboardData.getData('text');
          // one price goes into its field as usual
          if (pastedLines(text).length < 2) return;
          event.preventDefault();
          grid.paste(rows.indexOf(row), text);
        }}
        onChange={(next) => grid.type(row, next)}
      />
    );
  };
  const columns: ReadonlyArray<GridColumn<PriceRow>> = [
    { key: 'Ma', label: t('code'), kind: 'code', width: 120, render: (row) => row.Ma },
    {
      key: 'Ten',
      label: t('name'),
      width: 200,
      grow: true,
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
      key: 'Nhom',
      label: t('group'),
      width: 170,
      render: (row) => <span className="soft">{row.Loai === 'LieuTrinh' ? t('course') : row.Nhom}</span>,
    },
    {
      key: 'DonGiaTruoc',
      label: t('priceBefore'),
      kind: 'money',
      width: 120,
      render: (row) => <Money value={row.DonGiaTruoc} />,
    },
    {
      key: 'DonGia',
      label: t('price'),
      kind: 'money',
      width: 150,
      render: (row) => <Money value={row.DonGia} />,
      ...(isDraft ? { editor: price } : {}),
    },
    {
      key: 'percent',
      label: t('percent'),
      kind: 'number',
      width: 80,
      render: (row) => <Percent before={row.DonGiaTruoc} after={priceOf(row)} />,
    },
  ];
  return (
    <div className="price-work">
      {grid.restoredAt === null ? null : <DraftNotice savedAt={grid.restoredAt} onDiscard={grid.forget} />}
      <GridFilterBar grid={grid} />
      <Grid<PriceRow>
        plain
        fixedPages
        grid={list}
        label={t('prices')}
        columns={columns}
        rows={grid.ready ? rows : []}
        rowKey={idOf}
        rowName={(row) => `${row.Ma} – ${row.Ten}`}
        total={grid.total}
        totalText={grid.loading && grid.total === 0 ? '' : t('rows', { count: grid.total })}
        loading={grid.loading || !grid.ready}
        error={grid.error}
        onRetry={grid.refetch}
        empty={t(filter.loc === 'ChuaCoGia' ? 'allPriced' : 'noRows')}
      />
    </div>
  );
}

function idOf(row: PriceRow): string {
  return row.Muc_Id;
}
