import { type QuyenLoi, quyenLoiLuc } from '../../insurance/benefit.ts';
import { capPackages, scopeLine } from '../../insurance/scope.ts';
import { dec, round, sum } from '../../money/decimal.ts';
import type { ClaimFile } from '../file.ts';
import { type CostLine, claimTotals, costLines, isInsuredLine, serviceCode, settleLine } from '../lines.ts';
import { timeIn } from '../moments.ts';
import { type Check, type Found, inSummary } from './check.ts';
import type { ClaimFacts } from './facts.ts';
import { cardsFor, isInsured } from './insuredVisit.ts';

const rates: ReadonlySet<number> = new Set([0, 10, 30, 33, 50, 80, 100]);
const sources = ['T_NGUONKHAC_NSNN', 'T_NGUONKHAC_VTNN', 'T_NGUONKHAC_VTTN', 'T_NGUONKHAC_CL'];

/** The arithmetic of each line and the sums of XML1, to the last decimal (insurance 1.7). */
export const V09: Check = {
  id: 'V09',
  severity: 'error',
  byTime: true,
  label: {
    vi: 'Thành tiền, tổng tiền không đúng công thức',
    en: 'Money of a line or a sum does not follow its formula',
  },
  mendAt: 'bill',
  find: (file, facts) => {
    const lines = costLines(file);
    const scoped = expectedScope(lines, file, facts);
    const found: Found[] = lines.flatMap((line, at) => {
      const expected = scoped[at];
      const wrong = [
        ...(expected && !dec(line.bv).eq(expected.bv) ? ['THANH_TIEN_BV'] : []),
        ...(expected && !dec(line.bh).eq(expected.bh) ? ['THANH_TIEN_BH'] : []),
        ...shareProblems(line, file, facts),
      ];
      return wrong.map((field) => ({ table: line.table, row: line.at, field }));
    });
    for (const [field, total] of Object.entries(claimTotals(file))) {
      const given = file.xml1[field as keyof ReturnType<typeof claimTotals>] ?? '0'; // entries forget the names
      if (!dec(given).eq(total)) found.push(inSummary(field, { details: { expected: total } }));
    }
    return found;
  },
};

export const V13: Check = {
  id: 'V13',
  severity: 'error',
  label: {
    vi: 'Tỷ lệ thanh toán dịch vụ không có trong quy định',
    en: 'A percent of a service that no rule has',
  },
  mendAt: 'bill',
  find: ({ xml3 }) =>
    xml3.flatMap((row, at) =>
      rates.has(Number(row.TYLE_TT_DV)) ? [] : [{ table: 'XML3', row: at, field: 'TYLE_TT_DV' }],
    ),
};

/** What is in scope has a price that the fund accepts, but for services without a price (0000) and stopped ones (_TB). */
export const V14: Check = {
  id: 'V14',
  severity: 'error',
  label: { vi: 'Dịch vụ trong phạm vi chưa có giá BHYT', en: 'A service in scope has no price of the fund' },
  mendAt: 'catalogue',
  find: ({ xml3 }) =>
    xml3.flatMap((row, at) => {
      const code = serviceCode(row);
      const free = /\.0000(_|$)/.test(code) || code.endsWith('_TB');
      const missing = row.PHAM_VI === '1' && !free && dec(row.DON_GIA_BH ?? '0').lte(0);
      return missing ? [{ table: 'XML3', row: at, field: 'DON_GIA_BH' }] : [];
    }),
};

export const V20: Check = {
  id: 'V20',
  severity: 'error',
  label: {
    vi: 'Quỹ BHYT không thanh toán gì trong hồ sơ có thẻ',
    en: 'The fund pays nothing of a file with a card',
  },
  mendAt: 'bill',
  find: (file, facts) =>
    isInsured(file, facts) && dec(file.xml1.T_BHTT ?? '0').lte(0) ? [inSummary('T_BHTT')] : [],
};

/** Cost and part in scope of each line, as the rules have them. */
function expectedScope(lines: readonly CostLine[], file: ClaimFile, facts: ClaimFacts) {
  const order = lines
    .map((line, at) => ({ line, at }))
    .sort((a, b) =>
      a.line.ngayYLenh < b.line.ngayYLenh ? -1 : a.line.ngayYLenh > b.line.ngayYLenh ? 1 : a.at - b.at,
    );
  const scoped = order.map(({ line }) => {
    const benefit = isInsuredLine(line) ? benefitFor(line, file, facts) : null;
    const plain = scopeLine(settleLine(line), benefit);
    // support to the facility lowers what is in scope; the file does not tell it from support to the patient
    const lowered = !line.goiVTYT && dec(line.nguonKhac).gt(0) && dec(line.bh).lt(plain.bh);
    return lowered ? scopeLine({ ...settleLine(line), nguonKhacCoSo: line.nguonKhac }, benefit) : plain;
  });
  const capped = capPackages(scoped, file.date, facts.parameters);
  const expected = new Array<(typeof capped)[number]>(lines.length);
  order.forEach(({ at }, i) => {
    const one = capped[i];
    if (one) expected[at] = one;
  });
  return expected;
}

function benefitFor(line: CostLine, file: ClaimFile, { parameters, ...facts }: ClaimFacts): QuyenLoi {
  const visit = { ngayVao: timeIn(file.xml1.NGAY_VAO), ngayKetThuc: file.date };
  const found = quyenLoiLuc(cardsFor(file, facts), line.ngayYLenh, visit, parameters);
  // without a card that is V23's matter, and the usual limits hold
  return (
    found ?? { muc: null, phanTram: 0, apTyLeTTBH: true, ngoaiPhamVi: line.phamVi === 3, vanChuyen: false }
  );
}

function shareProblems(line: CostLine, { xml1 }: ClaimFile, { nhanDongChamTran }: ClaimFacts): string[] {
  const { bv, bh, bhtt, bncct, bntt, nguonKhac } = line;
  const given = sources.map((name) => line.row[name] ?? null).filter((value) => value !== null);
  const byPercent = round(dec(bh).times(line.mucHuong).div(100), 2);
  const supported = dec(nguonKhac).gt(0);
  const mayReachLimit =
    nhanDongChamTran && xml1.NAM_NAM_LIEN_TUC !== null && dec(bhtt).gt(byPercent) && dec(bhtt).lte(bh);
  const fund = supported ? dec(bhtt).lte(byPercent) : dec(bhtt).eq(byPercent) || mayReachLimit;
  const coPay = supported || dec(bncct).eq(dec(bh).minus(bhtt));
  return [
    ...(fund ? [] : ['T_BHTT']),
    ...(coPay ? [] : ['T_BNCCT']),
    ...(sum([bhtt, bncct, bntt, nguonKhac]).eq(bv) ? [] : ['T_BNTT']),
    ...(given.length === 0 || sum(given).eq(nguonKhac) ? [] : ['T_NGUONKHAC']),
  ];
}
