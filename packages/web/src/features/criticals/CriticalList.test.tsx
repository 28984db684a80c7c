import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../session/TextKeys.tsx';
import { CriticalList } from './CriticalList.tsx';
import type { CriticalFragment } from './criticals.main.gen.ts';

vi.mock('../../session/useMayOpen.ts', () => ({ useMayOpen: () => () => true }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const finding: CriticalFragment = {
  _id: 'one',
  TrangThai: 'ChoXacNhan',
  BenhNhan: { _id: 'patient', MaYTe: '26000001', TenBenhNhan: 'Nguyễn Văn An' },
  DichVuYeuCau_Id: 'slip',
  BenhNhan_Id: 'patient',
  KhamBenh_Id: 'session',
  NoiDung: ['Siêu âm bụng: Vỡ lách'],
  NoiYeuCau: { _id: 'room', ten: 'Phòng khám Nội 1' },
  NguoiPhuTrach: null,
  BaoCho: 'BS Minh · điện thoại',
  NgayBao: '2026-11-26T02:00:00.000Z',
  LanBaoLai: 1,
  NgayXacNhan: null,
  NguoiXacNhan: null,
  XuTri: null,
  hanhDongs: [{ action: 'xacNhan', refusal: null }],
};

let refusal: string | null;
let sent: Array<Record<string, unknown>>;
const server = new ApolloLink(
  ({ variables }) =>
    new Observable((observer) => {
      sent.push(variables);
      if (refusal) observer.next({ errors: [{ message: refusal, extensions: { code: refusal } }] });
      else
        observer.next({
          data: {
            xacNhanKetQuaNguyHiem: { __typename: 'KetQuaNguyHiem', ...finding, TrangThai: 'DaXacNhan' },
          },
        });
      observer.complete();
    }),
);

async function show(findings: readonly CriticalFragment[]) {
  const client = new ApolloClient({ link: server, cache: new InMemoryCache() });
  await act(async () => {
    render(
      <MemoryRouter>
        <ApolloProvider client={client}>
          <TextKeys>
            <CriticalList findings={findings} />
          </TextKeys>
        </ApolloProvider>
      </MemoryRouter>,
    );
  });
}
const text = () => document.body.textContent ?? '';
const press = (name: string) =>
  act(async () => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.findLast((one) => one.textContent === name)?.click();
  });
const field = () => document.querySelector<HTMLTextAreaElement>('#critical-done');

beforeEach(() => {
  refusal = null;
  sent = [];
});

it('says what was found, whose it is, how long it waits', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T02:20:30Z'), toFake: ['Date'] });
  await show([finding]);
  expect(text()).toContain('Nguyễn Văn An');
  expect(text()).toContain('Siêu âm bụng: Vỡ lách');
  for (const key of ['ownerRoom', 'toldBy', 'again', 'since']) expect(text()).toContain(key);
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/kham-benh-ngoai-tru?id=session');
});

it('is acknowledged with what is done, which has to be said', async () => {
  await show([finding]);
  await press('acknowledge');
  await press('acknowledge');
  expect(text()).toContain('doneNeeded');
  expect(sent).toEqual([]);
  await act(async () => void fireEvent.change(field() as Element, { target: { value: 'Chuyển mổ' } }));
  await press('acknowledge');
  expect(sent).toEqual([{ id: 'one', XuTri: 'Chuyển mổ' }]);
  expect(field()).toBeNull();
});

it('keeps what was typed when it is refused', async () => {
  refusal = 'CRITICAL_ANSWERED';
  await show([finding]);
  await press('acknowledge');
  await act(async () => void fireEvent.change(field() as Element, { target: { value: 'Chuyển mổ' } }));
  await press('acknowledge');
  expect(field()?.value).toBe('Chuyển mổ');
});

it('says who acknowledged it, and asks nobody any more', async () => {
  const answered = {
    TrangThai: 'DaXacNhan',
    XuTri: 'Chuyển mổ',
    NgayXacNhan: '2026-11-26T02:10:00.000Z',
  } as const;
  await show([{ ...finding, ...answered, hanhDongs: [{ action: 'xacNhan', refusal: 'CRITICAL_ANSWERED' }] }]);
  expect(text()).toContain('answeredBy');
  expect(document.querySelector('button')).toBeNull();
});
