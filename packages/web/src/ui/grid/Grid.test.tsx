import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { deviceStore } from '../../session/deviceStore.ts';
import { i18n, setLanguage } from '../../session/i18n.ts';
import { Notices } from '../kit/Notices.tsx';
import { notices } from '../kit/noticeStore.ts';
import type { BulkAct } from './BulkBar.tsx';
import type { GridColumn } from './columns.ts';
import { Grid } from './Grid.tsx';
import { useGridState } from './useGridState.ts';

type Row = { id: string; name: string; price: number; off: boolean };

const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `r${at}`,
    name: `Dòng ${at}`,
    price: at * 10,
    off: false,
  }));
const columns: ReadonlyArray<GridColumn<Row>> = [
  {
    key: 'name',
    label: 'Tên',
    heading: true,
    sortable: true,
    grow: true,
    filter: { kind: 'contains' },
    render: ({ name }) => name,
  },
  {
    key: 'price',
    label: 'Giá',
    kind: 'money',
    sortable: true,
    filter: { kind: 'numbers' },
    render: ({ price }) => price,
  },
  { key: 'code', label: 'Mã', hidden: true, render: ({ id }) => id },
  { key: 'off', label: 'Trạng thái', quiet: true, render: ({ off }) => (off ? 'Tạm ngưng' : '') },
];

let kept: Map<string, unknown>;
let name = 0;
beforeAll(async () => {
  await i18n.loadNamespaces(['common', 'grid']);
  await setLanguage('vi');
});
beforeEach(() => {
  name += 1; // what is kept of one list is not another one's
  kept = new Map();
  // what another test was told still stands
  for (const { id } of notices.now().messages) notices.readOut(id);
  vi.spyOn(deviceStore.preferences, 'get').mockResolvedValue(undefined);
  vi.spyOn(deviceStore.preferences, 'put').mockImplementation(async (row) => {
    kept.set(row.key, row.value);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Given = {
  rows?: Row[];
  total?: number;
  bulk?: ReadonlyArray<BulkAct<Row>>;
  onOpen?: (row: Row) => void;
  error?: unknown;
};

function List({ rows = rowsOf(3), total, ...rest }: Given) {
  const grid = useGridState(`test${name}`);
  const { search } = useLocation();
  return (
    <>
      <output>{decodeURIComponent(search)}</output>
      <Grid
        grid={grid}
        label="Danh sách"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={(row) => row.name}
        total={total ?? rows.length}
        loading={false}
        empty="Không có gì"
        {...rest}
      />
      <Notices />
    </>
  );
}

const show = (given: Given = {}, address = '/') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <List {...given} />
    </MemoryRouter>,
  );
const address = () => document.querySelector('output')?.textContent;
const heads = () => screen.getAllByRole('columnheader').map((one) => one.textContent);
const row = (at: number) => screen.getAllByRole('row')[at + 1] ?? document.body;

it('says where each row stands among all, also on a later page', () => {
  show({ total: 103 }, '/?trang=2');
  const list = screen.getByRole('grid', { name: 'Danh sách' });
  expect(list.getAttribute('aria-rowcount')).toBe('104');
  expect(row(0).getAttribute('aria-rowindex')).toBe('52');
  expect(within(row(0)).getByRole('rowheader').textContent).toBe('Dòng 0');
  expect(within(row(1)).getByText('10').className).toContain('right');
});

it('sorts by a press on a head, in the address', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Giá' }));
  expect(screen.getByRole('columnheader', { name: 'Giá' }).getAttribute('aria-sort')).toBe('ascending');
  fireEvent.click(screen.getByRole('button', { name: 'Giá' }));
  expect(address()).toBe('?xep=-price');
});

it('a filter stands as a chip that takes it away again', () => {
  show({}, '/?loc={"price":{"from":"10"}}&trang=1');
  expect(screen.getByRole('button', { name: 'Giá: ≥ 10' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Bỏ lọc Giá' }));
  expect(address()).toBe('');
});

it('columns are chosen, ordered and sized by keys, and kept', async () => {
  show();
  expect(heads()).toEqual(['Tên', 'Giá']);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Tên' }), { key: 'ArrowRight', altKey: true });
  expect(heads()).toEqual(['Giá', 'Tên']);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Giá' }), {
    key: 'ArrowRight',
    altKey: true,
    shiftKey: true,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Cột' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Mã' }));
  expect(heads()).toEqual(['Giá', 'Tên', 'Mã']);
  await waitFor(() =>
    expect([...kept.values()].at(-1)).toMatchObject({
      order: ['price', 'name', 'code', 'off'],
      sizes: { price: 146 },
      shown: { code: true },
    }),
  );
});

it('a state that all rows share is not shown; one that some have is', () => {
  const { unmount } = show();
  expect(heads()).not.toContain('Trạng thái');
  unmount();
  show({ rows: rowsOf(2).map((one, at) => ({ ...one, off: at === 1 })) });
  expect(heads()).toContain('Trạng thái');
});

it('up from the first row leads to the search beside the list, and stays there without one', () => {
  const search = document.body.appendChild(document.createElement('input'));
  search.dataset['search'] = 'true';
  show({ rows: rowsOf(2) });
  row(0).focus();
  fireEvent.keyDown(row(0), { key: 'ArrowUp' });
  expect(document.activeElement).toBe(search);
  search.remove();
  row(0).focus();
  fireEvent.keyDown(row(0), { key: 'ArrowUp' });
  expect(document.activeElement).toBe(row(0));
});

it('keys move over the rows, open one and choose a range of them', () => {
  const onOpen = vi.fn();
  const bulk: ReadonlyArray<BulkAct<Row>> = [{ key: 'x', label: 'Làm', icon: null, run: () => null }];
  show({ rows: rowsOf(5), bulk, onOpen });
  row(0).focus();
  fireEvent.keyDown(row(0), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(row(1));
  fireEvent.keyDown(row(1), { key: 'Enter' });
  expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'r1' }));
  fireEvent.keyDown(row(1), { key: 'ArrowDown', shiftKey: true });
  fireEvent.keyDown(row(2), { key: 'ArrowDown', shiftKey: true });
  expect(screen.getByText('3 mục đã chọn')).toBeTruthy();
  expect(screen.getAllByRole('row').map((one) => one.getAttribute('aria-selected'))).toEqual([
    null,
    'false',
    'true',
    'true',
    'true',
    'false',
  ]);
  fireEvent.keyDown(row(3), { key: 'Escape' });
  expect(screen.queryByRole('toolbar')).toBeNull();
});

