import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../session/i18n.ts';
import { type ReadingDesk, ReadingDeskProvider } from '../readingDesk.ts';
import type { Image } from '../readingEntry.ts';
import { ImageList } from './ImageList.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const requests: string[] = [];
const answers = new Map<string, string>();
vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
  requests.push(`${init?.method ?? 'GET'} ${url}`);
  if (init?.method !== 'POST') return new Response('', { status: 200 });
  const file = (init.body as FormData).get('file') as File; // as sendImage makes it
  const id = answers.get(file.name);
  const body = id
    ? { data: [{ _id: id }] }
    : { code: 'FILE_KIND', message: 'Loại tệp này không được nhận', details: {} };
  return new Response(JSON.stringify(body), {
    status: id ? 200 : 400,
    headers: { 'content-type': 'application/json' },
  });
});
// what cannot be drawn is sent as it is
vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no pictures here')));
afterAll(() => void vi.unstubAllGlobals());

let place: HTMLElement;
let root: Root;
let images: readonly Image[];
/** What comes to the form from elsewhere. */
let arrive: (images: readonly Image[]) => void;

// only its name is read here
const desk = { printForm: 'KetQuaThamDoChucNang' } as ReadingDesk;

function Held({ first, sided }: { first: readonly Image[]; sided: boolean }) {
  const [shown, setShown] = useState(first);
  images = shown;
  arrive = setShown;
  return (
    <ReadingDeskProvider value={desk}>
      <ImageList id="x" name="ECG" images={shown} wrong="" sided={sided} onChange={setShown} />
    </ReadingDeskProvider>
  );
}

beforeEach(() => {
  requests.length = 0;
  answers.clear();
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
});

const show = (...ids: string[]) => draw(ids, false);
const draw = async (ids: readonly string[], sided: boolean) => {
  const first = ids.map((Tep_Id) => ({ Tep_Id, ChuThich: '', InTrenPhieu: true }));
  await act(async () => root.render(<Held first={first} sided={sided} />));
  // its texts are fetched first
  await vi.waitFor(() => expect(place.querySelector('fieldset')).not.toBeNull());
};
const ids = () => images.map((image) => image.Tep_Id);
/** Presses one of the acts of an image: to the front, to the back, away. */
const press = (at: number, name: 'back' | 'on' | 'away') =>
  act(async () => {
    const acts = place.querySelectorAll('.reading-tile-acts')[at]?.querySelectorAll('button');
    acts?.[['back', 'on', 'away'].indexOf(name)]?.click();
  });
/** Drops files on the list, or one of its images on another. */
const drop = (on: Element | null, files: readonly File[]) =>
  act(async () => {
    const event = new Event('drop', { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { files } });
    on?.dispatchEvent(event);
  });
const png = (name: string) => new File(['x'], name, { type: 'image/png' });

it('sends what is dropped, in its order, behind the others', async () => {
  await show('a');
  answers.set('1.png', 'b').set('2.png', 'c');
  await drop(place.querySelector('fieldset'), [png('1.png'), png('2.png')]);
  await vi.waitFor(() => expect(ids()).toEqual(['a', 'b', 'c']));
  expect(requests.filter((one) => one.startsWith('POST'))).toEqual([
    'POST /api/files?cua=KetQuaThamDoChucNang',
    'POST /api/files?cua=KetQuaThamDoChucNang',
  ]);
});

it('says what the server refuses, and takes the others', async () => {
  await show();
  answers.set('good.png', 'a');
  await drop(place.querySelector('fieldset'), [png('bad.png'), png('good.png')]);
  await vi.waitFor(() => expect(ids()).toEqual(['a']));
  expect(place.querySelector('[role=alert]')?.textContent).toContain('Loại tệp này không được nhận');
});

it('takes no other kind of file', async () => {
  await show();
  await drop(place.querySelector('fieldset'), [new File(['x'], 'a.pdf', { type: 'application/pdf' })]);
  await vi.waitFor(() => expect(place.querySelector('[role=alert]')).not.toBeNull());
  expect([ids(), requests]).toEqual([[], []]);
});

it('moves an image by the arrows and by dragging, and takes one away', async () => {
  await show('a', 'b', 'c');
  await press(0, 'on');
  expect(ids()).toEqual(['b', 'a', 'c']);
  const tiles = [...place.querySelectorAll('.reading-tile')];
  await act(async () => tiles[2]?.dispatchEvent(new Event('dragstart', { bubbles: true })));
  await drop(tiles[0] ?? null, []);
  expect(ids()).toEqual(['c', 'b', 'a']);
  await press(1, 'away');
  expect(ids()).toEqual(['c', 'a']);
});

it('chooses what is printed', async () => {
  await show('a', 'b');
  await act(async () => place.querySelectorAll<HTMLInputElement>('input[type=checkbox]')[1]?.click());
  expect(images.map((image) => image.InTrenPhieu)).toEqual([true, false]);
});

it('keeps what is open at its picture when others come, move or go, and closes it when the picture goes', async () => {
  await show('a', 'b');
  const [a, b] = images.map((image) => ({ ...image, DanhDaus: [] }));
  if (!a || !b) throw new Error('two images');
  await act(async () => arrive([a, b]));
  const titles = () => [...document.querySelectorAll('.dialog-title')].map((title) => title.textContent);
  const number = () => /\d+/.exec(titles()[0] ?? '')?.[0];
  const acts = place.querySelectorAll('.reading-tile-acts')[1];
  await act(async () => acts?.querySelector('button')?.click());
  expect(number()).toBe('2');
  await act(async () => arrive([b, a]));
  expect(number()).toBe('1');
  await act(async () => arrive([a]));
  expect(titles()).toEqual([]);
  await act(async () => arrive([a, b]));
  expect(titles()).toEqual([]);
  await act(async () => place.querySelectorAll<HTMLElement>('.reading-thumb')[1]?.click());
  expect(number()).toBe('2');
  await act(async () => arrive([b]));
  expect(number()).toBe('1');
  await act(async () => arrive([]));
  expect(titles()).toEqual([]);
});

it('says of each whether it is from before or after, where sides are kept', async () => {
  await show('a');
  expect(place.querySelector('[role=combobox]')).toBeNull();
  await draw(['a'], true);
  const t = i18n.getFixedT(null, 'readings');
  const image = t('imageOf', { number: 1, name: 'ECG' });
  const side = place.querySelector('[role=combobox]');
  expect(side?.getAttribute('aria-label')).toBe(t('sideOf', { image }));
  const press = (key: string) =>
    act(async () => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      place.querySelector('[role=combobox]')?.dispatchEvent(event);
    });
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await press(key);
  expect(images.map((image) => image.Phia)).toEqual(['Sau']);
});
