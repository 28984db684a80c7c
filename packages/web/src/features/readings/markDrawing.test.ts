import { linePointsMost, markIssues } from '@sen/domain/readings/marks';
import { expect, it } from 'vitest';
import {
  begunMark,
  drawnTo,
  historyOf,
  isDrawn,
  middleMark,
  pointOn,
  redone,
  stepped,
  type Tool,
  undone,
} from './markDrawing.ts';

const tool = (Loai: Tool['Loai']): Tool => ({ Loai, Mau: 'Do', Chu: Loai === 'Chu' ? 'Sỏi' : null });

it('steps are undone and done again, until another step is made', () => {
  const arrow = middleMark(tool('MuiTen'));
  const two = stepped(stepped(historyOf([]), [arrow]), [arrow, arrow]);
  expect(undone(two).now).toEqual([arrow]);
  expect(redone(undone(two)).now).toEqual([arrow, arrow]);
  expect(redone(stepped(undone(two), [])).now).toEqual([]);
  expect(undone(historyOf([arrow])).now).toEqual([arrow]);
});

it('an arrow ends where the finger is, a line gets its points, of which too many are thinned out', () => {
  expect(drawnTo(begunMark(tool('MuiTen'), [10, 20]), [300, 20]).Diem).toEqual([10, 20, 300, 20]);
  let line = begunMark(tool('NetVe'), [0, 0]);
  for (let at = 1; at <= 700; at += 1) line = drawnTo(line, [at, (at * 5) % 1000]);
  expect(line.Diem.length / 2).toBeLessThanOrEqual(linePointsMost + 1);
  expect(markIssues([line], 'x')).toEqual([]);
});

it('a slip of the finger draws nothing', () => {
  expect(isDrawn(drawnTo(begunMark(tool('Elip'), [10, 20]), [12, 20]))).toBe(false);
  expect(isDrawn(drawnTo(begunMark(tool('Elip'), [10, 20]), [60, 20]))).toBe(true);
});

it.each(['MuiTen', 'Elip', 'NetVe', 'Chu'] as const)('%s by the keyboard is a sound mark', (Loai) => {
  expect(markIssues([middleMark(tool(Loai))], 'x')).toEqual([]);
});

it('a point of the screen is one of the picture, whose sides keep their proportion in any box', () => {
  const wide = { left: 100, top: 50, width: 400, height: 300 };
  expect(pointOn({ width: 800, height: 600 }, wide, 140, 80)).toEqual([100, 100]);
  // a portrait stands in the middle of its box: 150 px wide, from 225 to 375
  const portrait = { width: 500, height: 1000 };
  expect(pointOn(portrait, wide, 300, 200)).toEqual([500, 500]);
  expect(pointOn(portrait, wide, 225, 50)).toEqual([0, 0]);
  expect(pointOn(portrait, wide, 360, 350)).toEqual([900, 1000]);
  expect(pointOn(portrait, wide, 120, 200)).toEqual([0, 500]);
});
