import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEarlyEnter } from './useEarlyEnter.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());
let root: Root;
let heard: string[];
let input: HTMLInputElement;

function Field({ loading }: { loading: boolean }) {
  const onKeyDown = useEarlyEnter(loading);
  return createElement('input', { onKeyDown });
}
const show = (loading: boolean) => act(() => root.render(createElement(Field, { loading })));
const press = (key: string) =>
  act(() => void input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

beforeEach(async () => {
  vi.useFakeTimers();
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  heard = [];
  await show(true);
  input = place.querySelector('input') ?? input;
  input.focus();
  // above React: what is stopped on its way does not come here
  document.addEventListener('keydown', hear);
});
afterEach(async () => {
  document.removeEventListener('keydown', hear);
  await act(() => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});
function hear(event: KeyboardEvent): void {
  heard.push(event.key);
}

it('gives an Enter that came too early again, once the answer is shown', async () => {
  await press('Enter');
  expect(heard).toEqual([]);
  await show(false);
  vi.advanceTimersByTime(50);
  expect(heard).toEqual(['Enter']);
  vi.advanceTimersByTime(500);
  expect(heard).toEqual(['Enter']);
});

it('takes it back when another key follows, or the field is left', async () => {
  await press('Enter');
  await press('a');
  await show(false);
  vi.advanceTimersByTime(50);
  expect(heard).toEqual(['a']);
  await show(true);
  await press('Enter');
  input.blur();
  await show(false);
  vi.advanceTimersByTime(50);
  expect(heard).toEqual(['a']);
});

it('lets an Enter in time pass', async () => {
  await show(false);
  await press('Enter');
  expect(heard).toEqual(['Enter']);
});
