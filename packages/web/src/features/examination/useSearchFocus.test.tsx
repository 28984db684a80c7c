import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSearchFocus } from './useSearchFocus.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());

let root: Root;
let place: HTMLElement;
let search: ReturnType<typeof useSearchFocus>;

function Tabs({ fetched }: { fetched: boolean }) {
  search = useSearchFocus();
  return (
    <>
      <input id="drugs" ref={search.refs.prescription} />
      {fetched ? <input id="services" ref={search.refs.orders} /> : null}
    </>
  );
}
const show = (fetched: boolean) => act(async () => root.render(<Tabs fetched={fetched} />));

beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
});

it('gives the cursor to the search of a tab each time it is wanted', async () => {
  await show(true);
  for (const [tab, id] of [
    ['orders', 'services'],
    ['prescription', 'drugs'],
    ['orders', 'services'],
  ] as const) {
    await act(async () => search.focus(tab));
    expect(document.activeElement?.id).toBe(id);
  }
});

it('waits for a tab whose part is still being fetched', async () => {
  await show(false);
  await act(async () => search.focus('orders'));
  expect(document.activeElement?.id).not.toBe('services');
  await show(true);
  expect(document.activeElement?.id).toBe('services');
});

it('leaves the cursor alone when a tab comes that nobody wants', async () => {
  await show(false);
  await act(async () => document.querySelector<HTMLElement>('#drugs')?.focus());
  await show(true);
  expect(document.activeElement?.id).toBe('drugs');
});

let drawn = 0;
function Redrawn() {
  const { refs } = useSearchFocus();
  drawn += 1;
  return <input ref={(input) => void refs.orders(input)} />;
}

it('comes to rest with a field that hands its reference on anew at each drawing', async () => {
  drawn = 0;
  await act(async () => root.render(<Redrawn />));
  expect(drawn).toBeLessThan(5);
});
