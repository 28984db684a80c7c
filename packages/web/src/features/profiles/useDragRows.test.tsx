import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDragRows, type Where } from './useDragRows.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());
let root: Root;
let place: HTMLElement;
let drops: string[];
let forbidden: string;

function Rows() {
  const { drag, handle } = useDragRows({
    may: (source, key, where: Where) => source !== key && `${key} ${where}` !== forbidden,
    onDrop: (source, key, where) => drops.push(`${source} ${where} ${key}`),
  });
  return (
    <ul>
      {['a', 'b', 'g'].map((key) => (
        <li
          key={key}
          id={key}
          data-row={key}
          {...(key === 'g' ? { 'data-group': '' } : {})}
          data-over={drag?.over?.key === key ? drag.over.where : ''}
          {...handle(key)}
        />
      ))}
    </ul>
  );
}

const row = (key: string) => {
  const found = document.getElementById(key);
  if (!found) throw new Error(key);
  return found;
};

function send(kind: string, x: number, y: number) {
  const event = new PointerEvent(kind, {
    bubbles: true,
    cancelable: true,
    button: 0,
    clientX: x,
    clientY: y,
  });
  act(() => void row('a').dispatchEvent(event));
}

beforeEach(() => {
  drops = [];
  forbidden = '';
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  act(() => root.render(<Rows />));
  // rows of 40 pixels under each other
  ['a', 'b', 'g'].forEach((key, index) => {
    row(key).getBoundingClientRect = () => new DOMRect(0, index * 40, 200, 40);
    row(key).setPointerCapture = () => undefined;
  });
  document.elementFromPoint = (_x, y) => place.querySelectorAll('li')[Math.floor(y / 40)] ?? null;
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

it.each([
  [45, 'a before b'],
  [75, 'a after b'],
  [82, 'a before g'],
  [100, 'a inside g'],
  [118, 'a after g'],
])('drops at %d pixels: %s', (y, expected) => {
  send('pointerdown', 5, 5);
  send('pointermove', 5, y);
  expect(row(expected.slice(-1)).dataset['over']).toBe(expected.split(' ')[1]);
  send('pointerup', 5, y);
  expect(drops).toEqual([expected]);
  expect(place.querySelectorAll('[data-over=""]').length).toBe(3);
});

it('takes the next best place of a group where the first one is not allowed', () => {
  forbidden = 'g before';
  send('pointerdown', 5, 5);
  send('pointermove', 5, 82);
  send('pointerup', 5, 82);
  expect(drops).toEqual(['a inside g']);
});

it('drops nothing on itself, outside of the rows, after a press without a move, after Escape or a cancelled touch', () => {
  for (const y of [30, 500]) {
    send('pointerdown', 5, 5);
    send('pointermove', 5, y);
    send('pointerup', 5, y);
  }
  send('pointerdown', 5, 5);
  send('pointermove', 7, 7);
  send('pointerup', 7, 7);
  send('pointerdown', 5, 5);
  send('pointermove', 5, 60);
  act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true })));
  send('pointermove', 5, 61);
  send('pointerup', 5, 61);
  send('pointerdown', 5, 5);
  send('pointermove', 5, 60);
  send('pointercancel', 5, 60);
  send('pointerup', 5, 60);
  expect(drops).toEqual([]);
});
