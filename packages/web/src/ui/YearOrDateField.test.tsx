import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../session/i18n.ts';
import { today } from './dateText.ts';
import { type Birth, YearOrDateField } from './YearOrDateField.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());
beforeAll(async () => {
  await i18n.changeLanguage('vi');
  await i18n.loadNamespaces(['common']);
});
let root: Root;
let place: HTMLElement;
let known: Birth | null;
beforeEach(() => {
  known = null;
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
});

function Field() {
  const [value, setValue] = useState<Birth | null>(null);
  known = value;
  return <YearOrDateField value={value} onChange={setValue} />;
}
async function typed(text: string): Promise<HTMLInputElement> {
  await act(() => root.render(<Field />));
  // its part is fetched, which takes a while on a busy machine
  const input = await vi.waitFor(() => {
    const found = place.querySelector('input');
    if (!found) throw new Error('no input');
    return found;
  });
  await act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    return Promise.resolve();
  });
  expect(place.querySelector('[role=alert]')).toBeNull(); // not while it is typed
  await act(() => {
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    return Promise.resolve();
  });
  return input;
}

it('reads a year of two digits as one gone by', async () => {
  const input = await typed('1/1/30');
  expect(known).toEqual({ NgaySinh: '1930-01-01', NamSinh: 1930 });
  expect(input.value).toBe('01/01/1930');
  expect(place.querySelector('[role=alert]')).toBeNull();
});

it.each(['31/2/1985', `1/1/${Number(today().slice(0, 4)) + 1}`, 'x'])(
  'marks %s once it is left, and keeps it',
  async (text) => {
    const input = await typed(text);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(place.querySelector('[role=alert]')?.textContent).not.toBe('');
    expect(input.value).not.toBe('');
  },
);
