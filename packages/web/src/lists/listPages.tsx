import { Grid } from '../ui/grid/Grid.tsx';
import { LocalGrid } from '../ui/grid/LocalGrid.tsx';
import { useOwnPages } from '../ui/grid/useOwnPages.ts';
import type { ListPages, ListRow, TableProps } from './listDef.ts';

/** So many rows a page of a list has. */
const pageSize = 50;

/** The server pages the rows, by `page` and `limit`, and says how many there are. */
export const paged: ListPages<{ totalRows: number }, { page: number; limit: number }> = {
  total: ({ totalRows }) => totalRows,
  variables: (page) => ({ page, limit: pageSize }),
  keepsRows: true,
  Table: function Paged<R extends ListRow>({ name, page, onPage, ...props }: TableProps<R>) {
    const grid = useOwnPages(name, { page, pageSize, onPage });
    return <Grid plain bare fixedPages grid={grid} {...props} />;
  },
};

/** All rows come at once: the list sorts and pages them itself, by the values of its columns. */
export const whole: ListPages<unknown, object> = {
  total: (_found, here) => here,
  variables: () => ({}),
  keepsRows: false,
  Table: ({ total: _total, page: _page, onPage: _onPage, ...props }) => <LocalGrid plain bare {...props} />,
};
