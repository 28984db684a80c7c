import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { Tooltip } from './Tooltip.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());
let root: Root;
let place: HTMLElement;
beforeEach(() => {
  vi.useFakeTimers();
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

const pressed = vi.fn();
const draw = (disabled: boolean) =>
  act(() =>
    root.render(
      <Tooltip title="Called twice only">
        <Button aria-label="Skip" disabled={disabled} onClick={pressed} />
      </Tooltip>,
    ),
  );
const button = () => place.querySelector('button') ?? document.createElement('button');
const said = () => document.querySelector('[role=tooltip]');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const point = (type: string) =>
  act(() => {
    button().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
    return Promise.resolve();
  });

it('says why a button is disabled while the mouse rests on it, and takes no press', async () => {
  pressed.mockReset();
  await draw(true);
  await point('pointermove');
  await point('pointerover');
  expect(said()).toBe(null);
  await pass(500);
  expect(said()?.textContent).toBe('Called twice only');
  expect(button().getAttribute('aria-describedby')).toBe(said()?.id);
  await act(() => button().click());
  expect([pressed.mock.calls.length, button().getAttribute('aria-disabled')]).toEqual([0, 'true']);
  await point('pointerout');
  await pass(500);
  expect(said()).toBe(null);
});

it('says it to who came by keys, until Escape', async () => {
  await draw(false);
  await act(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true })));
  await act(() => button().focus());
  expect(said()?.textContent).toBe('Called twice only');
  await act(() => button().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect(said()).toBe(null);
});

it('leaves the press to the button', async () => {
  pressed.mockReset();
  await draw(false);
  await act(() => button().click());
  expect(pressed).toHaveBeenCalledOnce();
});
