import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { permissions } from '@sen/domain/permissions/permissions';
import { act, cleanup, render } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { deviceStore } from '../session/deviceStore.ts';
import { i18n, setLanguage } from '../session/i18n.ts';
import { type Session, SessionContext } from '../session/useSession.ts';
import { HotkeyProvider } from '../ui/hotkeys.tsx';

vi.spyOn(deviceStore.preferences, 'get').mockResolvedValue(undefined);
afterEach(cleanup);
afterAll(() => vi.restoreAllMocks());

/** The screens that stand on the shape of lists. */
const lists = Object.entries(
  import.meta.glob<string>('../features/**/*Screen.tsx', { query: '?raw', eager: true, import: 'default' }),
).flatMap(([file, source]) => (source.includes('defineListScreen({') ? [file] : []));
const screens = import.meta.glob<ComponentType>('../features/**/*Screen.tsx', { import: 'default' });
const nothing = new ApolloLink(() => new Observable(() => undefined));

it.each(lists)('%s has a text for everything that it names', async (file) => {
  const missing: string[] = [];
  const note = (_languages: readonly string[], namespace: string, key: string) =>
    missing.push(`${i18n.language} ${namespace}:${key}`);
  const Screen = (await screens[file]?.()) ?? (() => null);
  const client = new ApolloClient({ link: nothing, cache: new InMemoryCache() });
  const session = {
    permissions: new Set(Object.keys(permissions)),
    user: { employee: { _id: 'nv1' } },
    settings: {},
    nodes: [{ _id: 'khoa', category: 'DEPARTMENT', parent_Id: null }],
    nodeId: 'khoa',
  };
  i18n.options.saveMissing = true;
  i18n.on('missingKey', note);
  for (const language of ['vi', 'en'] as const) {
    await setLanguage(language);
    const { container } = await act(async () =>
      render(
        <MemoryRouter>
          <ApolloProvider client={client}>
            {/* what lists read of it */}
            <SessionContext value={session as unknown as Session}>
              <HotkeyProvider>
                <Suspense fallback={null}>
                  <Screen />
                </Suspense>
              </HotkeyProvider>
            </SessionContext>
          </ApolloProvider>
        </MemoryRouter>,
      ),
    );
    await vi.waitFor(() => expect(container.querySelector('h1')?.textContent).toBeTruthy());
    cleanup();
  }
  i18n.off('missingKey', note);
  i18n.options.saveMissing = false;
  expect(missing).toEqual([]);
});

it('there are lists', () => expect(lists.length).toBeGreaterThan(5));
