import type { Issue } from '../catalogue/validate.ts';
import { type Decimal, dec, max, toMoney } from '../money/decimal.ts';

/** What a correction looks at of a line. */
export type CorrectedLine = {
  source: 'DichVu' | 'Thuoc';
  LaBHYT: boolean;
  DonGia: Decimal;
  DonGiaBHYT: Decimal;
  /** The posted sale price of a drug; null for none. */
  giaNiemYet: Decimal | null;
};

export type Correction = {
  SoLuong?: Decimal | null | undefined;
  DonGia?: Decimal | null | undefined;
  LaBHYT?: boolean | null | undefined;
};

/** Above it a price is a slip of the hand. */
const priceMost = '999999999999';

/**
 * What is wrong with a correction of a line by hand. A drug is never sold above its posted price, and one that the fund is billed for costs
 * no more than the fund accepts (receipts, Acts).
 */
export function correctionIssues(line: CorrectedLine, { SoLuong, DonGia, LaBHYT }: Correction): Issue[] {
  const issues: Issue[] = [];
  if (SoLuong && dec(SoLuong).lte(0))
    issues.push({ path: 'SoLuong', code: 'TOO_SMALL', details: { min: '0.001' } });
  if (!DonGia) return issues;
  if (dec(DonGia).lt(0)) issues.push({ path: 'DonGia', code: 'TOO_SMALL', details: { min: '0' } });
  if (dec(DonGia).gt(priceMost))
    issues.push({ path: 'DonGia', code: 'TOO_LARGE', details: { max: priceMost } });
  if (line.source === 'DichVu') return issues;
  const billed = (LaBHYT ?? line.LaBHYT) && dec(line.DonGiaBHYT).gt(0);
  const posted = line.giaNiemYet === null ? null : max(dec(line.giaNiemYet), dec(line.DonGia));
  if (billed && dec(DonGia).gt(line.DonGiaBHYT))
    issues.push({
      path: 'DonGia',
      code: 'DRUG_ABOVE_FUND_PRICE',
      details: { max: toMoney(line.DonGiaBHYT) },
    });
  else if (!billed && posted && dec(DonGia).gt(posted))
    issues.push({ path: 'DonGia', code: 'DRUG_ABOVE_POSTED_PRICE', details: { max: toMoney(posted) } });
  return issues;
}
