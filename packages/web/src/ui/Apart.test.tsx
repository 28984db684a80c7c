import { act, lazy } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Apart } from './Apart.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
afterAll(() => {
  vi.unstubAllGlobals();
  warned.mockRestore();
});

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  place = document.createElement('div');
  root = createRoot(place, { onCaughtError: () => undefined });
});
afterEach(() => act(async () => root.unmount()));

const Lost = lazy<() => null>(() => Promise.reject(new TypeError('Failed to fetch')));
const Found = lazy(async () => ({ default: () => <b>card</b> }));

it('leaves the screen as it is where a part of it cannot be fetched', async () => {
  const screen = (
    <>
      <p>form</p>
      <Apart>
        <Lost />
      </Apart>
      <Apart>
        <Found />
      </Apart>
    </>
  );
  await act(async () => root.render(screen));
  await vi.waitFor(() => expect(place.textContent).toBe('formcard'));
  expect(warned).toHaveBeenCalled();
});
