import { expect, it } from 'vitest';
import { inCustomerWords } from './customerWords.ts';

it.each([
  ['Tìm người bệnh', 'Tìm khách hàng'],
  ['Bệnh nhân đã có hồ sơ', 'Khách hàng đã có hồ sơ'],
  ['Find a patient', 'Find a customer'],
  ['Patients who wait', 'Customers who wait'],
  ['outpatient desk', 'outpatient desk'],
])('%s: %s', (text, said) => {
  expect(inCustomerWords(text)).toBe(said);
});
