import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defineScreens } from '../../ui/feature.ts';
import type { OrderResults, ReturnedResult } from '../../ui/orderResults.ts';
import { FeaturesContext } from '../../ui/useContributions.ts';
import { type Results, useResults } from './useResults.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());

type Watch = Awaited<ReturnType<OrderResults['load']>>['watchResults'];
type Tell = Parameters<Watch>[2];

/** A kind of order whose answers the test gives. */
function kind() {
  const own = { tell: (() => undefined) as Tell, again: vi.fn(), stop: vi.fn() };
  const watchResults: Watch = (_client, _visit, tell) => {
    own.tell = tell;
    return own;
  };
  return { own, load: async () => ({ watchResults }) };
}

const result = (
  _id: string,
  NgayKetQua: string,
  TrangThai = 'CoKetQua',
  KhamBenh_Id = 'exam',
): ReturnedResult => ({
  slip: { _id, SoPhieuYeuCau: _id, KhamBenh_Id, TrangThai, NgayKetQua },
  critical: false,
  verifiedBy: null,
  print: '',
  content: null,
});

let blood: ReturnType<typeof kind>;
let pictures: ReturnType<typeof kind>;
let marked: unknown[];
let emit: (module: string) => void;
let shown: Results;
let root: Root;
let client: ApolloClient;
let features: ReturnType<typeof defineScreens>[];

function Tab({ active }: { active: boolean }) {
  const visit = { TiepNhan_Id: 'visit', BenhNhan_Id: 'patient', KhamBenh_Id: 'exam' };
  shown = useResults({ ...visit, active, mayMark: true, onMarked: () => undefined });
  return null;
}

async function show(active: boolean) {
  await act(async () =>
    root.render(
      <ApolloProvider client={client}>
        <FeaturesContext value={features}>
          <Tab active={active} />
        </FeaturesContext>
      </ApolloProvider>,
    ),
  );
}

beforeEach(async () => {
  [blood, pictures, marked] = [kind(), kind(), []];
  features = [
    defineScreens({ name: 'blood', results: { XetNghiem: { events: ['XetNghiem'], load: blood.load } } }),
    defineScreens({
      name: 'pictures',
      results: { ChanDoanHinhAnh: { events: ['HangDoi'], load: pictures.load } },
    }),
  ];
  const server = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'SubApp') {
          emit = (module) => observer.next({ data: { subApp: { __typename: 'SuKien', _id: '1', module } } });
          return;
        }
        marked.push(variables['ids']);
        observer.next({ data: { danhDauDaXem: [] } });
        observer.complete();
      }),
  );
  client = new ApolloClient({ link: server, cache: new InMemoryCache() });
  root = createRoot(document.createElement('div'));
  await show(true);
});
afterEach(() => act(async () => root.unmount()));

const ids = () => shown.results.map(({ slip }) => slip._id);

it('shows the results of every kind of order in one list, the newest first', async () => {
  expect(shown).toMatchObject({ results: [], loading: true });
  await act(async () => {
    blood.own.tell({ results: [result('b1', '2026-11-20T01:00:00Z'), result('b2', '2026-11-20T03:00:00Z')] });
    pictures.own.tell({ results: [result('p1', '2026-11-20T02:00:00Z')] });
  });
  expect(ids()).toEqual(['b2', 'p1', 'b1']);
  expect(shown.loading).toBe(false);
});

it('a new result stays new until its reader says that it was viewed, one or all of them', async () => {
  await act(async () => {
    blood.own.tell({
      results: [
        result('new', '1'),
        result('seen', '2', 'DaXemKetQua'),
        result('other', '3', 'CoKetQua', 'x'),
      ],
    });
    pictures.own.tell({ results: [result('picture', '4')] });
  });
  expect(marked).toEqual([]);
  expect([...shown.fresh].sort()).toEqual(['new', 'picture']);
  await act(async () => shown.markViewed(['picture']));
  expect(marked).toEqual([['picture']]);
  await act(async () => pictures.own.tell({ results: [result('picture', '4', 'DaXemKetQua')] }));
  await act(async () => shown.markViewed());
  expect(marked).toEqual([['picture'], ['new']]);
  await act(async () => blood.own.tell({ results: [result('new', '1', 'DaXemKetQua')] }));
  expect([...shown.fresh]).toEqual([]);
  await act(async () => shown.markViewed());
  expect(marked).toHaveLength(2);
});

it('tells of a kind that is not known, and keeps what was known of one whose next answer failed', async () => {
  await act(async () => {
    blood.own.tell({ results: [result('b', '1')] });
    pictures.own.tell({ error: new Error('away') });
  });
  expect(ids()).toEqual(['b']);
  expect(shown.error).toEqual(new Error('away'));
  await act(async () => {
    pictures.own.tell({ results: [] });
    blood.own.tell({ error: new Error('away') });
  });
  expect(ids()).toEqual(['b']);
  expect(shown.error).toBeUndefined();
});

it('asks a kind again after an event of its module', async () => {
  await act(async () => emit('HangDoi'));
  expect(pictures.own.again).toHaveBeenCalledOnce();
  expect(blood.own.again).not.toHaveBeenCalled();
});

it('asks for nothing while the results are not on the screen', async () => {
  await show(false);
  expect(blood.own.stop).toHaveBeenCalledOnce();
  expect(pictures.own.stop).toHaveBeenCalledOnce();
  await act(async () => emit('HangDoi'));
  expect(pictures.own.again).not.toHaveBeenCalled();
  expect([...shown.fresh]).toEqual([]);
});