it('a press opens a row, one on its box chooses it, and with Shift all up to it', () => {
  const onOpen = vi.fn();
  show({ rows: rowsOf(5), bulk: [{ key: 'x', label: 'Làm', icon: null, run: () => null }], onOpen });
  const box = (at: number) => within(row(at)).getByRole('checkbox');
  fireEvent.click(box(1));
  fireEvent.click(box(3), { shiftKey: true });
  expect([0, 1, 2, 3, 4].map((at) => row(at).getAttribute('aria-selected'))).toEqual([
    'false',
    'true',
    'true',
    'true',
    'false',
  ]);
  expect(onOpen).not.toHaveBeenCalled();
  fireEvent.click(within(row(0)).getByRole('rowheader'));
  expect(onOpen).toHaveBeenCalledTimes(1);
});

it('an act is asked for once, and those that were refused stay chosen with their reason', async () => {
  const run = vi.fn(async () => ({ done: 2, refused: [{ key: 'r1', reason: 'Đang được dùng' }] }));
  const confirm = (count: number) => ({ title: `Xóa ${count}?`, okText: 'Xóa hẳn' });
  show({ bulk: [{ key: 'x', label: 'Xóa', icon: null, confirm, run }] });
  fireEvent.keyDown(row(0), { key: 'a', ctrlKey: true });
  fireEvent.click(screen.getByRole('button', { name: 'Xóa' }));
  expect(run).not.toHaveBeenCalled();
  fireEvent.click(await screen.findByRole('button', { name: 'Xóa hẳn' }));
  const report = await screen.findByRole('dialog', { name: '1 mục không thực hiện được' });
  expect(within(report).getByRole('cell', { name: 'Dòng 1' })).toBeTruthy();
  expect(report.textContent).toContain('Đang được dùng');
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.getByText('1 mục đã chọn')).toBeTruthy();
});

