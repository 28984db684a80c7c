import {
  ApolloClient,
  ApolloLink,
  gql,
  InMemoryCache,
  Observable,
  type TypedDocumentNode,
} from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceStore } from '../session/deviceStore.ts';
import { TextKeys } from '../session/TextKeys.tsx';
import { type Session, SessionContext } from '../session/useSession.ts';
import { today } from '../ui/dateText.ts';
import { HotkeyProvider } from '../ui/hotkeys.tsx';
import { day, patient, state, text } from './columns.tsx';
import { defineListScreen, ofRow } from './defineListScreen.tsx';
import { mine, only, period, required, states, thisMonth, today as todayAlone } from './filters.tsx';
import type { BegunProps, ListFilter } from './listDef.ts';
import { paged, whole } from './listPages.tsx';

type Row = {
  __typename: 'Paper';
  _id: string;
  TenBenhNhan: string;
  MaYTe: string;
  NgayHen: string | null;
  TrangThai: 'Moi' | 'Xong';
};
type Answer = {
  papers: { __typename: 'Papers'; data: Row[]; totalRows: number; Moi: number; QuaHan: number };
};
type Asked = {
  tuNgay?: string;
  denNgay?: string;
  TrangThai?: Row['TrangThai'] | null;
  NhanVien_Id?: string | null;
  quaHan?: boolean;
  keyword?: string | null;
  page?: number;
  limit?: number;
  id?: string;
};
const query: TypedDocumentNode<Answer, Asked> = gql`
  query Papers($tuNgay: Date, $denNgay: Date, $TrangThai: State, $NhanVien_Id: ID, $quaHan: Boolean, $keyword: String, $page: Int, $limit: Int, $id: ID) {
    papers(tuNgay: $tuNgay, denNgay: $denNgay, TrangThai: $TrangThai, NhanVien_Id: $NhanVien_Id, quaHan: $quaHan, keyword: $keyword, page: $page, limit: $limit, id: $id) {
      data { _id TenBenhNhan MaYTe NgayHen TrangThai }
      totalRows
      Moi
      QuaHan
    }
  }
`;
const words = { Moi: { vi: 'Mới', en: 'New' }, Xong: { vi: 'Xong', en: 'Done' } };
const source = {
  query,
  found: (answer: Answer) => answer.papers,
  rows: (found: Answer['papers']) => found.data,
};
const look = {
  name: 'test-papers',
  texts: 'papers',
  title: 'title',
  none: 'none',
  count: 'count',
  search: 'search',
  pages: paged,
  rowName: (row: Row) => row.TenBenhNhan,
  columns: [
    patient('who'),
    day('NgayHen'),
    state('TrangThai', words, { Moi: 'waiting', Xong: 'done' }),
    text('MaYTe', { hidden: true }),
  ],
} as const;
const ofId = (key: 'NhanVien_Id'): ListFilter<{ NhanVien_Id: string | null }> => ({
  key,
  variables: (value) => ({ NhanVien_Id: typeof value === 'string' ? value : null }),
  draw: ({ onChange }) => (
    <button type="button" onClick={() => onChange('nv2')}>
      choose
    </button>
  ),
});

const Papers = defineListScreen(source)({
  ...look,
  needs: 'GIAY',
  counts: ({ Moi, QuaHan }) => ({ Moi, QuaHan }),
  filters: [
    ofId('NhanVien_Id'),
    mine('NhanVien_Id', 'mine'),
    only('quaHan', 'late', 'QuaHan'),
    period(todayAlone),
    states('TrangThai', words, { label: 'state', all: 'all' }),
  ],
  events: ['KhamBenh'],
  byId: (id) => ({ id }),
  Opened: ofRow(({ row, onChanged, onClose }) => (
    <div role="dialog" aria-label={row.TenBenhNhan}>
      <button type="button" onClick={onChanged}>
        changed
      </button>
      <button type="button" onClick={onClose}>
        close
      </button>
      <button
        type="button"
        onClick={() => {
          sent = onClose;
        }}
      >
        send
      </button>
    </div>
  )),
  begin: {
    text: 'new',
    word: 'BenhNhan_Id',
    Begun: ({ of, onDone }: BegunProps) => <button type="button" onClick={onDone}>{`begun ${of}`}</button>,
  },
  Above: ({ found }) => <p>{`above ${found?.totalRows ?? 'nothing'}`}</p>,
});

