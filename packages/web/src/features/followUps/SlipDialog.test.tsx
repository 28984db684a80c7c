import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceStore } from '../../session/deviceStore.ts';
import { TextKeys } from '../../session/TextKeys.tsx';
import { dayPlus, today } from '../../ui/dateText.ts';
import type { SessionOfPaper } from '../../ui/feature.ts';
import { PrintingProvider } from '../../ui/Printing.tsx';
import type { PhieuHenFragment } from './followUps.main.gen.ts';
import SlipDialog from './SlipDialog.tsx';

vi.spyOn(deviceStore.drafts, 'get').mockResolvedValue(undefined);
vi.spyOn(deviceStore.drafts, 'put').mockResolvedValue(undefined);
vi.spyOn(deviceStore.drafts, 'delete').mockResolvedValue(undefined);
vi.stubGlobal('fetch', async () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } }));
URL.createObjectURL = () => 'blob:x';
URL.revokeObjectURL = () => undefined;
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
afterEach(cleanup);

const day = dayPlus(today(), 14);
const session: SessionOfPaper = {
  _id: 'k',
  BenhNhan_Id: 'b',
  TiepNhan_Id: 't',
  Ngay: today(),
  NgayTaiKham: day,
  LoiDan: 'Uống thuốc đều',
  PhongBan: { _id: 'r', ma: 'PK01', ten: 'Phòng khám Nội 1' },
  BacSiKham: { _id: 'd', ma: 'NV005', ten: 'Bác sĩ' },
};
const slip = {
  __typename: 'GiayHenKhamLai',
  _id: 'g',
  version: 1,
  SoGiayHen: 'HK26000007',
  TrangThai: 'HieuLuc',
  NgayHen: day,
  HieuLucDen: dayPlus(day, 5),
  NoiHen_Id: null,
  NoiHen: null,
  BacSiHen_Id: null,
  BacSiHen: null,
  LyDoHen: 'Đo huyết áp',
  DanDo: null,
  NgayDung: null,
  LyDoCapLai: null,
  LyDoHuy: null,
  hanhDongs: [],
} as unknown as PhieuHenFragment; // all its fields
let kept: readonly object[];
let sent: Array<{ name: string; variables: Record<string, unknown> }>;

const server = new ApolloLink(
  ({ operationName: name = '', variables }) =>
    new Observable((observer) => {
      if (name === 'PhieuHenCuaKham') observer.next({ data: { giayHenKhamLais: kept } });
      else {
        sent.push({ name, variables });
        kept = [slip];
        observer.next({ data: { createGiayHenKhamLai: slip, capLaiGiayHenKhamLai: slip } });
      }
      observer.complete();
    }),
);

async function open(): Promise<void> {
  const client = new ApolloClient({ link: server, cache: new InMemoryCache() });
  render(
    <ApolloProvider client={client}>
      <TextKeys>
        <PrintingProvider>
          <SlipDialog session={session} onClose={() => undefined} />
        </PrintingProvider>
      </TextKeys>
    </ApolloProvider>,
  );
  await screen.findByText(/^NgayHen$|^span$/);
}

beforeEach(() => {
  kept = [];
  sent = [];
});

it('begins with the follow-up day, room, doctor and advice of the session', async () => {
  await open();
  fireEvent.click(screen.getByText('saveAndPrint'));
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.variables['input']).toMatchObject({
    KhamBenh_Id: 'k',
    NgayHen: day,
    HieuLucDen: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    NoiHen_Id: 'r',
    BacSiHen_Id: 'd',
    DanDo: 'Uống thuốc đều',
  });
});

it('is issued again as it was, with a reason, where that would succeed', async () => {
  kept = [{ ...slip, hanhDongs: [{ __typename: 'ActionState', action: 'capLai', refusal: null }] }];
  await open();
  expect(screen.queryByText(/^(Hủy phiếu hẹn|Cancel)$/)).toBeNull();
  fireEvent.click(screen.getByText(/^(Cấp lại|Issue again)$/));
  fireEvent.change(await screen.findByLabelText(/reason/), { target: { value: 'Mất phiếu' } });
  fireEvent.click(screen.getByText('again'));
  fireEvent.click(await screen.findByText('saveAndPrint'));
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toMatchObject({
    name: 'CapLaiPhieuHen',
    variables: { id: 'g', LyDo: 'Mất phiếu', input: { version: 1, NgayHen: day, LyDoHen: 'Đo huyết áp' } },
  });
});

it('tells of one that nobody came with in time', async () => {
  kept = [{ ...slip, NgayHen: dayPlus(today(), -9), HieuLucDen: dayPlus(today(), -2) }];
  await open();
  screen.getByText('expired');
});
