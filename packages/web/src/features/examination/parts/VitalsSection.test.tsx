import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18n, setLanguage } from '../../../session/i18n.ts';
import { type Session, SessionContext } from '../../../session/useSession.ts';
import { Form } from '../../../ui/kit/Form.tsx';
import type { PhienKhamFragment } from '../examination.main.gen.ts';
import type { Past } from '../usePast.ts';
import { VitalsSection } from './VitalsSection.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());
let root: Root;
let place: HTMLElement;
beforeEach(async () => {
  await setLanguage('en');
  await i18n.loadNamespaces(['common', 'examination']);
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
});

const session = {
  _id: 's',
  NgayKham: '2026-06-10T02:00:00Z',
  Ngay: '2026-06-10',
  BenhNhan: { NgaySinh: null, NamSinh: 1980, GioiTinh: 'MALE' },
} as PhienKhamFragment; // what the vital signs are drawn from
const earlier = (day: string, Mach: number | null) =>
  ({ _id: day, NgayKham: `${day}T02:00:00Z`, Ngay: day, Mach }) as Past['measured'][number]; // as above

let scale = 'WHO';
const show = (measured: Past['measured']) =>
  act(() => {
    const reader = { settings: { facility: { thangBMI: scale } } } as unknown as Session; // what the index reads
    root.render(
      <SessionContext value={reader}>
        <Form initialValues={{ Mach: '84', ChieuCao: '160', CanNang: '61.5' }}>
          <VitalsSection session={session} measured={measured} />
        </Form>
      </SessionContext>,
    );
  });
const courses = () => [...place.querySelectorAll<HTMLButtonElement>('.vital-course')];

it('draws a sign that was measured before, and opens its chart with the band of the age', async () => {
  await show([earlier('2026-05-02', 120), earlier('2026-04-01', 76)]);
  expect(courses().map((one) => one.getAttribute('aria-label'))).toEqual(['Course of Pulse']);
  expect(courses()[0]?.getAttribute('aria-expanded')).toBe('false');
  await act(() => courses()[0]?.click());
  expect(courses()[0]?.getAttribute('aria-expanded')).toBe('true');
  expect([...place.querySelectorAll('.trend li')].map((one) => one.textContent)).toEqual([
    '01/04/2026 09:00: 76 beats/min',
    '02/05/2026 09:00: 120 beats/min (High)',
    '10/06/2026 09:00: 84 beats/min',
  ]);
  expect(place.querySelector('.vital-chart p')?.textContent).toContain('60 – 100 beats/min');
  await act(() => courses()[0]?.click());
  expect(place.querySelector('.vital-chart')).toBeNull();
});

it('draws nothing from no measurement, nor from one that came after', async () => {
  await show([earlier('2026-05-02', null), earlier('2026-07-01', 90)]);
  expect(courses()).toEqual([]);
});

it('tells the class of an adult by the scale of the site', async () => {
  const told = () => place.querySelector('.exam-bmi output')?.textContent;
  await show([]);
  expect(told()).toBe('24 · Healthy');
  scale = 'ChauA';
  await show([]);
  expect(told()).toBe('24 · Overweight');
  scale = 'WHO';
});
