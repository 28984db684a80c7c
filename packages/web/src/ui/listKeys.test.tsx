import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { i18n, setLanguage } from '../session/i18n.ts';
import { SearchIcon } from './icons.tsx';
import { Input } from './kit/Input.tsx';
import { WorkList } from './WorkList.tsx';

beforeAll(async () => {
  await i18n.loadNamespaces(['common']);
  await setLanguage('vi');
});
afterEach(cleanup);

function People({ names, onOpen }: { names: readonly string[]; onOpen: (name: string) => void }) {
  const [search, setSearch] = useState('');
  return (
    <WorkList
      label="people"
      rows={names}
      rowKey={(name) => name}
      render={(name) => name}
      selected={null}
      onOpen={onOpen}
      search={search}
      onSearch={setSearch}
      loading={false}
      empty="nobody"
    />
  );
}
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

it('leads by ↓ from its search into the first row, on by ↓, and back by ↑ from the first row', () => {
  const onOpen = vi.fn();
  render(<People names={['An', 'Bình', 'Cường']} onOpen={onOpen} />);
  const search = screen.getByRole('textbox');
  const list = screen.getByRole('listbox');
  search.focus();
  press('ArrowDown');
  expect(document.activeElement).toBe(list);
  press('Enter');
  expect(onOpen).toHaveBeenLastCalledWith('An');
  press('ArrowDown');
  press('Enter');
  expect(onOpen).toHaveBeenLastCalledWith('Bình');
  press('ArrowUp');
  expect(document.activeElement).toBe(list);
  press('ArrowUp');
  expect(document.activeElement).toBe(search);
});

it('stays in the search while the list has no rows, and begins with the first row each time', () => {
  const onOpen = vi.fn();
  const { rerender } = render(<People names={[]} onOpen={onOpen} />);
  const search = screen.getByRole('textbox');
  search.focus();
  press('ArrowDown');
  expect(document.activeElement).toBe(search);
  rerender(<People names={['An', 'Bình']} onOpen={onOpen} />);
  press('ArrowDown');
  press('ArrowDown');
  search.focus();
  press('ArrowDown');
  press('Enter');
  expect(onOpen).toHaveBeenLastCalledWith('An');
});

it('leads from any search into the grid beside it, and from no other field', () => {
  render(
    <div>
      <Input aria-label="name" />
      <Input aria-label="search" prefix={<SearchIcon />} />
      <div role="grid">
        <div data-row="0" tabIndex={-1} id="first" />
      </div>
    </div>,
  );
  screen.getByLabelText('name').focus();
  press('ArrowDown');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('name');
  screen.getByLabelText('search').focus();
  press('ArrowDown');
  expect(document.activeElement?.id).toBe('first');
});
