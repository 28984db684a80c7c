import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setLanguage } from '../../session/i18n.ts';
import { TextKeys } from '../../session/TextKeys.tsx';
import type { DicomOrderFragment, DicomStudyFragment } from './dicom.main.gen.ts';
import { StudyDialog } from './StudyDialog.tsx';

vi.mock('../../session/useMayOpen.ts', () => ({ useMayOpen: () => () => true }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
beforeAll(() => setLanguage('en'));
afterAll(() => void vi.unstubAllGlobals());
afterEach(cleanup);

const study: DicomStudyFragment = {
  _id: 'study',
  version: 3,
  StudyUID: '1.2.3',
  DungLuong: 0,
  MayDICOM_Id: 'modality',
  TenMayDICOM: 'Siêu âm 2',
  MaNguoiBenh: '26000001',
  TenNguoiBenh: 'Nguyễn Thị An',
  NgaySinh: '19800102',
  GioiTinh: 'F',
  SoTruyCap: '',
  LoaiMay: 'US',
  MoTa: 'Bụng',
  NgayChup: null,
  soLoat: 1,
  soAnh: 3,
  NhanLuc: '2026-11-26T02:00:00.000Z',
  CuoiLuc: '2026-11-26T02:00:00.000Z',
  soDeRieng: 0,
  TrangThai: 'ChuaGhep',
  LyDoChua: 'KhongSoTruyCap',
  DichVuYeuCau_Id: null,
  ChiTiet_Id: null,
  SoPhieuYeuCau: null,
  TenDichVu: null,
  MaYTe: null,
  TenBenhNhan: null,
  LyDo: null,
  hanhDongs: [
    { action: 'gan', refusal: null },
    { action: 'chuyen', refusal: 'STATE_CHANGED' },
    { action: 'go', refusal: 'STATE_CHANGED' },
  ],
};
const attached: DicomStudyFragment = {
  ...study,
  TrangThai: 'DaGhep',
  LyDoChua: null,
  DichVuYeuCau_Id: 'slip',
  ChiTiet_Id: 'mine',
  SoPhieuYeuCau: 'YC1',
  TenDichVu: 'Siêu âm bụng',
  MaYTe: '26000001',
  TenBenhNhan: 'Nguyễn Thị An',
  hanhDongs: [
    { action: 'gan', refusal: 'STATE_CHANGED' },
    { action: 'chuyen', refusal: null },
    { action: 'go', refusal: null },
  ],
};
const order = (ChiTiet_Id: string, dungMa: boolean): DicomOrderFragment => ({
  ChiTiet_Id,
  DichVuYeuCau_Id: `slip of ${ChiTiet_Id}`,
  SoTruyCap: `YC-${ChiTiet_Id}`,
  TenDichVu: 'Siêu âm bụng',
  NgayYeuCau: '2026-11-26T01:00:00.000Z',
  TenPhong: 'Siêu âm',
  MaYTe: dungMa ? '26000001' : '26000002',
  TenBenhNhan: dungMa ? 'Nguyễn Thị An' : 'Trần Văn Bình',
  NamSinh: 1980,
  dungMa,
});

let refusal: string | null;
let sent: Array<Record<string, unknown>>;
let asked: unknown[];
const server = new ApolloLink(
  ({ variables, operationName }) =>
    new Observable((observer) => {
      if (operationName === 'DicomOrders') {
        asked.push(variables['keyword']);
        const orders = [order('mine', true), order('same', true), order('other', false)];
        observer.next({
          data: {
            phieuChoCaDICOM: orders
              .filter(({ SoTruyCap }) => !variables['keyword'] || SoTruyCap === variables['keyword'])
              .map((one) => ({ __typename: 'PhieuChoCaDICOM', ...one })),
          },
        });
      } else if (operationName === 'ReasonsOfKind') observer.next({ data: { getLyDosByType: [] } });
      else {
        sent.push({ operationName, ...variables });
        const name = operationName === 'AttachDicomStudy' ? 'ganCaDICOM' : 'goCaDICOM';
        if (refusal) observer.next({ errors: [{ message: refusal, extensions: { code: refusal } }] });
        else observer.next({ data: { [name]: { __typename: 'CaDICOM', ...study } } });
      }
      observer.complete();
    }),
);

let told: string[];
async function show(one: DicomStudyFragment) {
  const client = new ApolloClient({ link: server, cache: new InMemoryCache() });
  await act(async () => {
    render(
      <MemoryRouter>
        <ApolloProvider client={client}>
          <TextKeys>
            <StudyDialog
              study={one}
              onClose={() => told.push('closed')}
              onDone={() => told.push('done')}
              onStale={() => told.push('stale')}
            />
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
const choose = (number: string) =>
  act(async () => {
    const lines = [...document.querySelectorAll('.dicom-order-list label')];
    lines
      .find((one) => one.textContent?.includes(number))
      ?.querySelector('input')
      ?.click();
  });
const reason = () => document.querySelector<HTMLTextAreaElement>('dialog textarea');

beforeEach(() => {
  refusal = null;
  sent = [];
  asked = [];
  told = [];
});

it('says what was sent and why it is of no slip, and attaches it to a slip of the same patient without a reason', async () => {
  await show(study);
  expect(text()).toContain('02/01/1980');
  expect(text()).toContain('No accession number was sent');
  expect(asked).toEqual([null]);
  await press('Attach to an order');
  expect(sent).toEqual([]);
  await choose('YC-same');
  expect(reason()).toBeNull();
  await press('Attach to an order');
  expect(sent).toEqual([
    { operationName: 'AttachDicomStudy', id: 'study', version: 3, ChiTiet_Id: 'same', LyDo: null },
  ]);
  expect(told).toEqual(['done']);
});

it('warns of another patient, and asks why', async () => {
  await show(study);
  await choose('YC-other');
  expect(text()).toContain('otherPatient');
  await press('Attach to an order');
  expect(sent).toEqual([]);
  const field = reason();
  if (field) await act(async () => fireEvent.change(field, { target: { value: ' Gõ nhầm mã ' } }));
  await press('Attach to an order');
  expect(sent).toMatchObject([{ ChiTiet_Id: 'other', LyDo: 'Gõ nhầm mã' }]);
});

it('moves a study to another line than its own for a reason, and takes it off', async () => {
  await show(attached);
  expect(text()).not.toContain('YC-mine');
  await choose('YC-same');
  await press('Move to another order');
  expect(sent).toEqual([]);
  await press('Take off its order');
  const field = document.querySelector<HTMLTextAreaElement>('#confirm-reason');
  if (field) await act(async () => fireEvent.change(field, { target: { value: 'Nhầm phiếu' } }));
  await press('Take off its order');
  expect(sent).toEqual([{ operationName: 'DetachDicomStudy', id: 'study', version: 3, LyDo: 'Nhầm phiếu' }]);
  expect(told).toEqual(['done']);
});

it('is read anew where somebody else changed it meanwhile', async () => {
  refusal = 'CONFLICT';
  await show(study);
  await choose('YC-same');
  await press('Attach to an order');
  expect(told).toEqual(['stale']);
});

it('offers nothing to who may not act on it', async () => {
  const refused = study.hanhDongs.map(({ action }) => ({ action, refusal: 'FORBIDDEN' }));
  await show({ ...study, hanhDongs: refused });
  expect(document.querySelector('.dicom-order-list')).toBeNull();
  expect([...document.querySelectorAll('footer button')]).toHaveLength(1);
  expect(asked).toEqual([]);
});
