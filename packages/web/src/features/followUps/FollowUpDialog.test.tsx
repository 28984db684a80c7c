import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceStore } from '../../session/deviceStore.ts';
import { TextKeys } from '../../session/TextKeys.tsx';
import { type Session, SessionContext } from '../../session/useSession.ts';
import { PrintingProvider } from '../../ui/Printing.tsx';
import { FollowUpDialog } from './FollowUpDialog.tsx';
import type { DongTaiKhamFragment as FollowUpRow } from './list.main.gen.ts';

vi.spyOn(deviceStore.drafts, 'get').mockResolvedValue(undefined);
vi.spyOn(deviceStore.drafts, 'put').mockResolvedValue(undefined);
vi.spyOn(deviceStore.drafts, 'delete').mockResolvedValue(undefined);
afterAll(() => vi.restoreAllMocks());
afterEach(cleanup);

const row = {
  _id: 'k',
  GiayHen_Id: null,
  TinhTrang: 'QuaHen',
  NgayHen: '2026-11-20',
  BenhNhan_Id: 'b',
  MaYTe: 'BN26000001',
  TenBenhNhan: 'Đỗ Tái Khám',
  SoDienThoai: '0912000333',
  SoLanNhac: 0,
} as FollowUpRow; // all that is read of it
let reminders: object[];
let sent: Array<Record<string, unknown>>;
const changed = vi.fn();

const server = new ApolloLink(
  ({ operationName: name = '', variables }) =>
    new Observable((observer) => {
      if (name === 'LanNhacs') observer.next({ data: { nhacTaiKhams: reminders } });
      else {
        sent.push(variables['input']);
        const made = { ...variables['input'], __typename: 'NhacTaiKham', _id: 'n', NguoiNhac: null };
        reminders = [made, ...reminders];
        observer.next({ data: { createNhacTaiKham: made } });
      }
      observer.complete();
    }),
);

const Address = () => <output>{useLocation().pathname + useLocation().search}</output>;

async function open(one: Partial<FollowUpRow> = {}, held: readonly string[] = ['TIEP_NHAN']): Promise<void> {
  const client = new ApolloClient({ link: server, cache: new InMemoryCache() });
  const session = { permissions: new Set(held) } as unknown as Session; // all that is read of it
  render(
    <ApolloProvider client={client}>
      <SessionContext value={session}>
        <TextKeys>
          <MemoryRouter initialEntries={['/m/hen-kham-lai']}>
            <Address />
            <PrintingProvider>
              <FollowUpDialog row={{ ...row, ...one }} onChanged={changed} onClose={() => undefined} />
            </PrintingProvider>
          </MemoryRouter>
        </TextKeys>
      </SessionContext>
    </ApolloProvider>,
  );
  await screen.findByText('reminders');
}

beforeEach(() => {
  reminders = [];
  sent = [];
});

it('notes a reminder, and shows it among those that there are', async () => {
  await open();
  fireEvent.change(await screen.findByLabelText('GhiChu'), { target: { value: 'Hẹn đến sáng' } });
  fireEvent.click(screen.getByText('note'));
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ KhamBenh_Id: 'k', CachNhac: 'GoiDien', GhiChu: 'Hẹn đến sáng' });
  await expect.poll(() => screen.getByRole('listitem').textContent).toContain('Hẹn đến sáng');
  expect(changed).toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLTextAreaElement>('GhiChu').value).toBe('');
});

it('asks how, where it was another way', async () => {
  await open();
  await screen.findByLabelText('GhiChu');
  fireEvent.click(screen.getByText(/^(Cách khác|Another way)$/));
  fireEvent.click(screen.getByText('note'));
  await screen.findAllByText(/GhiChu/);
  expect(sent).toEqual([]);
});

it('leads to the reception of who is expected, for who may receive', async () => {
  await open();
  fireEvent.click(screen.getByText('receive'));
  await expect
    .poll(() => screen.getAllByRole('status', { hidden: true }).map((one) => one.textContent))
    .toContain('/m/tiep-nhan-ngoai-tru?BenhNhan_Id=b');
  cleanup();
  await open({}, []);
  expect(screen.queryByText('receive')).toBeNull();
  cleanup();
  await open({ TinhTrang: 'DaDen' });
  expect(screen.queryByText('receive')).toBeNull();
  expect(screen.queryByText('note')).toBeNull();
});
