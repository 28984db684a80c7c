import { expect, it } from 'vitest';
import { inCustomerWords } from './customerWording.ts';

it.each([
  ['Tìm người bệnh', 'Tìm khách hàng'],
  ['Bệnh nhân đã có hồ sơ', 'Khách hàng đã có hồ sơ'],
  ['Find a patient', 'Find a customer'],
  ['Patients who wait', 'Customers who wait'],
  ['outpatient desk', 'outpatient desk'],
  ['Thu tạm ứng', 'Thu tiền cọc'],
  ['Collect an advance', 'Collect a deposit'],
  ['Returned advances', 'Returned deposits'],
  ['Hoàn tất viện phí', 'Hoàn tất phí dịch vụ'],
])('%s: %s', (text, said) => {
  expect(inCustomerWords(text)).toBe(said);
});
