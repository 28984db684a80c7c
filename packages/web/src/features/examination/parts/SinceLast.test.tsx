import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TextKeys } from '../../../session/TextKeys.tsx';
import type { Past } from '../usePast.ts';
import { SinceLast } from './SinceLast.tsx';

afterEach(cleanup);

const visit = (day: string, more: object = {}) => ({
  _id: day,
  NgayKham: `${day}T02:00:00Z`,
  Ngay: day,
  ChanDoanICD: { ma: 'I10', ten: 'Tăng huyết áp' },
  ChanDoan: null,
  NgayTaiKham: null,
  ...more,
});
const show = (measured: object[], prescriptions: object[] = []) =>
  render(
    <TextKeys>
      <SinceLast
        now={{ NgayKham: '2026-06-10T02:00:00Z', Ngay: '2026-06-10' }}
        past={{ measured, prescriptions, sessions: [] } as unknown as Past} // what it reads
      />
    </TextKeys>,
  );

it('takes the newest examination before this one, its appointment and its drugs', () => {
  show(
    [visit('2026-06-11'), visit('2026-05-02', { NgayTaiKham: '2026-06-01' }), visit('2026-03-01')],
    [
      { KhamBenh_Id: '2026-05-02', chiTiets: [{ SoNgay: 30 }] },
      { KhamBenh_Id: '2026-03-01', chiTiets: [{ SoNgay: 90 }] },
    ],
  );
  screen.getByText('since.title');
  screen.getByText('I10 Tăng huyết áp');
  expect(screen.getByText('since.late').className).toBe('since-late');
  screen.getByText('since.drugsOut');
});

it('says nothing of a patient who comes for the first time', () => {
  const { container } = show([visit('2026-06-11')]);
  expect(container.textContent).toBe('');
});
