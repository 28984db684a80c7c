import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountInWords } from './words.ts';

const VECTORS: readonly (readonly [number, string])[] = [
  [0, 'Không đồng'],
  [5, 'Năm đồng'],
  [10, 'Mười đồng'],
  [11, 'Mười một đồng'],
  [15, 'Mười lăm đồng'],
  [21, 'Hai mươi mốt đồng'],
  [24, 'Hai mươi tư đồng'],
  [55, 'Năm mươi lăm đồng'],
  [91, 'Chín mươi mốt đồng'],
  [101, 'Một trăm linh một đồng'],
  [110, 'Một trăm mười đồng'],
  [115, 'Một trăm mười lăm đồng'],
  [205, 'Hai trăm linh năm đồng'],
  [1000, 'Một nghìn đồng'],
  [1001, 'Một nghìn không trăm linh một đồng'],
  [1015, 'Một nghìn không trăm mười lăm đồng'],
  [50600, 'Năm mươi nghìn sáu trăm đồng'],
  [351000, 'Ba trăm năm mươi mốt nghìn đồng'],
  [1000005, 'Một triệu không trăm linh năm đồng'],
  [2340000, 'Hai triệu ba trăm bốn mươi nghìn đồng'],
  [14040000, 'Mười bốn triệu không trăm bốn mươi nghìn đồng'],
  [100000001, 'Một trăm triệu không trăm linh một đồng'],
  [105300000, 'Một trăm linh năm triệu ba trăm nghìn đồng'],
  [1234567890, 'Một tỷ hai trăm ba mươi tư triệu năm trăm sáu mươi bảy nghìn tám trăm chín mươi đồng'],
  [1000000001, 'Một tỷ không trăm linh một đồng'],
  [1005000000000, 'Một nghìn không trăm linh năm tỷ đồng'],
  [-50000, 'Âm năm mươi nghìn đồng'],
];

describe('amounts in words', () => {
  it.each(VECTORS)('says %i as "%s"', (n, words) => {
    expect(amountInWords(n)).toBe(words);
  });

  it('speaks the dialect that the house prefers', () => {
    expect(amountInWords(1_000_001_104, { nghin: 'ngàn', linh: 'lẻ', ty: 'tỉ', chan: true })).toBe(
      'Một tỉ không trăm lẻ một ngàn một trăm lẻ bốn đồng chẵn',
    );
    expect(amountInWords(24, { tu: 'bốn' })).toBe('Hai mươi bốn đồng');
  });

  it('rounds parts of a dong before it speaks', () => {
    expect(amountInWords('88455.60')).toBe('Tám mươi tám nghìn bốn trăm năm mươi sáu đồng');
    expect(amountInWords('-0.4')).toBe('Không đồng');
  });

  it('says billions of billions', () => {
    expect(amountInWords('1000000000000000000')).toBe('Một tỷ tỷ đồng');
    expect(amountInWords('2000000000005')).toBe('Hai nghìn tỷ không trăm linh năm đồng');
  });

  it('gives two different amounts two different texts', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 15n });
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        if (a !== b) expect(amountInWords(a.toString())).not.toBe(amountInWords(b.toString()));
      }),
    );
  });

  it('leaves no double blank', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), (n) => {
        expect(amountInWords(n.toString())).not.toMatch(/ {2}|undefined/);
      }),
    );
  });
});
