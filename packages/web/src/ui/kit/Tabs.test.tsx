import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

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

const tabs = () => [...place.querySelectorAll<HTMLElement>('[role=tab]')];
const chosen = () => place.querySelector('[role=tab][aria-selected=true]')?.textContent;
const seen = () => place.querySelector('[role=tabpanel]:not([hidden])')?.textContent;
const press = (key: string) =>
  act(() => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
    return Promise.resolve();
  });
function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" id="count" onClick={() => setCount(count + 1)}>
      {`Count ${count}`}
    </button>
  );
}
const items = [
  { key: 'a', label: 'One', children: <Counter /> },
  { key: 'b', label: 'Two', children: 'Second' },
  { key: 'c', label: 'Three', children: 'Third' },
];

it('moves and opens with arrows, Home and End, round the ends', async () => {
  const told = vi.fn();
  await act(() => root.render(<Tabs items={items} onChange={told} />));
  await act(() => tabs()[0]?.focus());
  for (const [key, name] of [
    ['ArrowRight', 'Two'],
    ['End', 'Three'],
    ['ArrowRight', 'One'],
    ['ArrowLeft', 'Three'],
    ['Home', 'One'],
  ] as const) {
    await press(key);
    expect([key, chosen(), document.activeElement?.textContent]).toEqual([key, name, name]);
  }
  expect(told).toHaveBeenCalledWith('c');
});

it('keeps what was opened once, and draws nothing before', async () => {
  await act(() => root.render(<Tabs items={items} />));
  expect(place.textContent).not.toContain('Third');
  await act(() => place.querySelector<HTMLElement>('#count')?.click());
  await act(() => tabs()[1]?.click());
  expect([chosen(), seen()]).toEqual(['Two', 'Second']);
  await act(() => tabs()[0]?.click());
  expect(seen()).toBe('Count 1');
});

it('leaves other keys to the screen', async () => {
  const heard = vi.fn();
  window.addEventListener('keydown', heard);
  await act(() => root.render(<Tabs items={items} />));
  await act(() => tabs()[0]?.focus());
  await press('F9');
  window.removeEventListener('keydown', heard);
  expect(heard).toHaveBeenCalledOnce();
});
