import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18n, setLanguage } from '../session/i18n.ts';
import { type Session, SessionContext } from '../session/useSession.ts';
import { MenuCount } from '../ui/MenuCount.tsx';
import { FeaturesContext } from '../ui/useContributions.ts';
import { MenuLink } from './MenuEntries.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());
let root: Root;
let place: HTMLElement;
beforeEach(async () => {
  await setLanguage('en');
  await i18n.loadNamespaces(['common', 'shell']);
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
});

const item = {
  key: 'exam',
  label: 'Examination',
  icon: 'examination',
  current: false,
  path: '/kham-benh-ngoai-tru',
} as const;
let waiting = 0;
const Count = () => <MenuCount count={waiting} />;
const features = [
  { name: 'examination', waiting: [{ path: item.path, permission: 'KHAM_BENH', Count } as const] },
];

const shown = async (count: number, permissions: string[], short = false) => {
  waiting = count;
  const session = { permissions: new Set(permissions), nodeId: 'PK01' } as unknown as Session; // what a link reads
  await act(() =>
    root.render(
      <MemoryRouter>
        <SessionContext value={session}>
          <FeaturesContext value={features}>
            <MenuLink item={item} short={short} />
          </FeaturesContext>
        </SessionContext>
      </MemoryRouter>,
    ),
  );
  return place.querySelector('.menu-count')?.textContent ?? null;
};

it('says how many wait at a screen to who does the work there', async () => {
  expect(await shown(4, ['KHAM_BENH'])).toBe('4 waiting');
  expect(await shown(4, ['VIEN_PHI_THU'])).toBeNull();
});

it('is silent while nobody waits, and in the bar, where room is short', async () => {
  expect(await shown(0, ['KHAM_BENH'])).toBeNull();
  expect(await shown(4, ['KHAM_BENH'], true)).toBeNull();
});

it('counts a crowd no further than the pill is wide', async () => {
  expect(await shown(120, ['KHAM_BENH'])).toBe('99+ waiting');
});
