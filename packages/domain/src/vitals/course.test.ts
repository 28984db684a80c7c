import { expect, it } from 'vitest';
import { vitalCourse } from './course.ts';

const on = (day: string, more: object) => ({ NgayKham: `${day}T01:00:00Z`, Ngay: day, ...more });

it('holds the values of one sign alone, the oldest first', () => {
  const measured = [
    on('2026-03-02', { Mach: 80 }),
    on('2026-01-05', { Mach: 72, SpO2: 98 }),
    on('2026-02-01', { Mach: null, SpO2: 97 }),
    on('2026-02-03', { Mach: Number.NaN }),
  ];
  expect(vitalCourse('Mach', measured, null).map((one) => one.value)).toEqual([72, 80]);
});

it('judges each value by the age on its own day', () => {
  const born = { NgaySinh: '2020-06-01', NamSinh: 2020 };
  const measured = [on('2026-07-01', { Mach: 135 }), on('2022-07-01', { Mach: 135 })];
  expect(vitalCourse('Mach', measured, born).map((one) => one.side)).toEqual([null, 'high']);
  expect(vitalCourse('Mach', measured, null).map((one) => one.side)).toEqual([null, null]);
});
