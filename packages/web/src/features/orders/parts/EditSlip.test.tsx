import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceStore } from '../../../session/deviceStore.ts';
import { i18n, setLanguage } from '../../../session/i18n.ts';
import type { PhieuYeuCauFragment } from '../orders.main.gen.ts';
import EditSlip from './EditSlip.tsx';

vi.spyOn(deviceStore.drafts, 'get').mockResolvedValue(undefined);
vi.spyOn(deviceStore.drafts, 'put').mockResolvedValue(undefined);
vi.spyOn(deviceStore.drafts, 'delete').mockResolvedValue(undefined);
afterAll(() => vi.restoreAllMocks());
afterEach(cleanup);

const received = '2026-11-20T01:00:00.000Z';
const first = {
  __typename: 'DichVuYeuCau',
  _id: 's',
  version: 1,
  SoPhieuYeuCau: 'YC1',
  Loai: 'XetNghiem',
  TrangThai: 'SanSang',
  LaKhanCap: false,
  NgayYeuCau: '2026-11-20T02:00:00.000Z',
  ChanDoan: 'Cough',
  NoiThucHien: null,
  hanhDongs: [{ __typename: 'ActionState', action: 'sua', refusal: null }],
  chiTiets: [],
} as unknown as PhieuYeuCauFragment; // the fields that the form reads

/** A server whose slip somebody else has changed since. */
let stored: PhieuYeuCauFragment;
let sent: object[];
const server = new ApolloLink(
  ({ operationName = '', variables }) =>
    new Observable((observer) => {
      const input = variables['input'] as { version: number } | undefined; // what a change sends
      if (operationName === 'XemTruocChiDinh') observer.next({ data: { xemTruocChiDinh: { dongs: [] } } });
      else if (operationName === 'PhieuDangSua') observer.next({ data: { dichVuYeuCau: stored } });
      else if (input) {
        sent.push(input);
        if (input.version !== stored.version)
          observer.next({ errors: [{ message: 'CONFLICT', extensions: { code: 'CONFLICT' } }] });
        else {
          stored = { ...stored, ...input, version: stored.version + 1 };
          observer.next({ data: { updateDichVuYeuCau: stored } });
        }
      }
      observer.complete();
    }),
);

let ended: number;
beforeEach(async () => {
  [sent, ended] = [[], 0];
  await setLanguage('en');
  await i18n.loadNamespaces(['orders', 'common']);
});

async function open(): Promise<void> {
  const client = new ApolloClient({ link: server, cache: new InMemoryCache() });
  await act(async () =>
    render(
      <ApolloProvider client={client}>
        <EditSlip
          slip={first}
          place={{ TiepNhan_Id: 'v', NoiYeuCau_Id: 'r' }}
          NgayTiepNhan={received}
          onChanged={() => undefined}
          onClose={() => (ended += 1)}
        />
      </ApolloProvider>,
    ),
  );
}
const urgent = () => act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: 'Urgent' })));
const save = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Save/ })));

it('sends what was changed alone', async () => {
  stored = first;
  await open();
  await urgent();
  await save();
  await vi.waitFor(() => expect(ended).toBe(1));
  expect(sent).toEqual([{ version: 1, TiepNhan_Id: 'v', LaKhanCap: true, chiTiets: [] }]);
});

it('keeps what somebody else changed meanwhile: the slip is read again and gets the own change besides', async () => {
  stored = { ...first, version: 2, ChanDoan: 'Pneumonia' };
  await open();
  await urgent();
  await save();
  await vi.waitFor(() => expect(ended).toBe(1));
  expect(sent.map((input) => ('version' in input ? input.version : null))).toEqual([1, 2]);
  expect(stored).toMatchObject({ version: 3, ChanDoan: 'Pneumonia', LaKhanCap: true });
});
