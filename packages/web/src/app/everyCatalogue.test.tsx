import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { CatalogueDef, Field } from '@sen/domain/catalogue/catalogue';
import { catalogues } from '@sen/domain/catalogues/all';
import type { DocumentNode, SelectionSetNode } from 'graphql';
import { act, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CatalogueTable } from '../catalogue/CatalogueTable.tsx';
import { deviceStore } from '../session/deviceStore.ts';
import { i18n, setLanguage } from '../session/i18n.ts';
import { type Session, SessionContext } from '../session/useSession.ts';
import { HotkeyProvider } from '../ui/hotkeys.tsx';
import { FeaturesContext } from '../ui/useContributions.ts';
import { features } from './features.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
// a device that keeps nothing
vi.spyOn(deviceStore.drafts, 'get').mockResolvedValue(undefined);
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

let root: Root;
let place: HTMLElement;
let thrown: unknown[];

beforeEach(() => {
  thrown = [];
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place, { onUncaughtError: (error) => thrown.push(error) });
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  document.body.replaceChildren();
});

/** Shows a catalogue with one entry in its list and the form of a new one open. */
async function show(def: CatalogueDef, permission = def.permission): Promise<void> {
  const client = new ApolloClient({ link: serverOf(def), cache: new InMemoryCache() });
  const profile = { navigation: { idMenus: ['full'], navigationTree: [] } };
  const session = { permissions: new Set([permission]), profile, navigation: [], settings: {} };
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={['/?muc=moi']}>
        <ApolloProvider client={client}>
          {/* what these screens read of it */}
          <SessionContext value={session as unknown as Session}>
            <HotkeyProvider>
              <Suspense fallback={null}>
                <FeaturesContext value={features}>
                  <CatalogueTable def={def} />
                </FeaturesContext>
              </Suspense>
            </HotkeyProvider>
          </SessionContext>
        </ApolloProvider>
      </MemoryRouter>,
    ),
  );
  await vi.waitFor(
    async () => {
      await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
      expect(form()?.querySelector('.form-item')).toBeTruthy();
      expect(place.querySelector('tbody tr')).toBeTruthy();
    },
    { timeout: 60_000 },
  );
}

const form = () => document.querySelector<HTMLElement>('.entry-page, dialog[open]');
const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';

/** A server that knows one entry, and answers nothing else. */
function serverOf(def: CatalogueDef): ApolloLink {
  return new ApolloLink(
    ({ operationName, query }) =>
      new Observable((answer) => {
        if (operationName !== `List${def.name}`) return;
        answer.next({ data: entryOf(query, def) });
        answer.complete();
      }),
  );
}

/** What a list asks for, with one entry that fits the definition. */
function entryOf(document: DocumentNode, def: CatalogueDef): Record<string, unknown> {
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === 'FragmentDefinition' ? [[one.name.value, one.selectionSet] as const] : [],
    ),
  );
  const objectOf = (selection: SelectionSetNode): Record<string, unknown> =>
    Object.fromEntries(
      selection.selections.flatMap((one): Array<[string, unknown]> => {
        if (one.kind === 'FragmentSpread') return Object.entries(objectOf(partOf(one.name.value)));
        if (one.kind !== 'Field') return [];
        const name = one.alias?.value ?? one.name.value;
        const field = def.fields[name];
        const inner = one.selectionSet ? objectOf(one.selectionSet) : undefined;
        const many =
          name === 'data' || field?.kind === 'lines' || field?.kind === 'refs' || name.endsWith('s');
        if (inner) return [[name, many ? [inner] : inner]];
        return [[name, name === 'TamNgung' ? false : sampleOf(name, field)]];
      }),
    );
  const partOf = (name: string) => fragments.get(name) ?? { kind: 'SelectionSet' as never, selections: [] };
  const operation = document.definitions.find((one) => one.kind === 'OperationDefinition');
  return operation ? objectOf(operation.selectionSet) : {};
}

function sampleOf(name: string, field: Field | undefined): unknown {
  switch (field?.kind) {
    case 'enum':
      return Object.keys(field.values)[0];
    case 'bool':
      return true;
    case 'number':
    case 'money':
    case 'quantity':
      return '2';
    case 'date':
    case 'datetime':
      return '2026-02-03';
    case 'refs':
      return [];
    default:
      return /^(total|current)/.test(name) ? 1 : `${name} 1`;
  }
}

describe.each(['vi', 'en'] as const)('in %s', (language) => {
  beforeAll(async () => {
    await i18n.loadNamespaces(['common', 'catalogue', 'grid', 'picture', 'staff']);
    await setLanguage(language);
  });

  it.each(catalogues)('the list and the form of $name show each field under its label', async (def) => {
    await show(def);
    expect(thrown).toEqual([]);
    expect(textOf(place.querySelector('.catalogue-table h1'))).toBe(def.label[language]);
    const heads = [...place.querySelectorAll('th')].map((head) => textOf(head).replace(/ [↕↑↓]$/, ''));
    for (const field of Object.values(def.fields))
      if ('list' in field && field.list) expect(heads).toContain(field.label[language]);

    for (const [name, field] of Object.entries(def.fields)) {
      const label = [...(form()?.querySelectorAll('label, .form-label') ?? [])].find(
        (one) => textOf(one) === field.label[language],
      );
      expect(label, name).toBeDefined();
      // rows of an entry have no input of their own before the first one is added
      if (field.kind === 'lines')
        expect(label?.closest('.form-item')?.querySelector('button'), name).toBeTruthy();
      else expect(document.getElementById(label?.getAttribute('for') ?? ''), name).toBeTruthy();
    }
  });

  const withheld = (def: CatalogueDef) =>
    Object.values(def.fields).flatMap((field) => (field.confidential ? [field.label[language]] : []));

  it.each(catalogues.filter((def) => withheld(def).length > 0))(
    'whoever may not change $name is shown none of its confidential fields',
    async (def) => {
      await show(def, 'BENH_AN_XEM');
      expect(thrown).toEqual([]);
      const shown = [
        ...place.querySelectorAll('th'),
        ...(form()?.querySelectorAll('label, .form-label') ?? []),
      ];
      const labels = shown.map((one) => textOf(one).replace(/ [↕↑↓]$/, ''));
      expect(labels).toContain(def.fields[def.display]?.label[language]);
      expect(withheld(def).filter((label) => labels.includes(label))).toEqual([]);
    },
  );
});