const Guarded = defineListScreen(source)({
  ...look,
  begin: { text: 'new', word: 'moi', needs: 'GIAY_SUA', Begun: () => <p>begun</p> },
});

let sent: () => void = () => undefined;
let rows: Row[];
let elsewhere: Row[];
let asked: Asked[];
let fails: boolean;
let emit: () => void;
const server = new ApolloLink(
  ({ operationName, variables }) =>
    new Observable((observer) => {
      if (operationName === 'SubApp') {
        emit = () =>
          observer.next({ data: { subApp: { __typename: 'Event', _id: 'e', module: 'KhamBenh' } } });
        return;
      }
      const one = variables as Asked; // the only query here
      asked.push(one);
      if (fails) observer.next({ errors: [{ message: 'NO', extensions: { code: 'INTERNAL' } }] });
      else {
        const found = one.id
          ? elsewhere.filter(({ _id }) => _id === one.id)
          : rows
              .filter(({ TrangThai }) => !one.TrangThai || TrangThai === one.TrangThai)
              .filter(({ TenBenhNhan }) => TenBenhNhan.includes(one.keyword ?? ''));
        observer.next({
          data: {
            papers: {
              __typename: 'Papers',
              data: found,
              totalRows: one.id ? 1 : Math.max(found.length, one.page ? rows.length : 0),
              Moi: 2,
              QuaHan: 7,
            },
          },
        });
      }
      observer.complete();
    }),
);
const paper = (_id: string, TenBenhNhan: string, TrangThai: Row['TrangThai'] = 'Moi'): Row => ({
  __typename: 'Paper',
  _id,
  TenBenhNhan,
  MaYTe: `BN${_id}`,
  NgayHen: null,
  TrangThai,
});
const Address = () => <output>{useLocation().search}</output>;
function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      back
    </button>
  );
}
const address = () => document.querySelector('output')?.textContent;
const last = () => asked.at(-1);

function open(Screen = Papers, at: string | string[] = '/', held: readonly string[] = ['GIAY']): void {
  const client = new ApolloClient({ link: server, cache: new InMemoryCache() });
  const session = { permissions: new Set(held), user: { employee: { _id: 'nv1' } } } as unknown as Session; // what lists read of it
  render(
    <ApolloProvider client={client}>
      <SessionContext value={session}>
        <TextKeys>
          <MemoryRouter initialEntries={[at].flat()}>
            <Address />
            <Back />
            <HotkeyProvider>
              <Screen />
            </HotkeyProvider>
          </MemoryRouter>
        </TextKeys>
      </SessionContext>
    </ApolloProvider>,
  );
}

