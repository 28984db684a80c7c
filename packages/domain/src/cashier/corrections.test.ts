import { expect, it } from 'vitest';
import { type CorrectedLine, type Correction, correctionIssues } from './corrections.ts';

const service: CorrectedLine = {
  ...{ source: 'DichVu', LaBHYT: true },
  ...{ DonGia: '45000', DonGiaBHYT: '45000', giaNiemYet: null },
};
const drug: CorrectedLine = {
  ...service,
  source: 'Thuoc',
  DonGia: '1200',
  DonGiaBHYT: '1200',
  giaNiemYet: '1500',
};

it.each<[string, CorrectedLine, Correction, string[]]>([
  ['a price of a service above that of the fund', service, { DonGia: '90000' }, []],
  ['nothing of a quantity', service, { SoLuong: '0' }, ['SoLuong TOO_SMALL']],
  ['a price below nothing', service, { DonGia: '-1' }, ['DonGia TOO_SMALL']],
  ['a price with too many digits', service, { DonGia: '9000000000000' }, ['DonGia TOO_LARGE']],
  ['a drug at the price of the fund', drug, { DonGia: '1200' }, []],
  ['a billed drug above the price of the fund', drug, { DonGia: '1200.5' }, ['DonGia DRUG_ABOVE_FUND_PRICE']],
  ['a drug that is billed no more at its posted price', drug, { DonGia: '1500', LaBHYT: false }, []],
  [
    'a drug above its posted price',
    { ...drug, LaBHYT: false },
    { DonGia: '1501' },
    ['DonGia DRUG_ABOVE_POSTED_PRICE'],
  ],
  [
    'a drug above the price that it has and that was posted then',
    { ...drug, LaBHYT: false, DonGia: '2000' },
    { DonGia: '2000.1' },
    ['DonGia DRUG_ABOVE_POSTED_PRICE'],
  ],
  ['a drug without a posted price', { ...drug, LaBHYT: false, giaNiemYet: null }, { DonGia: '9000' }, []],
])('%s', (_what, line, correction, issues) => {
  expect(correctionIssues(line, correction).map(({ path, code }) => `${path} ${code}`)).toEqual(issues);
});
