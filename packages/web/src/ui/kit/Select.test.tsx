import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Select, SelectMany } from './Select.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());
const fruits = ['Cam', 'Chanh', 'Xoài'].map((label) => ({ value: label.toLowerCase(), label }));
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

const field = () => place.querySelector('input') ?? new HTMLInputElement();
const lines = () => [...document.querySelectorAll('[role=option]')].map((one) => one.textContent);
const press = (key: string) =>
  act(() => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    field().dispatchEvent(event);
    return Promise.resolve();
  });
const type = (text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
    return Promise.resolve();
  });

it('opens, moves and takes with the keyboard alone, and names the active line', async () => {
  const taken = vi.fn();
  await act(() => root.render(<Select aria-label="x" options={fruits} value="cam" onChange={taken} />));
  await press('ArrowDown');
  expect(lines()).toEqual(['Cam', 'Chanh', 'Xoài']);
  await press('ArrowDown');
  const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
  expect(active?.textContent).toBe('Chanh');
  await press('Enter');
  expect(taken).toHaveBeenCalledWith('chanh', fruits[1]);
  expect(lines()).toEqual([]);
});

it('shows what fits the text, takes the best fit, and forgets the text with Escape', async () => {
  const taken = vi.fn();
  await act(() =>
    root.render(<Select aria-label="x" showSearch={{}} options={fruits} value={null} onChange={taken} />),
  );
  await type('ch');
  expect(lines()).toEqual(['Chanh']);
  await press('Escape');
  expect([field().value, lines()]).toEqual(['', []]);
  await type('xo');
  await press('Enter');
  expect(taken).toHaveBeenCalledWith('xoài', fruits[2]);
});

it('passes over what cannot be taken', async () => {
  const options = fruits.map((one) => ({ ...one, disabled: one.value === 'cam' }));
  const taken = vi.fn();
  await act(() => root.render(<Select aria-label="x" options={options} value={null} onChange={taken} />));
  await press('ArrowDown');
  await press('Enter');
  expect(taken).toHaveBeenCalledWith('chanh', options[1]);
});

it('takes many, and gives the last one back with Backspace', async () => {
  const taken = vi.fn();
  await act(() =>
    root.render(
      <SelectMany aria-label="x" showSearch={{}} options={fruits} value={['cam']} onChange={taken} />,
    ),
  );
  await type('xo');
  await press('Enter');
  expect(taken).toHaveBeenLastCalledWith(['cam', 'xoài'], [fruits[0], fruits[2]]);
  await press('Backspace');
  expect(taken).toHaveBeenLastCalledWith([], []);
});

it('finds a label by its words without their accents', async () => {
  const rooms = ['Phòng nội – Khám nội', 'Phòng mổ – Đại phẫu'].map((label) => ({ value: label, label }));
  await act(() =>
    root.render(
      <Select aria-label="x" showSearch={{}} options={rooms} value={null} onChange={() => undefined} />,
    ),
  );
  await type('kham noi');
  expect(lines()).toEqual(['Phòng nội – Khám nội']);
  await type('mo dai');
  expect(lines()).toEqual(['Phòng mổ – Đại phẫu']);
});
