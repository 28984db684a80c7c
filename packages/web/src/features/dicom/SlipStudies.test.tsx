import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { setLanguage } from '../../session/i18n.ts';
import { TextKeys } from '../../session/TextKeys.tsx';
import type { AppEvent } from '../../ui/useEvents.ts';
import SlipStudies from './SlipStudies.tsx';
import type { SlipStudyFragment } from './slipStudies.main.gen.ts';

const page = vi.hoisted(() => ({
  tell: (_: unknown): void => undefined,
  downloads: [] as string[][],
}));
vi.mock('../../ui/useEvents.ts', () => ({
  useEvents: (_: unknown, onEvent: (event: AppEvent | null) => void) => {
    page.tell = (event) => onEvent(event as AppEvent);
  },
}));
vi.mock('../../ui/useDownload.ts', () => ({
  useDownload:
    () =>
    (...asked: string[]) =>
      page.downloads.push(asked),
}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
beforeAll(() => setLanguage('en'));
afterAll(() => void vi.unstubAllGlobals());
afterEach(cleanup);

const study: SlipStudyFragment = {
  _id: 'study',
  StudyUID: '1.2.3',
  ChiTiet_Id: 'line',
  TenDichVu: 'Siêu âm bụng',
  TenMayDICOM: 'Siêu âm 2',
  SoTruyCap: 'YC26112600001-1',
  LoaiMay: 'US',
  MoTa: 'Bụng tổng quát',
  NgayChup: '2026-11-26T02:00:00.000Z',
  NhanLuc: '2026-11-26T02:01:00.000Z',
  soLoat: 1,
  soAnh: 3,
};

let readings: number;
let searches = 0;
async function show(studies: readonly SlipStudyFragment[], Loi: string | null = null) {
  readings = 0;
  searches = 0;
  const server = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        if (operationName === 'SearchArchive') {
          searches += 1;
          observer.next({ data: { timCaDICOMKho: { __typename: 'KetQuaTimKho', soCa: null, Loi } } });
        } else {
          readings += 1;
          observer.next({
            data: { caDICOMByPhieu: studies.map((one) => ({ __typename: 'CaDICOM', ...one })) },
          });
        }
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link: server, cache: new InMemoryCache() });
  await act(async () => {
    render(
      <ApolloProvider client={client}>
        <TextKeys>
          <SlipStudies slip="slip" />
        </TextKeys>
      </ApolloProvider>,
    );
  });
}

it('tells the studies of a slip and takes one along', async () => {
  await show([study]);
  expect(document.body.textContent).toContain('US · Bụng tổng quát');
  const view = document.querySelector('a');
  expect(view?.getAttribute('href')).toBe('/his/xem-dicom/1.2.3');
  expect([view?.target, view?.rel]).toEqual(['_blank', 'noopener']);
  await act(async () => document.querySelector('button')?.click());
  expect(page.downloads).toEqual([['/dicomweb/studies/1.2.3/zip', 'YC26112600001-1.zip']]);
});

it('is read anew for studies of its slip alone: each reading is logged', async () => {
  await show([study]);
  await act(async () => page.tell({ data: { DichVuYeuCau_Id: 'another' } }));
  expect(readings).toBe(1);
  await act(async () => page.tell({ data: { DichVuYeuCau_Id: 'slip' } }));
  expect(readings).toBe(2);
});

it('is nothing where no modality sent anything', async () => {
  await show([]);
  expect(document.querySelector('section')).toBeNull();
});

it('searches the archive once it is opened, and says that the archive is away beside what came', async () => {
  await show([{ ...study, TenMayDICOM: null }], 'DICOM_ARCHIVE_AWAY');
  expect(searches).toBe(1);
  expect(document.querySelector('[role=status]')?.textContent).toContain('archive');
  expect(document.querySelector('.dicom-of')?.textContent).not.toContain('null');
  await act(async () => document.querySelector<HTMLElement>('[role=status] button')?.click());
  expect(searches).toBe(2);
});
