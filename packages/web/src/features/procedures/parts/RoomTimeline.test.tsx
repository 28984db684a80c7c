import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { i18n, setLanguage } from '../../../session/i18n.ts';
import { type DayOperation, planOf } from '../dayPlan.ts';
import { DayByRoom } from './DayByRoom.tsx';
import { RoomTimeline } from './RoomTimeline.tsx';

beforeAll(async () => {
  await setLanguage('en');
  await i18n.loadNamespaces('procedures');
});
afterEach(cleanup);

const operation = (id: string, room: string, hour: string, more: Partial<DayOperation> = {}) =>
  ({
    DichVuYeuCau_Id: id,
    SoPhieuYeuCau: `YC-${id}`,
    Phong: { _id: room, ten: room },
    TenBenhNhan: `Patient ${id}`,
    MaYTe: `M${id}`,
    NamSinh: 1980,
    LaKhanCap: false,
    dichVus: ['Incision'],
    TrangThai: 'DangSuDung',
    BatDau: `2026-11-20T${hour}:00:00+07:00`,
    KetThuc: null,
    phutToiThieu: 60,
    NguoiThucHienChinh: { _id: 's', ten: 'Surgeon' },
    ...more,
  }) as DayOperation; // what is shown of it
const plan = planOf(
  [
    operation('a', 'One', '08', { LaKhanCap: true }),
    operation('b', 'One', '10', { TrangThai: 'DaKhoa' }),
    operation('c', 'Two', '10'),
  ],
  '2026-11-20',
  new Date('2026-11-20T12:00:00+07:00'),
);

it('is one stop for Tab from which arrows walk through the rooms; Enter opens the slip', () => {
  const onOpen = vi.fn();
  render(<RoomTimeline plan={plan} onOpen={onOpen} />);
  const at = (id: string) =>
    screen.getByRole('button', { name: new RegExp(`Patient ${id} \\(M${id}, 1980\\)`) });
  expect(at('a').getAttribute('aria-label')).toBe(
    '08:00–09:00 · Waiting · Urgent · Patient a (Ma, 1980) · YC-a · Incision · Surgeon',
  );
  expect(['a', 'b', 'c'].map((id) => at(id).tabIndex)).toEqual([0, -1, -1]);
  at('a').focus();
  fireEvent.keyDown(at('a'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(at('b'));
  fireEvent.keyDown(at('b'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(at('c'));
  fireEvent.keyDown(at('c'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(at('c'));
  fireEvent.click(at('c'));
  expect(onOpen).toHaveBeenCalledWith('c');
});

it('is a list by room on a phone, with states in words', () => {
  const onOpen = vi.fn();
  render(<DayByRoom plan={plan} onOpen={onOpen} />);
  expect(screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'))).toEqual(['One', 'Two']);
  const locked = screen.getByRole('button', { name: /Patient b.*Locked/ });
  fireEvent.click(locked);
  expect(onOpen).toHaveBeenCalledWith('b');
});
