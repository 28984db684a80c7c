import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScan } from './useScan.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());
let root: Root;
let scans: string[];
let input: HTMLInputElement;
let drawn: number;

function Desk() {
  useScan((text) => scans.push(text));
  const onInput = () => {
    drawn += 1;
  };
  return createElement('input', { onInput });
}

/** Keys with some ms between them, as a browser types them: a key that is not prevented gets into the field. */
function type(text: string, gap: number, end = '') {
  let at = 1000;
  for (const key of [...text, ...(end ? [end] : [])]) {
    at += gap;
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: at });
    if (!input.dispatchEvent(event) || key.length > 1) continue;
    input.value += key;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

beforeEach(async () => {
  vi.useFakeTimers();
  scans = [];
  drawn = 0;
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  await act(() => root.render(createElement(Desk)));
  input = place.querySelector('input') ?? input;
  input.value = 'An';
});
afterEach(async () => {
  await act(() => root.unmount());
  vi.useRealTimers();
});

it('a scan leaves the field as it was, and redraws it for its first keys only', () => {
  type('DN4010123456789|'.repeat(10), 4, 'Enter');
  expect(scans).toEqual(['DN4010123456789|'.repeat(10)]);
  expect(input.value).toBe('An');
  expect(drawn).toBeLessThan(8);
});

it('quick keys that end in no scan are given back to the field', () => {
  type('nguyenvan', 30);
  vi.advanceTimersByTime(200);
  expect(input.value).toBe('Annguyenvan');
  expect(scans).toEqual([]);
});

it('what a person types goes its way', () => {
  type('nguyen van an', 120, 'Enter');
  expect(input.value).toBe('Annguyen van an');
  expect(scans).toEqual([]);
});

it('behind a dialogue nothing is scanned', () => {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  type('26.000123', 4, 'Enter');
  expect(scans).toEqual([]);
  dialog.remove();
});
