import type { DanhDau } from '@sen/domain/readings/marks';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../../session/TextKeys.tsx';
import { MarkEditor } from './MarkEditor.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
beforeAll(() => {
  vi.stubGlobal('fetch', async () => new Response('picture'));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
afterEach(cleanup);

let marks: readonly DanhDau[];
function Form() {
  const [value, setValue] = useState<readonly DanhDau[]>([]);
  marks = value;
  return (
    <TextKeys>
      <MarkEditor picture="p" label="Hình 1" marks={value} onChange={setValue} onClose={() => undefined} />
    </TextKeys>
  );
}

const canvas = () => document.querySelector('.mark-canvas svg') as SVGSVGElement; // there once the picture has come
const drag = async (from: [number, number], to: [number, number]) => {
  const at = ([clientX, clientY]: [number, number]) => ({ clientX, clientY, button: 0, pointerId: 1 });
  await act(async () => fireEvent.pointerDown(canvas(), at(from)));
  await act(async () => fireEvent.pointerMove(canvas(), at(to)));
  await act(async () => fireEvent.pointerUp(canvas(), at(to)));
};
const press = (name: RegExp) => act(async () => screen.getByRole('button', { name }).click());

beforeEach(async () => {
  await act(async () => void render(<Form />));
  const picture = await vi.waitFor(() => {
    const found = document.querySelector<HTMLImageElement>('.mark-canvas img');
    if (!found) throw new Error('the picture has not come');
    return found;
  });
  Object.defineProperties(picture, { naturalWidth: { value: 800 }, naturalHeight: { value: 600 } });
  await act(async () => void fireEvent.load(picture));
  canvas().getBoundingClientRect = () => new DOMRect(100, 50, 400, 300);
  canvas().setPointerCapture = () => undefined;
});

it('draws where the mouse is dragged, undoes it and does it again', async () => {
  await drag([140, 80], [300, 200]);
  const arrow = { Loai: 'MuiTen', Mau: 'Do', Diem: [100, 100, 500, 500], Chu: null };
  expect(marks).toEqual([arrow]);
  await act(async () => fireEvent.keyDown(canvas(), { key: 'z', ctrlKey: true }));
  expect(marks).toEqual([]);
  await act(async () => fireEvent.keyDown(canvas(), { key: 'y', ctrlKey: true }));
  expect(marks).toEqual([arrow]);
});

it('is undone by the key before anything in the dialogue has had the focus', async () => {
  await drag([140, 80], [300, 200]);
  const focused = document.activeElement ?? document.body;
  await act(async () => fireEvent.keyDown(focused, { key: 'z', ctrlKey: true }));
  expect(marks).toEqual([]);
});

it('loses no stroke whose movements come at once', async () => {
  const at = (clientX: number, clientY: number) => ({ clientX, clientY, button: 0, pointerId: 1 });
  await act(async () => {
    fireEvent.pointerDown(canvas(), at(140, 80));
    fireEvent.pointerMove(canvas(), at(200, 100));
    fireEvent.pointerMove(canvas(), at(300, 200));
    fireEvent.pointerUp(canvas(), at(300, 200));
  });
  expect(marks).toMatchObject([{ Diem: [100, 100, 500, 500] }]);
});

it('a click that is no drag draws nothing', async () => {
  await drag([140, 80], [141, 80]);
  expect(marks).toEqual([]);
});

it('is worked by the keyboard: a mark in the middle, moved, removed', async () => {
  await press(/Hình elip|Ellipse/);
  await press(/markMiddle|Thêm vào giữa/);
  expect(marks).toMatchObject([{ Loai: 'Elip', Diem: [400, 400, 600, 600] }]);
  const mark = () => document.querySelector('.mark-canvas g[role=button]') ?? document.body;
  await act(async () => fireEvent.keyDown(mark(), { key: 'ArrowRight' }));
  expect(marks).toMatchObject([{ Diem: [410, 400, 610, 600] }]);
  await act(async () => fireEvent.keyDown(mark(), { key: 'Delete' }));
  expect(marks).toEqual([]);
});

it('a text wants its words first', async () => {
  await press(/^Chữ$|^Text$/);
  await drag([140, 80], [140, 80]);
  expect(marks).toEqual([]);
  const words = document.querySelector('.mark-words') ?? document.body;
  const input = words instanceof HTMLInputElement ? words : (words.querySelector('input') ?? document.body);
  expect(document.activeElement).toBe(input);
  await act(async () => fireEvent.change(input, { target: { value: 'Sỏi' } }));
  await drag([140, 80], [140, 80]);
  expect(marks).toEqual([{ Loai: 'Chu', Mau: 'Do', Diem: [100, 100], Chu: 'Sỏi' }]);
});
