import { expect, it } from 'vitest';
import type { BasketLine, ChuongTrinh } from './basket.ts';
import { priceBasket } from './priceBasket.ts';
import { basket, line, muc, programme } from './testBasket.ts';
import { waitingGifts } from './waitingGifts.ts';

const forServices = programme({ Loai: 'MuaXTangY', dieuKiens: [muc('bought')], khuyenMais: [muc('gift')] });
const forAmount = programme({ Loai: 'MuaXTangY', SoTienDieuKien: '1000', khuyenMais: [muc('gift')] });

/** The gifts that wait when these lines are paid. */
function waiting(one: ChuongTrinh, lines: readonly BasketLine[], paid: readonly string[]): string[] {
  const whole = basket(lines, { chuongTrinhs: [one] });
  return [...waitingGifts(whole, priceBasket(whole).lines, (id) => paid.includes(id))];
}

it('a gift for services waits for those that were bought for it alone', () => {
  const lines = [line('bought', 2000), line('other', 500), line('gift', 400)];
  expect(waiting(forServices, lines, [])).toEqual(['gift']);
  expect(waiting(forServices, lines, ['other'])).toEqual(['gift']);
  expect(waiting(forServices, lines, ['bought'])).toEqual([]);
});

it('a gift for an amount waits until what is paid reaches it and carries the gift under the law', () => {
  const lines = [line('a', 700), line('b', 300), line('c', 1000), line('gift', 600)];
  expect(waiting(forAmount, lines, ['a'])).toEqual(['gift']);
  // 1,000 are paid, but a gift of 600 is more than half of them
  expect(waiting(forAmount, lines, ['a', 'b'])).toEqual(['gift']);
  expect(waiting(forAmount, lines, ['a', 'c'])).toEqual([]);
});

it('what is never promoted does not count towards the amount', () => {
  const drugs = line('drugs', 5000, { loai: 'Thuoc' });
  expect(waiting(forAmount, [line('a', 1000), drugs, line('gift', 400)], ['drugs'])).toEqual(['gift']);
  expect(waiting(forAmount, [line('a', 1000), drugs, line('gift', 400)], ['a'])).toEqual([]);
});
