import type { DiemSoDo } from '@sen/domain/spa/bodyMap';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../../session/TextKeys.tsx';
import { BodyMap } from './BodyMap.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());
afterEach(cleanup);

let points: readonly DiemSoDo[];
function Form() {
  const [value, setValue] = useState<readonly DiemSoDo[]>([]);
  points = value;
  return (
    <TextKeys>
      <BodyMap points={value} issues={[]} onChange={setValue} />
    </TextKeys>
  );
}

const figures = () => [...document.querySelectorAll('svg[role=group]')];
const marks = () => [...document.querySelectorAll('g[role=button]')];
const at = (place: number) => marks()[place] ?? document.body;

beforeEach(async () => {
  await act(async () => void render(<Form />));
  for (const figure of figures()) figure.getBoundingClientRect = () => new DOMRect(100, 50, 200, 440);
});

it('sets a point where the picture of a side is touched, of the kind of the last one', async () => {
  await act(async () => fireEvent.click(figures()[1] ?? document.body, { clientX: 150, clientY: 160 }));
  expect(points).toEqual([{ Mat: 'Sau', X: 250, Y: 250, Mau: 'Do', GhiChu: null }]);
  expect(marks()).toHaveLength(1);
});

it('adds, moves and removes points by the keyboard', async () => {
  const add = [...document.querySelectorAll('button')].find((one) => one.textContent?.includes('map.add'));
  await act(async () => add?.click());
  expect(points).toMatchObject([{ Mat: 'Truoc', X: 500, Y: 400 }]);
  await act(async () => fireEvent.keyDown(at(0), { key: 'ArrowRight' }));
  await act(async () => fireEvent.keyDown(at(0), { key: 'ArrowUp' }));
  expect(points).toMatchObject([{ X: 510, Y: 395 }]);
  await act(async () => fireEvent.keyDown(at(0), { key: 'Delete' }));
  expect(points).toEqual([]);
});

it('keeps the note of a point', async () => {
  await act(async () => fireEvent.click(figures()[0] ?? document.body, { clientX: 200, clientY: 270 }));
  const note = document.querySelector('.body-points input:not([role])') ?? document.body;
  await act(async () => fireEvent.change(note, { target: { value: 'Đau vai' } }));
  expect(points).toMatchObject([{ GhiChu: 'Đau vai' }]);
});
