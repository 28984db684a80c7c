import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { i18n, setLanguage } from '../session/i18n.ts';
import { dayPlus, today } from './dateText.ts';
import { WorkList } from './WorkList.tsx';

beforeAll(async () => {
  await i18n.loadNamespaces(['common']);
  await setLanguage('vi');
});
afterEach(cleanup);

const onSearch = vi.fn();
const onTab = vi.fn();
const onRange = vi.fn();

function show(props: { search?: string; days?: number; counts?: [number, number] }) {
  const day = dayPlus(today(), props.days ?? 0);
  const [waiting, done] = props.counts ?? [0, 0];
  render(
    <WorkList<string>
      label="Người bệnh"
      rows={[]}
      rowKey={(row) => row}
      render={(row) => row}
      selected={null}
      onOpen={() => undefined}
      search={props.search ?? ''}
      onSearch={onSearch}
      tabs={[
        { key: 'cho', label: 'Chờ', count: waiting },
        { key: 'xong', label: 'Đã xong', count: done },
      ]}
      tab="cho"
      onTab={onTab}
      range={{ from: day, to: day }}
      onRange={onRange}
      loading={false}
      empty="Không có người chờ"
    />,
  );
}

it('says what it found nothing for, never that nobody waits, and takes the search away', () => {
  show({ search: ' Sen 9 ' });
  expect(screen.queryByText('Không có người chờ')).toBeNull();
  expect(screen.getByText('Không tìm thấy gì với “Sen 9”')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Xóa tìm kiếm' }));
  expect(onSearch).toHaveBeenCalledWith('');
});

it('says how many the other tabs hold and leads there', () => {
  show({ counts: [0, 3] });
  expect(screen.getByText('Không có người chờ')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '3 ở Đã xong' }));
  expect(onTab).toHaveBeenCalledWith('xong');
});

it('leads back to today from days that hold nobody', () => {
  show({ days: -2 });
  fireEvent.click(screen.getByRole('button', { name: 'Xem hôm nay' }));
  expect(onRange).toHaveBeenCalledWith({ from: today(), to: today() });
});

it('offers no further way where nobody is anywhere', () => {
  show({});
  expect(screen.queryByRole('button', { name: /^\d+ ở |Xem hôm nay|Xóa tìm kiếm/ })).toBeNull();
});
