import { expect, it } from 'vitest';
import { waitFor } from './minimumTime.ts';

const begun = new Date('2026-11-05T08:00:00Z');
const after = (minutes: number) => new Date(begun.getTime() + minutes * 60_000);
const timed = (TenDichVu: string, ThoiGianThucHienToiThieu: number | null) => ({
  TenDichVu,
  ThoiGianThucHienToiThieu,
});

it('a result without a minimum time may be returned at once', () => {
  expect(waitFor([timed('Glucose', null), timed('Ure', 0)], begun, begun)).toBeNull();
});

it('a result waits for the longest of its services, in whole minutes', () => {
  const services = [timed('PT', 15), timed('Máu lắng', 60), timed('APTT', 15)];
  expect(waitFor(services, begun, begun)).toEqual({ TenDichVu: 'Máu lắng', minutes: 60 });
  expect(waitFor(services, begun, after(59.5))).toEqual({ TenDichVu: 'Máu lắng', minutes: 1 });
  expect(waitFor(services, begun, after(60))).toBeNull();
});