beforeEach(() => {
  rows = [paper('1', 'An'), paper('2', 'Bình', 'Xong')];
  elsewhere = [paper('9', 'Xa')];
  asked = [];
  fails = false;
  emit = () => undefined;
  vi.spyOn(deviceStore.preferences, 'get').mockResolvedValue(undefined);
  vi.spyOn(deviceStore.preferences, 'put').mockResolvedValue(undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('asks for the usual days, every state and the first page, and shows the rows by their columns', async () => {
  open();
  await screen.findByRole('row', { name: /An · BN1/ });
  expect(last()).toEqual({
    tuNgay: today(),
    denNgay: today(),
    TrangThai: null,
    NhanVien_Id: null,
    quaHan: false,
    keyword: null,
    page: 1,
    limit: 50,
  });
  expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual([
    'who',
    'NgayHen',
    'TrangThai',
  ]);
  expect(screen.getByText(/^(Mới|New) \(2\)$/)).toBeTruthy();
  expect(screen.getByText('above 2')).toBeTruthy();
});

it('asks again by each filter from the first page; filters of one key share what is chosen', async () => {
  open();
  await screen.findByRole('row', { name: /An/ });
  fireEvent.click(screen.getByText(/^(Xong|Done) \(0\)$/));
  await expect.poll(() => last()?.TrangThai).toBe('Xong');
  fireEvent.click(screen.getByText('mine'));
  await expect.poll(() => last()?.NhanVien_Id).toBe('nv1');
  fireEvent.click(screen.getByText('choose'));
  await expect.poll(() => last()?.NhanVien_Id).toBe('nv2');
  expect(screen.getByRole('button', { name: 'mine' }).getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(screen.getByText('late'));
  await expect.poll(() => last()).toMatchObject({ quaHan: true, TrangThai: 'Xong', page: 1 });
});

it('turns pages, and a search begins at the first one again', async () => {
  rows = Array.from({ length: 60 }, (_, at) => paper(`p${at}`, `Người ${at}`));
  open();
  await screen.findByRole('row', { name: /BNp0/ });
  fireEvent.click(screen.getByRole('button', { name: 'nextPage' }));
  await expect.poll(() => last()?.page).toBe(2);
  fireEvent.change(screen.getByLabelText('search'), { target: { value: 'Người 7' } });
  await expect.poll(() => last()).toMatchObject({ keyword: 'Người 7', page: 1 });
});

it('opens a row in the address, keeps it open when it leaves the list, and reads the list again', async () => {
  open();
  fireEvent.click(await screen.findByRole('row', { name: /An/ }));
  await screen.findByRole('dialog', { name: 'An' });
  expect(address()).toBe('?id=1');
  rows = [paper('2', 'Bình')];
  fireEvent.click(screen.getByText('changed'));
  await expect.poll(() => screen.queryByRole('row', { name: /An/ })).toBeNull();
  expect(screen.getByRole('dialog', { name: 'An' })).toBeTruthy();
  fireEvent.click(screen.getByText('close'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('');
});

it('the way back closes what was opened in the list, and stays in it; a link has no list behind it', async () => {
  open(Papers, ['/?from=home', '/?of=list']);
  for (const close of ['back', 'close']) {
    fireEvent.click(await screen.findByRole('row', { name: /An/ }));
    await screen.findByRole('dialog', { name: 'An' });
    fireEvent.click(screen.getByText(close));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('?of=list');
  }
  fireEvent.click(await screen.findByRole('row', { name: /An/ }));
  const twice = await screen.findByText('close');
  act(() => {
    twice.click();
    twice.click();
  });
  expect(address()).toBe('?of=list');
  fireEvent.click(screen.getByText('back'));
  await expect.poll(address).toBe('?from=home');
  cleanup();
  // what is closed by hand while it is sent closes nothing more when the answer comes
  open(Papers, ['/?from=home', '/?of=list']);
  fireEvent.click(await screen.findByRole('row', { name: /An/ }));
  fireEvent.click(await screen.findByText('send'));
  fireEvent.click(screen.getByText('close'));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  act(() => sent());
  expect(address()).toBe('?of=list');
  cleanup();
  open(Papers, ['/?from=home', '/?id=1']);
  await screen.findByRole('dialog', { name: 'An' });
  fireEvent.click(screen.getByText('close'));
  expect(address()).toBe('');
});

it('opens a row of an address that is not among those shown', async () => {
  open(Papers, '/?id=9');
  await screen.findByRole('dialog', { name: 'Xa' });
});

it('Enter in the search opens the only hit', async () => {
  open();
  await screen.findByRole('row', { name: /An/ });
  const search = screen.getByLabelText('search');
  fireEvent.change(search, { target: { value: 'Bình' } });
  await expect.poll(() => screen.queryByRole('row', { name: /An/ })).toBeNull();
  search.focus();
  fireEvent.keyDown(search, { key: 'Enter' });
  await screen.findByRole('dialog', { name: 'Bình' });
});

it('is read again by an event', async () => {
  open();
  await screen.findByRole('row', { name: /An/ });
  rows = [...rows, paper('3', 'Chi')];
  emit();
  await screen.findByRole('row', { name: /Chi/ });
});

it('begins by F2 and by the address, and reads the list once it is done', async () => {
  open();
  await screen.findByRole('row', { name: /An/ });
  fireEvent.keyDown(document.body, { key: 'F2' });
  const begun = await screen.findByText('begun');
  expect(address()).toBe('?BenhNhan_Id=');
  const before = asked.length;
  fireEvent.click(begun);
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  expect(address()).toBe('');
  cleanup();
  open(Papers, '/?BenhNhan_Id=b7');
  await screen.findByText('begun b7');
});

it('says what is missing: rows, what was searched for, an answer, the right', async () => {
  rows = [];
  open();
  await screen.findByText('none');
  fireEvent.change(screen.getByLabelText('search'), { target: { value: 'ai' } });
  await screen.findByText('nothingFoundFor');
  cleanup();
  fails = true;
  open();
  fireEvent.click(await screen.findByText('retry').finally(() => (fails = false)));
  await screen.findByText('none');
  cleanup();
  asked = [];
  open(Papers, '/', []);
  expect(screen.getByText('noPermission')).toBeTruthy();
  expect(asked).toEqual([]);
});

it('asks nothing until what it needs is chosen', async () => {
  open(
    defineListScreen(source)({
      ...look,
      filters: [required(ofId('NhanVien_Id'), 'chooseOne'), period(thisMonth)],
    }),
  );
  expect(screen.getByText('chooseOne')).toBeTruthy();
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByText('choose'));
  await screen.findByRole('row', { name: /An/ });
  expect(last()).toMatchObject({ NhanVien_Id: 'nv2' });
});

it('begins nothing by who has not the right to it, by key or by address', async () => {
  open(Guarded, '/?moi=');
  await screen.findByRole('row', { name: /An/ });
  expect(screen.queryByText('begun')).toBeNull();
  expect(screen.queryByRole('button', { name: /new/ })).toBeNull();
  cleanup();
  open(Guarded, '/?moi=', ['GIAY', 'GIAY_SUA']);
  await screen.findByText('begun');
});

it('does acts with chosen rows', async () => {
  const done: string[][] = [];
  open(
    defineListScreen(source)({
      ...look,
      useBulk: ({ refetch }) => [
        {
          key: 'end',
          label: 'end them',
          icon: null,
          run: async (chosen) => {
            done.push(chosen.map(({ _id }) => _id));
            refetch();
            return { done: chosen.length, refused: [] };
          },
        },
      ],
    }),
  );
  const row = await screen.findByRole('row', { name: /An/ });
  fireEvent.click(within(row).getByRole('checkbox'));
  const before = asked.length;
  fireEvent.click(screen.getByRole('button', { name: 'end them' }));
  await expect.poll(() => done).toEqual([['1']]);
  await expect.poll(() => asked.length).toBeGreaterThan(before);
});

it('a list that begins with what it needs asks at once', async () => {
  open(
    defineListScreen(source)({
      ...look,
      filters: [required(ofId('NhanVien_Id'), 'chooseOne', (session) => session.user.employee?._id ?? null)],
    }),
  );
  await screen.findByRole('row', { name: /An/ });
  expect(last()).toMatchObject({ NhanVien_Id: 'nv1' });
});

it('rows that come at once are sorted and paged by the list itself', async () => {
  open(
    defineListScreen(source)({
      ...look,
      pages: whole,
      columns: [{ ...text('TenBenhNhan'), sortable: true, value: (row) => row.TenBenhNhan }],
    }),
  );
  await screen.findByRole('row', { name: /An/ });
  expect(last()).toEqual({ keyword: null });
  const sort = screen.getByRole('button', { name: 'TenBenhNhan' });
  fireEvent.click(sort);
  fireEvent.click(sort);
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map((one) => one.textContent),
  ).toEqual(['Bình', 'An']);
});

it('hears of no events where it names none', async () => {
  const told = vi.fn();
  emit = told;
  open(defineListScreen(source)(look));
  await screen.findByRole('row', { name: /An/ });
  emit();
  expect(told).toHaveBeenCalledOnce(); // nobody asked for events, or the server would have put its own in its place
});

it('is asked for at intervals while something is on its way', async () => {
  open(
    defineListScreen(source)({
      ...look,
      poll: (found) => (found?.data.some(({ TrangThai }) => TrangThai === 'Moi') ? 20 : 0),
    }),
  );
  await screen.findByRole('row', { name: /An/ });
  await expect.poll(() => asked.length).toBeGreaterThan(3);
});
