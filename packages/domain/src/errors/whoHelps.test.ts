import { expect, it } from 'vitest';
import { type ErrorCode, errorTexts } from './errors.ts';

/** Refusals that the person who meets them cannot mend alone: somebody else's right, work or money stands in the way. */
const blocked: readonly ErrorCode[] = [
  ...(['RECEPTION_COST_CONFIRMED', 'RECEPTION_INSURANCE_CONFIRMED', 'RECEPTION_REFUNDED'] as const),
  ...(['RECEPTION_IN_USE', 'RECEPTION_HAS_MONEY', 'PAID_LINE', 'LINE_PERFORMED', 'NO_PRICE'] as const),
  ...(['CARD_LEVEL_UNKNOWN', 'INSURED_LINE_NOT_PERFORMED', 'CLAIM_EXAM_OPEN', 'CLAIM_NO_DIAGNOSIS'] as const),
  ...(['NO_RECEIPT_BOOK', 'BOOK_FULL', 'BOOK_SUSPENDED', 'NO_STAFF_RECORD', 'PAYMENT_METHOD_OFF'] as const),
  ...(['RECEIPT_REFUNDED', 'REFUNDED_LINE_CANCELLED', 'SHIFT_CLOSED', 'SHIFT_OF_ANOTHER'] as const),
  ...(['NO_BANK_ACCOUNT', 'FORBIDDEN', 'SERVICE_PAID', 'ORDER_LINE_PAID', 'SERVICE_NOT_PAID'] as const),
  'PRESCRIPTION_ISSUED',
];

it.each(blocked)('%s says who can help, in both languages', (code) => {
  const { vi, en } = errorTexts[code];
  const place = /kế toán|thu ngân|quản trị viên|tiếp nhận|nơi thực hiện|bác sĩ|nhà thuốc/i;
  expect(vi).toMatch(place);
  expect(vi).toMatch(/liên hệ|Kế toán hoặc quản trị viên giao/);
  expect(en).toMatch(/\b(ask|Ask)\b|gives one/);
  expect(en).toMatch(/accounting|cashier|administrator|reception|room|doctor|pharmacy/i);
});
