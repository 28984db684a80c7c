import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { Dropdown } from './Dropdown.tsx';

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

const button = () => place.querySelector('button');
const lines = () => [...document.querySelectorAll<HTMLElement>('[role=menuitem]')];
const focused = () => document.activeElement?.textContent;
const press = (key: string) =>
  act(() => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
    return Promise.resolve();
  });
/** As a mouse does it: a click of no pointer is that of a screen reader. */
const click = () =>
  act(() => {
    button()?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
    button()?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    return Promise.resolve();
  });
const sent = vi.fn();
const acts = ['Print', 'Copy', 'Remove'].map((label) => ({
  key: label.toLowerCase(),
  label,
  disabled: label === 'Copy',
  onClick: () => sent(label),
}));
const draw = () =>
  act(() =>
    root.render(
      <Dropdown menu={{ items: acts }}>
        <Button>More</Button>
      </Dropdown>,
    ),
  );

it('opens on its first act, passes over what cannot be done, goes round the ends', async () => {
  await draw();
  await click();
  expect(button()?.getAttribute('aria-expanded')).toBe('true');
  expect(focused()).toBe('Print');
  expect(lines()[1]?.getAttribute('aria-disabled')).toBe('true');
  for (const [key, name] of [
    ['ArrowDown', 'Remove'],
    ['ArrowDown', 'Print'],
    ['End', 'Remove'],
    ['Home', 'Print'],
    ['r', 'Remove'],
  ] as const) {
    await press(key);
    expect([key, focused()]).toEqual([key, name]);
  }
});

it('does the act once, closes and gives the focus back', async () => {
  await draw();
  await act(() => button()?.focus());
  await press('ArrowUp');
  expect(focused()).toBe('Remove');
  await press('Enter');
  expect(sent.mock.calls).toEqual([['Remove']]);
  expect([lines().length, focused()]).toEqual([0, 'More']);
});

it.each(['Escape', 'Tab'])(
  'closes with %s, which nothing around it hears of, back on the button',
  async (key) => {
    const heard = vi.fn();
    window.addEventListener('keydown', heard);
    await draw();
    await click();
    await press(key);
    window.removeEventListener('keydown', heard);
    expect([lines().length, focused(), heard.mock.calls.length]).toEqual([0, 'More', 0]);
  },
);

it('closes when the mouse is pressed elsewhere, and leaves other keys to the screen', async () => {
  const heard = vi.fn();
  window.addEventListener('keydown', heard);
  await draw();
  await click();
  await press('F9');
  window.removeEventListener('keydown', heard);
  expect(heard).toHaveBeenCalledOnce();
  await act(() => document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
  expect(lines()).toEqual([]);
});

it('stands in the dialogue around it, which covers the page', async () => {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.append(place);
  await draw();
  await click();
  expect(lines()[0]?.closest('dialog')).toBe(dialog);
});