it('what is shown is saved as a view and comes back by its chip', async () => {
  show({}, '/?xep=-price');
  fireEvent.click(screen.getByRole('button', { name: 'Lưu cách xem' }));
  fireEvent.click(screen.getByRole('button', { name: 'Lưu' }));
  expect(screen.getByRole('alert').textContent).toBe('Hãy đặt tên cho cách xem');
  fireEvent.change(screen.getByRole('textbox', { name: 'Tên cách xem' }), { target: { value: 'Đắt nhất' } });
  fireEvent.click(screen.getByRole('button', { name: 'Lưu' }));
  const chip = await screen.findByRole('button', { name: 'Đắt nhất' });
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Tất cả' }));
  expect(address()).toBe('');
  fireEvent.click(chip);
  expect(address()).toMatch(/^\?xep=-price&xem=/);
});

it('without rows it says so, and a failure says what failed', () => {
  const { unmount } = show({ rows: [] });
  expect(screen.getByText('Không có gì')).toBeTruthy();
  unmount();
  show({ rows: [], error: new TypeError('fetch') });
  expect(screen.getByRole('alert').textContent).toContain('Không kết nối được máy chủ');
});

type Typed = Record<string, string>;
function Editable() {
  const grid = useGridState(`edit${name}`);
  const [typed, setTyped] = useState<Typed>({});
  const editor =
    (key: string): NonNullable<GridColumn<Row>['editor']> =>
    (one, props) => (
      <input
        {...props}
        aria-label={`${key} ${one.name}`}
        value={typed[`${key}${one.id}`] ?? ''}
        onChange={(event) => setTyped({ ...typed, [`${key}${one.id}`]: event.target.value })}
      />
    );
  return (
    <Grid
      plain
      grid={grid}
      label="Nhập"
      rows={rowsOf(3)}
      columns={[
        { key: 'name', label: 'Tên', render: (one) => one.name },
        { key: 'a', label: 'A', render: () => '', editor: editor('A') },
        { key: 'b', label: 'B', render: () => '', editor: editor('B') },
      ]}
      rowKey={({ id }) => id}
      rowName={(one) => one.name}
      total={3}
      loading={false}
      empty=""
    />
  );
}

it('in-place: Enter and arrows lead over the rows and cells, Tab finds the controls of the row alone', () => {
  render(
    <MemoryRouter>
      <Editable />
    </MemoryRouter>,
  );
  const cell = (of: string) => screen.getByRole<HTMLInputElement>('textbox', { name: of });
  cell('A Dòng 0').focus();
  fireEvent.keyDown(cell('A Dòng 0'), { key: 'Enter' });
  expect(document.activeElement).toBe(cell('A Dòng 1'));
  fireEvent.keyDown(cell('A Dòng 1'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(cell('B Dòng 1'));
  fireEvent.keyDown(cell('B Dòng 1'), { key: 'ArrowUp' });
  expect(document.activeElement).toBe(cell('B Dòng 0'));
  const tabbed = screen.getAllByRole<HTMLInputElement>('textbox').filter(({ tabIndex }) => tabIndex === 0);
  expect(tabbed).toEqual([cell('A Dòng 0'), cell('B Dòng 0')]);
});

it('without rows says what the search found nothing for, or that the filters hide all, and takes them away', async () => {
  show({ rows: [] }, '/?tim=rau');
  expect(screen.queryByText('Không có gì')).toBeNull();
  expect(screen.getByText('Không tìm thấy gì với “rau”')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Xóa tìm kiếm' }));
  await waitFor(() => expect(screen.getByText('Không có gì')).toBeTruthy());
  cleanup();
  show({ rows: [] }, `/?loc=${encodeURIComponent('{"name":"rau"}')}`);
  expect(screen.getByText('Bộ lọc đang ẩn tất cả các dòng')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Bỏ mọi bộ lọc' }));
  expect(screen.getByText('Không có gì')).toBeTruthy();
});
