import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterAll, expect, it, vi } from 'vitest';
import { SideIndex } from './SideIndex.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());

const groups = ['Một', 'Hai'].map((label) => ({
  key: label,
  label,
  parts: [1, 2].map((at) => ({ name: `${label}${at}`, label: `Danh mục ${label} ${at}` })),
}));

it('shows where one is: the open part is current and in sight, its group marked', async () => {
  const shown: string[] = [];
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.textContent ?? '');
  });
  const box = document.createElement('div');
  const root = createRoot(box);
  const show = (open: string) =>
    act(async () =>
      root.render(
        <MemoryRouter>
          <SideIndex path="/x" label="x" groups={groups} open={open}>
            {null}
          </SideIndex>
        </MemoryRouter>,
      ),
    );
  await show('Hai2');
  await show('Một1');
  expect(shown).toEqual(['Danh mục Hai 2', 'Danh mục Một 1']);
  expect(box.querySelector('[aria-current="page"]')?.textContent).toBe('Danh mục Một 1');
  expect(box.querySelector('section.open h2')?.textContent).toBe('Một');
  await act(async () => root.unmount());
  scroll.mockRestore();
});
