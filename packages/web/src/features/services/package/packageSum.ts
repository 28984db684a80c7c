import { type Decimal, dec, toMoney } from '@sen/domain/money/decimal';

export type PackageSum = {
  /** What the services cost one by one. */
  sum: Decimal;
  /** Rows without a price, which the sum leaves out. */
  unpriced: number;
  /** The package's price less the sum; null while the package has none. */
  difference: Decimal | null;
  /** The difference in percent of the sum, with one decimal; null where there is nothing to compare with. */
  percent: string | null;
};

/** The services of a package one by one against its price; numbers that are still being typed count as none. */
export function packageSum(lines: readonly Record<string, unknown>[], price: unknown): PackageSum {
  const rows = lines.map((line) => ({ count: decimalOf(line['SoLuong']), price: decimalOf(line['DonGia']) }));
  const sum = rows.reduce(
    (total, row) => (row.price && row.count ? total.plus(row.price.times(row.count)) : total),
    dec('0'),
  );
  const whole = decimalOf(price);
  const difference = whole ? whole.minus(sum) : null;
  return {
    sum: toMoney(sum),
    unpriced: rows.filter((row) => row.price === null).length,
    difference: difference ? toMoney(difference) : null,
    percent: difference && sum.gt(0) ? difference.div(sum).times(100).round(1).toFixed() : null,
  };
}

function decimalOf(value: unknown) {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return /^-?\d+(\.\d+)?$/.test(text) ? dec(text) : null;
}
