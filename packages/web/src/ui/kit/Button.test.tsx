import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());
let root: Root;
let presses: number;

const show = (disabled: boolean) =>
  act(() =>
    root.render(
      <Button
        disabled={disabled}
        onClick={() => {
          presses += 1;
        }}
      >
        Save
      </Button>,
    ),
  );
const button = () => {
  const found = document.querySelector('button');
  if (!found) throw new Error('no button');
  return found;
};

beforeEach(async () => {
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  presses = 0;
  await show(false);
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
});

it('keeps the focus when it is disabled by its own press, and takes no other one', async () => {
  await act(() => button().focus());
  await act(() => button().click());
  await show(true);
  await act(() => button().click());
  expect(presses).toBe(1);
  expect(document.activeElement).toBe(button());
  expect([button().disabled, button().getAttribute('aria-disabled')]).toEqual([false, 'true']);
});

it('is disabled as any other one once the focus has gone on', async () => {
  await act(() => button().focus());
  await show(true);
  await act(() => button().blur());
  expect([button().disabled, button().getAttribute('aria-disabled')]).toEqual([true, null]);
  await show(false);
  expect(button().disabled).toBe(false);
});
