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
  useScan(
    (text) => scans.push(text),
    (text) => text !== 'somebody types quickly',
  );
  const onInput = () => {
    drawn += 1;
  };
  return createElement('input', { onInput });
}

let at = 0;

function send(event: Event): boolean {
  Object.defineProperty(event, 'timeStamp', { value: at });
  return input.dispatchEvent(event);
}

/** One key as a browser types it: what is not prevented gets into the field as text. */
function press(key: string, gap: number) {
  at += gap;
  if (!send(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))) return;
  if (key === 'Backspace') input.value = input.value.slice(0, -1);
  if (key.length === 1) insert(key, 0);
}

/** Text that a driver puts into the field without a key. */
function insert(data: string, gap: number, how: InputEventInit = { inputType: 'insertText' }) {
  at += gap;
  const event = new InputEvent('beforeinput', { data, ...how, bubbles: true, cancelable: true });
  if (!send(event)) return;
  input.value += data;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Keys with some ms between them; accented letters come without one. */
function type(text: string, gap: number, end = '') {
  for (const key of text) /[ -~]/.test(key) ? press(key, gap) : insert(key, gap);
  if (end !== '') press(end, gap);
}

beforeEach(async () => {
  vi.useFakeTimers();
  scans = [];
  drawn = 0;
  at += 1000;
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
  vi.advanceTimersByTime(500);
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

const card = '001185012345|012345678|Nguyễn Thị Ánh Đào|15081985|Nữ|Số 5, Hà Nội|01012022';

it('accented letters that come without a key are part of the scan and stay out of the field', () => {
  type(card, 5, 'Enter');
  expect(scans).toEqual([card]);
  expect(input.value).toBe('An');
  expect(drawn).toBeLessThan(8);
});

it('a word that a driver puts in at once is part of the scan', () => {
  type('001185012345||', 5);
  insert('Nguyễn', 5);
  insert(' Ánh', 5);
  type('|15081985', 5, 'Enter');
  expect(scans).toEqual(['001185012345||Nguyễn Ánh|15081985']);
  expect(input.value).toBe('An');
});

it('a letter that the page gets to late belongs to the keys that are held', () => {
  type('001185012345|', 5);
  insert('Đ', 100);
  type('an', 5, 'Enter');
  expect(scans).toEqual(['001185012345|Đan']);
});

it('quick letters that end in no scan are given back in their order', () => {
  type('nguyễn vănán', 30);
  vi.advanceTimersByTime(500);
  expect(input.value).toBe('Annguyễn vănán');
  expect(scans).toEqual([]);
});

it('plain texts that are put in at once, one right after the other, stay as they are', () => {
  insert('0', 5);
  insert('20000', 5);
  insert('50000', 5);
  vi.advanceTimersByTime(500);
  expect(input.value).toBe('An02000050000');
  expect(scans).toEqual([]);
});

it('a word that stands alone is never kept back', () => {
  insert('Nguyễn Văn Ánh', 500);
  expect(input.value).toBe('AnNguyễn Văn Ánh');
  press('Enter', 300);
  expect(scans).toEqual([]);
});

it('a scan that follows a word put in at once is read without it', () => {
  insert('Lý Văn Nhà', 500);
  type(card, 5, 'Enter');
  expect(scans).toEqual([card]);
  expect(input.value).toBe('AnLý Văn Nhà');
});

it('what an input method composes goes its way, however quick', () => {
  const how = { inputType: 'insertCompositionText', isComposing: true };
  for (const letter of 'nguyễn ánh') insert(letter, 20, how);
  for (const letter of 'nguyễn ánh') insert(letter, 20, { inputType: 'insertText', isComposing: true });
  expect(input.value).toBe('Annguyễn ánhnguyễn ánh');
  press('Enter', 20);
  expect(scans).toEqual([]);
});

it('a person whose input method takes letters back and writes them anew is not disturbed', () => {
  type('Nguye', 120);
  press('Backspace', 110);
  insert('ê', 1);
  press('n', 120);
  for (const key of ['Backspace', 'Backspace']) press(key, 1);
  insert('ễ', 1);
  insert('n', 1);
  expect(input.value).toBe('AnNguyễn');
  expect(scans).toEqual([]);
});

it('a scan whose letters an input method takes back and writes anew is read right', () => {
  type('D', 5);
  press('Backspace', 5);
  type('ĐN401012345678e', 5);
  press('Backspace', 5);
  type('ê', 5, 'Enter');
  expect(scans).toEqual(['DDN401012345678ee']);
  expect(input.value).toBe('An');
});

it('a held key repeats into the field', () => {
  for (let count = 0; count < 12; count += 1) {
    at += 30;
    const key = { key: 'a', repeat: count > 0, bubbles: true, cancelable: true };
    if (send(new KeyboardEvent('keydown', key))) insert('a', 0);
  }
  expect(input.value).toBe('Anaaaaaaaaaaaa');
});

it('leaves what is no code where somebody typed it quickly', () => {
  type('somebody types quickly', 10, 'Enter');
  expect(scans).toEqual([]);
  expect(input.value).toBe('Ansomebody types quickly');
});
