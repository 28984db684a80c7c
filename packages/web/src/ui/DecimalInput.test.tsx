import { act, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DecimalInput, MoneyInput } from './DecimalInput.tsx';

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

const field = () => place.querySelector('input') ?? new HTMLInputElement();
const type = (text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
    return Promise.resolve();
  });

/** A form whose one field is a number; `told` lets a test change it from elsewhere. */
const told: { set: (value: string) => void } = { set: () => undefined };
function Price() {
  const [value, setValue] = useState<string | null>('45000.00');
  useEffect(() => {
    told.set = setValue;
  }, []);
  return <MoneyInput value={value} onChange={setValue} />;
}
function Amount() {
  const [value, setValue] = useState('7');
  return <DecimalInput value={value} onChange={(next) => setValue(next ?? '0')} />;
}

it('keeps what is typed as typed, and shows a value that comes in from elsewhere though the cursor stands in it', async () => {
  await act(() => root.render(<Price />));
  field().focus();
  await type('62000,5');
  expect(field().value).toBe('62000,5');
  await act(() => told.set('62000.50'));
  expect(field().value).toBe('62000,5');
  await act(() => told.set('72000.00'));
  expect(field().value).toBe('72.000');
});

it('lets a number be typed anew where the form makes zero of nothing', async () => {
  await act(() => root.render(<Amount />));
  field().focus();
  await type('');
  expect(field().value).toBe('');
  await type('5');
  expect(field().value).toBe('5');
});

it.each([
  ['12345678901234567,8901', '12345678901234567.8901'],
  ['1.5', '1.5'],
  ['1,50', '1.50'],
  ['0,1', '0.1'],
])('gives %s as the decimal text %s, to the last digit', async (text, value) => {
  const heard = vi.fn();
  await act(() => root.render(<DecimalInput value={null} onChange={heard} />));
  await type(text);
  expect(heard).toHaveBeenLastCalledWith(value);
});
