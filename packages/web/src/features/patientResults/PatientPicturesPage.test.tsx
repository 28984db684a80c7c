import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../session/i18n.ts';
import type { Pane, PaneState } from '../dicomViewer/engine/index.ts';
import PatientPicturesPage from './PatientPicturesPage.tsx';

/** The pane that draws: what it was told, and how its state is told to the page. */
const drawing = vi.hoisted(() => ({
  tell: (_: PaneState): void => undefined,
  shown: [] as (readonly string[])[],
  again: 0,
  fails: false,
}));
vi.mock('../dicomViewer/engine/index.ts', () => ({
  chooseTool: () => undefined,
  drawThumbnail: () => Promise.resolve(),
  openPane: (_id: string, _element: HTMLElement, tell: (state: PaneState) => void): Partial<Pane> => {
    drawing.tell = tell;
    return {
      show: (imageIds) => {
        drawing.shown.push(imageIds);
        return drawing.fails ? Promise.reject(new Error('unreadable')) : Promise.resolve();
      },
      again: () => {
        drawing.again += 1;
        return Promise.resolve();
      },
      play: () => undefined,
      resize: () => undefined,
      close: () => undefined,
    };
  },
}));

const element = (...values: unknown[]) => ({ Value: values });
const studyRow = (uid: string, what: string, time: string) => ({
  '0020000D': element(uid),
  '00100010': element({ Alphabetic: 'Nguyễn^Thị An' }),
  '00100020': element('BN0001'),
  '00081030': element(what),
  '00080020': element('20261126'),
  '00080030': element(time),
});
const pictures = (study: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    '0020000E': element(`${study}.1`),
    '00080018': element(`${study}.1.${at}`),
    '00080016': element('1.2.840.10008.5.1.4.1.1.2'),
    '00080060': element('CT'),
    '00200013': element(String(at + 1)),
    '00280010': element(512),
  }));

beforeEach(async () => {
  // the stand-in is there before parts ask for it at the same time
  await import('../dicomViewer/engine/index.ts');
  drawing.shown = [];
  drawing.again = 0;
  drawing.fails = false;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  await i18n.changeLanguage('vi');
  await i18n.loadNamespaces(['patientResults', 'dicomViewer']);
  const answers: Record<string, object[]> = {
    '': [studyRow('1.2', 'X-quang ngực', '081500'), studyRow('1.3', 'CT ngực', '093000')],
    '/1.2/instances': pictures('1.2', 1),
    '/1.3/instances': pictures('1.3', 5),
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) =>
    Response.json(answers[String(address).split('/studies')[1] ?? ''] ?? []),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open() {
  render(
    <MemoryRouter initialEntries={['/hinh-ket-qua/slip#token']}>
      <Routes>
        <Route path="/hinh-ket-qua/:idPhieu" element={<PatientPicturesPage />} />
      </Routes>
    </MemoryRouter>,
  );
  await vi.waitFor(() => expect(drawing.shown).toHaveLength(1));
}
const corner = () => document.querySelector('.viewer-corners')?.textContent ?? '';
const state = (index: number, failed: PaneState['failed'] = null): PaneState => ({
  index,
  window: null,
  zoom: 1,
  failed,
});
const openSecond = async () => {
  fireEvent.click(screen.getByRole('button', { name: /CT ngực/ }));
  await vi.waitFor(() => expect(drawing.shown.at(-1)).toHaveLength(5));
};

it('says in its corner of which of two studies a picture is, and in the list too', async () => {
  await open();
  expect(corner()).toContain('X-quang ngực · 26/11/2026');
  expect(corner()).toContain('Nguyễn Thị An · BN0001');
  await openSecond();
  expect(corner()).toContain('CT ngực · 26/11/2026');
  expect(corner()).not.toContain('X-quang ngực');
  expect(screen.getByRole('region', { name: /^CT ngực/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /X-quang ngực/ })).toBeTruthy();
});

it('says that a picture in the middle of a stack cannot be read, tries it again, and goes on to the next one', async () => {
  await open();
  await openSecond();
  await act(async () => drawing.tell(state(2)));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => drawing.tell(state(3, 'broken')));
  expect(screen.getByRole('alert').textContent).toContain('Không đọc được ảnh 4 / 5');
  fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect([drawing.again, drawing.shown.length]).toEqual([1, 2]);
  expect(screen.getByRole('slider')).toBeTruthy();
  await act(async () => drawing.tell(state(4)));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('goes on from a first picture that cannot be read', async () => {
  await open();
  drawing.fails = true;
  await openSecond();
  await act(async () => drawing.tell(state(0, 'broken')));
  expect(screen.getByRole('alert').textContent).toContain('Không đọc được ảnh 1 / 5');
  await act(async () => drawing.tell(state(1)));
  expect(screen.queryByRole('alert')).toBeNull();
});
