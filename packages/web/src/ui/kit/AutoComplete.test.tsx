import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AutoComplete } from './AutoComplete.tsx';
import { Input } from './Input.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());
let root: Root;
let place: HTMLElement;
beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
});

const taken = vi.fn();
const entered = vi.fn();
function Finder() {
  const [text, setText] = useState('');
  const found = ['An', 'Anh', 'Ánh'].filter((name) => name.startsWith(text));
  return (
    <AutoComplete
      value={text}
      options={found.map((name) => ({ value: name, label: name }))}
      onChange={setText}
      onSelect={taken}
      popupMatchSelectWidth={300}
    >
      <Input aria-label="Finder" onPressEnter={entered} />
    </AutoComplete>
  );
}
const field = () => place.querySelector('input') ?? new HTMLInputElement();
const lines = () => [...document.querySelectorAll('[role=option]')].map((one) => one.textContent);
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
const press = (key: string) =>
  act(() => {
    field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    return Promise.resolve();
  });
const type = (text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
    return Promise.resolve();
  });
beforeEach(async () => {
  taken.mockReset();
  entered.mockReset();
  await act(() => root.render(<Finder />));
  await act(() => field().focus());
});

it('takes none before an arrow chose it: Enter is the field’s', async () => {
  await type('An');
  expect([lines(), active()]).toEqual([['An', 'Anh'], null]);
  await press('Enter');
  expect([taken.mock.calls.length, entered.mock.calls.length]).toEqual([0, 1]);
});

it('takes what keys went to', async () => {
  await press('ArrowDown');
  expect(active()).toBe('An');
  await press('End');
  expect(active()).toBe('Ánh');
  await press('Enter');
  expect([taken.mock.calls, entered.mock.calls.length]).toEqual([[['Ánh']], 0]);
  expect(lines()).toEqual([]);
});

it('forgets the line when the lines are others, and closes with Escape alone', async () => {
  await press('ArrowDown');
  await type('Anh');
  expect([lines(), active()]).toEqual([['Anh'], null]);
  await press('Escape');
  expect([lines(), field().value]).toEqual([[], 'Anh']);
});
