import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { setAppearance, useMenuPlace } from './appearance.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());
afterEach(() => setAppearance({ menu: null }));

const place = document.createElement('div');
function Place({ ofSite }: { ofSite: string }) {
  return useMenuPlace(ofSite);
}
const shown = async (ofSite: string) => {
  const root = createRoot(place);
  await act(() => root.render(<Place ofSite={ofSite} />));
  const { textContent } = place;
  await act(() => root.unmount());
  return textContent;
};

it('the menu stands where the site has it until the person chooses', async () => {
  expect(await shown('side')).toBe('side');
  expect(await shown('top')).toBe('top');
  setAppearance({ menu: 'top' });
  expect(await shown('side')).toBe('top');
  setAppearance({ menu: null });
  expect(await shown('side')).toBe('side');
});

it('stands at the top where the site says something unknown', async () => {
  expect(await shown('bottom')).toBe('top');
});
