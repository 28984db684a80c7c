import { expect, it } from 'vitest';
import { byRoom } from './byRoom.ts';

const bed = (code: string, room: string) => ({ code, Phong: { _id: room, ten: room } });

it('gathers beds by room in their order, those of the ward itself last', () => {
  const beds = [bed('K1', 'ward'), bed('H1', 'a'), bed('H2', 'b'), bed('H3', 'a')];
  expect(
    byRoom(beds, 'ward').map(({ Phong, beds: there }) => [Phong.ten, there.map(({ code }) => code)]),
  ).toEqual([
    ['a', ['H1', 'H3']],
    ['b', ['H2']],
    ['ward', ['K1']],
  ]);
});
