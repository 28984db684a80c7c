import { expect, it } from 'vitest';
import { refundChoice } from './refundChoice.ts';

const lines = [
  { _id: 'a', hoanToiDa: '49700.40' },
  { _id: 'b', hoanToiDa: '22400.40' },
];

it('refunds the chosen lines, in part or whole, in whole dong together', () => {
  expect(refundChoice(lines, { a: '20000' })).toEqual({
    dongs: [{ VienPhiDong_Id: 'a', SoTien: '20000.00' }],
    amount: '20000.00',
  });
  expect(refundChoice(lines, { a: '49700.40', b: '22400.40' })?.amount).toBe('72101.00');
});

it('refunds nothing while no line is chosen, or one has no amount, nothing, or more than was paid', () => {
  expect(refundChoice(lines, {})).toBeNull();
  for (const amount of [null, 'x', '0', '49701']) expect(refundChoice(lines, { a: amount })).toBeNull();
  expect(refundChoice(lines, { a: '1000', b: '22401' })).toBeNull();
});
