import { expect, it } from 'vitest';
import { byTime, type Chart, chartRows, countsOf, dueOf, linesOf } from './doseLines.ts';

const dose = (time: string, trangThai: string) => ({ GioDung: `2026-03-02T${time}:00.000Z`, trangThai });
const drug = (MaDuoc: string, lieus: object[], Lieu = '1') => ({
  MaDuoc,
  lieus,
  khiCans: [],
  thuHois: [],
  yLenh: { Lieu, CachDung: 'TheoGio', DuongDung: null, TheTich: null },
});
const chart = {
  thuocs: [
    drug('T001', [dose('01:00', 'DaDung'), dose('07:00', 'Tre'), dose('13:00', 'ChuaDen')]),
    drug('T008', [dose('07:00', 'DenGio'), dose('15:00', 'Huy')]),
    drug('T001', [dose('19:00', 'ChuaDen')]),
  ],
} as unknown as Pick<Chart, 'thuocs'>; // what these functions read

it('doses stand by their times', () => {
  const groups = byTime(linesOf(chart)).map(({ at, lines }) => `${at.slice(11, 16)} ${lines.length}`);
  expect(groups).toEqual(['01:00 1', '07:00 2', '13:00 1', '15:00 1', '19:00 1']);
});

it('are counted by what waits, without those that were cancelled', () => {
  const next = '2026-03-02T13:00:00.000Z';
  expect(countsOf(chart)).toEqual({ late: 1, due: 1, running: 0, done: 1, all: 5, next });
});

it('a scanned drug is the dose that waits, else the next one', () => {
  expect(dueOf(chart, ' t001')?.dose.trangThai).toBe('Tre');
  expect(dueOf({ thuocs: chart.thuocs.slice(2) }, 'T001')?.dose.trangThai).toBe('ChuaDen');
  expect(dueOf(chart, 'T999')).toBeNull();
});

it('orders that repeat each other are one row of the chart', () => {
  expect(chartRows(chart.thuocs).map((row) => row.length)).toEqual([2, 1]);
});
