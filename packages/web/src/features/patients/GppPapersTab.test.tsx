import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { i18n, setLanguage } from '../../session/i18n.ts';
import GppPapersTab from './GppPapersTab.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());
beforeAll(async () => {
  await setLanguage('en');
  await i18n.loadNamespaces(['common', 'patients']);
});

let root: Root;
let place: HTMLElement;
let papers: object[];
const asked: Array<[string, unknown]> = [];

const paper = (fileName: string, more: object = {}) => ({
  __typename: 'ChungTuGPP',
  _id: fileName,
  Tep_Id: fileName,
  url: `/api/files/${fileName}`,
  fileName,
  type: 'application/pdf',
  size: 2048,
  NgayTao: '2026-03-02T02:00:00.000Z',
  nguoiTao: 'Lan',
  TrangThai: 'DangSuDung',
  LyDoHuy: null,
  NgayHuy: null,
  nguoiHuy: null,
  hanhDongs: [{ __typename: 'ActionState', action: 'huy', refusal: null }],
  ...more,
});

async function show(mayChange: boolean): Promise<void> {
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        asked.push([operationName ?? '', variables]);
        observer.next({ data: { chungTuGPPs: papers } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  await act(async () =>
    root.render(
      <ApolloProvider client={client}>
        <Suspense fallback={null}>
          <GppPapersTab BenhNhan_Id="p" mayChange={mayChange} />
        </Suspense>
      </ApolloProvider>,
    ),
  );
}
const settled = (done: () => void) =>
  vi.waitFor(async () => {
    await act(() => new Promise((later) => setTimeout(later, 5)));
    done();
  });
const buttons = () =>
  [...place.querySelectorAll('button')].map((one) => one.getAttribute('aria-label') ?? one.textContent);

beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
});

it('shows papers in use with their acts, the removed ones apart with their reason', async () => {
  const gone = { TrangThai: 'DaHuy', LyDoHuy: 'Out of date', nguoiHuy: 'Mai' };
  papers = [paper('a.pdf'), paper('b.pdf', gone)];
  await show(true);
  await settled(() => expect(place.querySelectorAll('.gpp-papers > ul > li')).toHaveLength(1));
  expect(asked).toEqual([['GppPapers', { BenhNhan_Id: 'p' }]]);
  expect(buttons()).toEqual(expect.arrayContaining(['Show a.pdf', 'Download a.pdf', 'Remove a.pdf']));
  expect(buttons()).not.toContain('Remove b.pdf');
  expect(place.querySelector('details')?.textContent).toContain('Out of date');
  expect(place.querySelector('.gpp-add input')).not.toBeNull();
});

it('offers no adding to who may not change patients', async () => {
  papers = [];
  await show(false);
  await settled(() => expect(place.querySelector('.empty-state')).not.toBeNull());
  expect(place.querySelector('.gpp-add')).toBeNull();
});
