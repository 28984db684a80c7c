import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { i18n, setLanguage } from '../../session/i18n.ts';
import type { GridColumn } from './columns.ts';
import { PartGrid } from './LocalGrid.tsx';

type Row = { id: string; lot: string; left: number };
const columns: ReadonlyArray<GridColumn<Row>> = [
  {
    key: 'lot',
    label: 'Lô',
    heading: true,
    sortable: true,
    filter: { kind: 'contains' },
    value: ({ lot }) => lot,
    render: ({ lot }) => lot,
  },
  {
    key: 'left',
    label: 'Còn',
    kind: 'number',
    sortable: true,
    value: ({ left }) => left,
    render: ({ left }) => left,
  },
];

beforeAll(async () => {
  await i18n.loadNamespaces(['common', 'grid']);
  await setLanguage('vi');
});
afterEach(cleanup);

function Address() {
  return <output>{useLocation().search}</output>;
}

const show = (rows: readonly Row[]) => {
  const list = (name: string) => (
    <PartGrid
      name={name}
      label={name}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={({ lot }) => lot}
      loading={false}
      empty="Không có lô nào"
    />
  );
  render(
    <MemoryRouter>
      {list('Sắp hết hạn')}
      {list('Sắp hết')}
      <Address />
    </MemoryRouter>,
  );
};
const lots = (list: string) => {
  const part = screen.getByRole('grid', { name: list });
  return [...part.querySelectorAll('th[scope=row]')].map((one) => one.textContent);
};

it('two lists in one screen are sorted and paged apart, and leave its address alone', () => {
  show(Array.from({ length: 60 }, (_, at) => ({ id: `${at}`, lot: `L${at}`, left: at })));
  const [head] = screen.getAllByRole('button', { name: 'Còn' });
  if (!head) throw new Error('no head');
  fireEvent.click(head);
  fireEvent.click(head);
  expect(lots('Sắp hết hạn')).toHaveLength(50);
  expect(lots('Sắp hết hạn')[0]).toBe('L59');
  expect(lots('Sắp hết')[0]).toBe('L0');
  const [next] = screen.getAllByRole('button', { name: 'Trang sau' });
  if (next) fireEvent.click(next);
  expect(lots('Sắp hết hạn')).toHaveLength(10);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('in a part nothing stands above the list until it is filtered by a head', async () => {
  show([
    { id: '1', lot: 'A1', left: 3 },
    { id: '2', lot: 'B2', left: 4 },
  ]);
  expect(screen.queryByRole('button', { name: 'Cột' })).toBeNull();
  const [funnel] = screen.getAllByTitle('Lọc theo Lô');
  if (funnel) fireEvent.click(funnel);
  fireEvent.change(screen.getByRole('textbox', { name: 'Lô' }), { target: { value: 'b' } });
  fireEvent.click(await screen.findByRole('button', { name: /^Xem/ }));
  expect(lots('Sắp hết hạn')).toEqual(['B2']);
  fireEvent.click(screen.getByRole('button', { name: 'Bỏ lọc Lô' }));
  expect(lots('Sắp hết hạn')).toEqual(['A1', 'B2']);
});

it('without rows it says so', () => {
  show([]);
  expect(screen.getAllByText('Không có lô nào')).toHaveLength(2);
});
