import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announceConnection } from '../../session/connection.ts';
import { type ImportRun, useImport } from './useImport.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());

/** What the server was sent, in order; it has one import, whose columns were read. */
let sent: Array<{ method: string; path: string; body: unknown }>;
let away: boolean;
/** The state that the server says of the import, and what an answer to its start waits for. */
let now: string;
let held: Promise<void>;
/** Tells an event to the panel. */
let tell: (data: unknown) => void;
let state: ImportRun;
let root: Root;

const run = {
  _id: 'one',
  TrangThai: 'DaDoc',
  hanhDongs: [],
  mapping: { Ma: { column: 0, fixed: '' } },
  options: { existing: 'update', suspendMissing: false },
  sheet: { headerRow: 1 },
  plan: { name: 'DonViTinh' },
};

async function serve(path: string, options: RequestInit = {}): Promise<Response> {
  if (away) throw new TypeError('Failed to fetch');
  const body: unknown = typeof options.body === 'string' ? JSON.parse(options.body) : null;
  if (options.method) sent.push({ method: options.method, path: path.replace('/api/imports/', ''), body });
  const data = path.includes('/plans/')
    ? { plans: [run.plan], last: 'one', fileMaxBytes: 1 }
    : { ...run, TrangThai: now };
  if (path.endsWith('/check')) await held;
  return Response.json({ data });
}

function Panel() {
  state = useImport('DonViTinh');
  return null;
}

/** Waits until the panel says so. */
const until = (said: () => void) =>
  vi.waitFor(
    async () => {
      await act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)));
      said();
    },
    { timeout: 60_000 },
  );
const asked = () => sent.map(({ method, path }) => `${method} ${path}`);
const skip = { existing: 'skip', suspendMissing: false } as const;

beforeEach(async () => {
  [sent, away, now, held] = [[], false, 'DaDoc', Promise.resolve()];
  vi.stubGlobal('fetch', serve);
  await show();
});
afterEach(() => act(() => root.unmount()));

async function show(): Promise<void> {
  const client = new ApolloClient({
    link: new ApolloLink(
      () =>
        new Observable((events) => {
          tell = (data) =>
            events.next({
              data: { subApp: { _id: '1', module: 'NhapDanhMuc', process: 'update', data, __typename: 'E' } },
            });
        }),
    ),
    cache: new InMemoryCache(),
  });
  root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <ApolloProvider client={client}>
        <Panel />
      </ApolloProvider>,
    ),
  );
  await until(() => expect(state.step).toBe('columns'));
}

it('does not check a file by choices that the server never got', async () => {
  away = true;
  act(() => state.keep({ options: skip }, 0));
  await until(() =>
    expect(state.refusal).toMatch(/^(Không kết nối được máy chủ|The server cannot be reached)/),
  );
  await act(() => state.check());
  expect(sent).toEqual([]);
  away = false;
  await act(() => state.check());
  expect(asked()).toEqual(['PUT one', 'POST one/check']);
  expect(sent[0]?.body).toMatchObject({ options: skip });
});

it('sends them once the connection is back, and does not show older ones meanwhile', async () => {
  away = true;
  act(() => state.keep({ options: skip }, 0));
  await until(() => expect(state.refusal).not.toBeNull());
  away = false;
  await act(async () => announceConnection(true));
  await until(() => expect(state.refusal).toBeNull());
  expect(asked()).toEqual(['PUT one']);
  expect(state.run?.options).toEqual(skip);
});

it('sends what was chosen last after a reload that came before it was sent', async () => {
  act(() => state.keep({ options: skip }));
  // a page that goes runs nothing more: the next one finds what it left
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await act(() => root.unmount());
  vi.stubGlobal('fetch', serve);
  await show();
  await until(() => expect(asked()).toEqual(['PUT one']));
  expect(sent[0]?.body).toMatchObject({ options: skip });
  await until(() => expect(sessionStorage.length).toBe(0));
});

it('shows the end of a check also when its event comes before the answer to its start', async () => {
  let answer: () => void = () => undefined;
  held = new Promise((resolve) => {
    answer = resolve;
  });
  now = 'DangKiemTra';
  let checked: Promise<void> = Promise.resolve();
  act(() => {
    checked = state.check();
  });
  await until(() => expect(asked()).toEqual(['POST one/check']));
  now = 'DaKiemTra';
  await act(async () => tell({ _id: 'one', done: null }));
  await act(() => {
    answer();
    return checked;
  });
  await until(() => expect(state.run?.TrangThai).toBe('DaKiemTra'));
  expect(state.step).toBe('check');
});
