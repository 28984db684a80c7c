import { courseTable } from '@sen/domain/lab/course';
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18n, setLanguage } from '../../../session/i18n.ts';
import type { LabCourseValue } from '../useLabCourse.ts';
import { CourseCharts } from './CourseCharts.tsx';
import { CourseTable } from './CourseTable.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());
let root: Root;
let place: HTMLElement;
beforeEach(async () => {
  await setLanguage('en');
  await i18n.loadNamespaces(['common', 'lab']);
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
});

const value = (day: string, more: Partial<LabCourseValue> = {}) =>
  ({
    _id: day,
    at: `${day}T02:00:00Z`,
    NgayKetQua: `${day}T02:00:00Z`,
    day,
    Ngay: day,
    MaChiSo: 'GLU',
    TenChiSo: 'Glucose',
    TenNhomDichVu: 'Biochemistry',
    KieuDuLieu: 'So',
    KetQua: '5.4',
    DonViTinh: 'mmol/L',
    Min: '3.9',
    Max: '6.4',
    MucBinhThuong: '3.9 - 6.4',
    CoKetQua: 'N',
    SoPhieuYeuCau: 'XN01',
    NoiThucHien: { _id: 'r', ten: 'Laboratory 1' },
    ...more,
  }) as LabCourseValue; // what the table is drawn from

const values = [
  value('2026-01-05', { DonViTinh: 'mg/dL', KetQua: '97', Min: '70', Max: '115' }),
  value('2026-02-05'),
  value('2026-03-05', { KetQua: '7.2', CoKetQua: 'H' }),
  value('2026-04-05', { Min: '4.1', Max: '6.1' }),
];

function Both() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (code: string) => setChosen(chosen.includes(code) ? [] : [code]);
  return (
    <>
      <CourseCharts values={values} chosen={chosen} onClose={toggle} />
      <CourseTable table={courseTable(values)} chosen={chosen} onToggle={toggle} onlyAbnormal={false} />
    </>
  );
}
const text = (of: string) => [...place.querySelectorAll(of)].map((one) => one.textContent);

it('shows the days with the newest first, an abnormal value with its sign and a value of another unit with it', async () => {
  await act(() => root.render(<Both />));
  expect(text('thead th')).toEqual(['Index', '05/04/2026', '05/03/2026', '05/02/2026', '05/01/2026']);
  expect(text('.course-value')).toEqual(['5,4', '7,2 ↑', '5,4', '97 mg/dL']);
});

it('draws the pressed index in charts of one unit, and says what changed', async () => {
  await act(() => root.render(<Both />));
  await act(() => place.querySelector<HTMLButtonElement>('button.course-index')?.click());
  expect(text('.course-chart figcaption')).toEqual(['Glucose mg/dL', 'Glucose mmol/L']);
  expect(text('.course-change')).toEqual([
    'From 05/02/2026 the unit changed: mg/dL → mmol/L; the two are not joined.',
    'From 05/04/2026 the normal range changed: 3,9 – 6,4 → 4,1 – 6,1.',
  ]);
});

it('tells of the pressed value where, when and beside what it was found', async () => {
  await act(() => root.render(<Both />));
  await act(() => place.querySelector<HTMLButtonElement>('.course-value')?.click());
  expect(text('.course-facts > span')).toEqual([
    '05/04/2026 09:00',
    'Laboratory 1',
    'Normal: 3,9 - 6,4 mmol/L',
    'Slip XN01',
  ]);
});
