import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Session, SessionContext } from '../../../session/useSession.ts';
import { HotkeyProvider } from '../../../ui/hotkeys.tsx';
import { PrintingProvider } from '../../../ui/Printing.tsx';
import { FeaturesContext } from '../../../ui/useContributions.ts';
import HistoryScreen from './HistoryScreen.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => vi.unstubAllGlobals());

const room = { __typename: 'RefLabel', _id: 'room', ten: 'Phòng khám Nội 1' };
const visitOf = (_id: string, ma: string) => ({
  __typename: 'KhamBenh',
  _id,
  NgayKham: '2026-03-02T02:00:00.000Z',
  TrangThai: 'DaKham',
  PhongBan: room,
  BacSiKham: null,
  ChanDoan: null,
  ChanDoanICD: { __typename: 'RefLabel', _id: ma, ma, ten: `Bệnh ${ma}` },
});
const nothing = [
  'NgayKetThuc',
  'TiepNhan',
  ...['Mach', 'NhietDo', 'HuyetApCao', 'HuyetApThap', 'NhipTho', 'SpO2', 'ChieuCao', 'CanNang'],
  ...['LyDoKham', 'TrieuChungLamSang', 'TienSuBenh', 'TienSuDiUng', 'HuongGiaiQuyet', 'NgayTaiKham'],
];
const detailOf = (BenhNhan_Id: string) => ({
  ...visitOf('one', 'J06'),
  ...Object.fromEntries(nothing.map((name) => [name, null])),
  MaKhamBenh: 'KB0001',
  BenhNhan_Id,
  TiepNhan_Id: 'reception',
  LoiDan: 'Uống nhiều nước',
  ChanDoanPhuICDs: [],
  dichVuYeuCaus: [],
});
const patient = {
  __typename: 'BenhNhan',
  ...{ _id: 'p', MaYTe: 'YT1', TenBenhNhan: 'TRẦN THỊ A', GioiTinh: 'Nu', NgaySinh: null, NamSinh: 1990 },
  ...{ tuoi: '36 tuổi', SoTheBHYT: null, TienSuDiUng: null, TienSuBenh: null, TuVong: false },
};

let asked: Array<Record<string, unknown>>;
let owner: string;
let root: Root;
let place: HTMLElement;

function answerTo(operation: string | undefined, variables: Record<string, unknown>) {
  if (operation === 'HistoryPatient') return { benhNhan: patient };
  if (operation === 'HistoryVisit') return { getChiTietLichSuDieuTri: detailOf(owner) };
  if (operation === 'ToaThuocCu') return { toaThuocCusByBenhNhan: [] };
  if (operation !== 'HistoryVisits') return null;
  asked.push(variables);
  return { getLichSuDieuTriByBenhNhan: [visitOf('one', 'J06'), visitOf('two', 'I10')] };
}

async function show(address: string, permissions: readonly string[] = ['BENH_AN_XEM']): Promise<void> {
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        const data = answerTo(operationName, variables);
        if (!data) return;
        observer.next({ data });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const session = { permissions: new Set(permissions), settings: {} };
  const path = '/tra-cuu-lich-su-kcb';
  const router = createMemoryRouter([{ path, element: <HistoryScreen /> }], {
    initialEntries: [path + address],
  });
  await act(async () =>
    root.render(
      <ApolloProvider client={client}>
        {/* what this screen reads of it */}
        <SessionContext value={session as unknown as Session}>
          <FeaturesContext value={[]}>
            <HotkeyProvider>
              <Suspense fallback={null}>
                <PrintingProvider>
                  <RouterProvider router={router} />
                </PrintingProvider>
              </Suspense>
            </HotkeyProvider>
          </FeaturesContext>
        </SessionContext>
      </ApolloProvider>,
    ),
  );
}

const settled = (done: () => void) =>
  vi.waitFor(
    async () => {
      await act(() => new Promise((later) => setTimeout(later, 5)));
      done();
    },
    { timeout: 60_000 },
  );
const visits = () => [...place.querySelectorAll<HTMLButtonElement>('.history-visit')];

beforeEach(() => {
  [asked, owner] = [[], 'p'];
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
});

it('asks for nobody’s history before a patient is chosen', async () => {
  await show('');
  await settled(() => expect(place.querySelector('.empty-state')).not.toBeNull());
  expect(asked).toEqual([]);
});

it('lists the visits of the patient and opens one', async () => {
  await show('?BenhNhan_Id=p');
  await settled(() => expect(visits()).toHaveLength(2));
  expect(asked.at(-1)).toMatchObject({ BenhNhan_Id: 'p', startDate: null, TrangThai: null });
  expect(place.textContent).toContain('TRẦN THỊ A');
  await act(async () => visits()[0]?.click());
  await settled(() => expect(place.textContent).toContain('Uống nhiều nước'));
  expect(visits()[0]?.getAttribute('aria-current')).toBe('true');
});

it('shows no visit of somebody else that an address names', async () => {
  owner = 'another';
  await show('?BenhNhan_Id=p&id=one');
  await settled(() => expect(place.querySelector('.work-task .empty-state')).not.toBeNull());
  expect(place.textContent).not.toContain('Uống nhiều nước');
});

it('asks for nothing without the right to read medical records', async () => {
  await show('?BenhNhan_Id=p', ['BENH_NHAN_XEM']);
  await settled(() => expect(place.querySelector('h1')).not.toBeNull());
  expect(asked).toEqual([]);
});
