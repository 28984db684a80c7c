import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFocusKept } from './useFocusKept.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());
let root: Root;

function Bar({ names }: { names: readonly string[] }) {
  return (
    <div ref={useFocusKept<HTMLDivElement>()}>
      {names.map((name) => (
        <button key={name} id={name} type="button" disabled={name.startsWith('off')}>
          {name}
        </button>
      ))}
    </div>
  );
}
const show = (...names: string[]) => act(() => root.render(<Bar names={names} />));
const focus = (name: string) => act(() => document.getElementById(name)?.focus());

beforeEach(async () => {
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  await show('offSave', 'unlock', 'more');
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
});

it('goes on to the first button that can be pressed when the one with the focus goes', async () => {
  await focus('more');
  await show('offSave', 'unlock');
  expect(document.activeElement?.id).toBe('unlock');
});

it('stays where it is while its button stays, and is not taken from elsewhere', async () => {
  await focus('more');
  await show('offSave', 'more');
  expect(document.activeElement?.id).toBe('more');
  await act(async () => {
    document.getElementById('more')?.blur();
    await new Promise((later) => setTimeout(later, 5));
  });
  await show('offSave', 'unlock');
  expect(document.activeElement).toBe(document.body);
});
