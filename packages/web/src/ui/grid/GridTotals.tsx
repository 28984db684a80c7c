import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isRight } from './columns.ts';
import type { ShownColumn } from './useColumns.ts';

type Props<T extends object> = {
  columns: ReadonlyArray<ShownColumn<T>>;
  totals: Readonly<Record<string, ReactNode>>;
  choosing: boolean;
};

/** The sums of all rows, below them. */
export function GridTotals<T extends object>({ columns, totals, choosing }: Props<T>) {
  const { t } = useTranslation('grid');
  const first = columns.findIndex(({ column }) => totals[column.key] === undefined);
  return (
    <tfoot role="rowgroup">
      <tr role="row">
        {choosing ? <td role="gridcell" /> : null}
        {columns.map(({ column }, at) => (
          <td key={column.key} role="gridcell" className={isRight(column) ? 'right' : undefined}>
            {totals[column.key] ?? (at === first ? t('sum') : null)}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
