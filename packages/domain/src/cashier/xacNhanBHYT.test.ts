import { expect, it } from 'vitest';
import { confirmInsuranceRefusal } from './xacNhanBHYT.ts';

const visit = { TrangThai: 'DaTiepNhan', DaXacNhanBHYT: false, BHChiTra: '36000.00', theChuaXacMinh: false };

it.each([
  [{}, null],
  [{ TrangThai: 'DaHuy' }, 'RECEPTION_CANCELLED'],
  [{ DaXacNhanBHYT: true }, 'RECEPTION_INSURANCE_CONFIRMED'],
  [{ BHChiTra: '0.00' }, 'NOTHING_INSURED'],
  [{ theChuaXacMinh: true }, 'CARD_LEVEL_UNKNOWN'],
])('the insured costs of a visit with %j: %s', (facts, refusal) => {
  expect(confirmInsuranceRefusal({ ...visit, ...facts })).toBe(refusal);
});
