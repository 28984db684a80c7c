import { quyenLoiLuc } from '../../insurance/benefit.ts';
import { findThamSo } from '../../insurance/parameters.ts';
import { isMaDoiTuongKCB } from '../../insurance/route.ts';
import { settle } from '../../insurance/settle.ts';
import { dec } from '../../money/decimal.ts';
import type { ClaimFile } from '../file.ts';
import { type CostLine, costLines, settleLine } from '../lines.ts';
import { type Check, inSummary } from './check.ts';
import type { ClaimFacts } from './facts.ts';
import { isInsured, visitOf } from './insuredVisit.ts';

/** MUC_HUONG as card, object code, size of the bill and exemptions have it. */
export const V10: Check = {
  id: 'V10',
  severity: 'error',
  byTime: true,
  label: {
    vi: 'Mức hưởng không đúng thẻ và đối tượng',
    en: 'The percent is not that of card and object code',
  },
  mendAt: 'bill',
  find: (file, facts) => {
    if (!isInsured(file, facts) || !hasRoute(file, facts)) return [];
    const lines = costLines(file);
    const settled = settle(lines.map(settleLine), visitOf(file, facts), facts.parameters).lines;
    return lines.flatMap((line, at) => {
      const expected = dec(line.bh).gt(0) ? (settled[at]?.mucHuong ?? '0') : '0';
      const judged = dec(line.bh).gt(0) ? hasCard(line, file, facts) : line.phamVi === 2;
      if (!judged || dec(line.mucHuong).eq(expected)) return [];
      return [{ table: line.table, row: line.at, field: 'MUC_HUONG', details: { expected } }];
    });
  },
};

/** The object code is one of the list, and one that the day of discharge knows; code 9 asks the fund for nothing. */
export const V11: Check = {
  id: 'V11',
  severity: 'error',
  label: {
    vi: 'Mã đối tượng không có, hoặc không đúng với ngày ra',
    en: 'No object code of the list on the day',
  },
  mendAt: 'reception',
  find: (file, facts) => {
    const { MA_DOITUONG_KCB, T_BHTT } = file.xml1;
    const known = isMaDoiTuongKCB(MA_DOITUONG_KCB) && hasRoute(file, facts);
    const asksForNothing = MA_DOITUONG_KCB === '9' && dec(T_BHTT ?? '0').gt(0);
    return known && !asksForNothing ? [] : [inSummary('MA_DOITUONG_KCB')];
  },
};

/** What the fund is billed for was ordered while a card was valid. */
export const V23: Check = {
  id: 'V23',
  severity: 'error',
  byTime: true,
  label: { vi: 'Thẻ BHYT không có giá trị vào ngày y lệnh', en: 'No card was valid on the day of the order' },
  mendAt: 'reception',
  find: (file, facts) =>
    costLines(file).flatMap((line) =>
      dec(line.bh).gt(0) && !hasCard(line, file, facts)
        ? [{ table: line.table, row: line.at, field: 'NGAY_YL' }]
        : [],
    ),
};

function hasRoute({ date, xml1 }: ClaimFile, { parameters }: ClaimFacts): boolean {
  return findThamSo(parameters, `TUYEN.${xml1.MA_DOITUONG_KCB}`, date) !== null;
}

function hasCard(line: CostLine, file: ClaimFile, facts: ClaimFacts): boolean {
  const visit = visitOf(file, facts);
  return quyenLoiLuc(visit.the, line.ngayYLenh, visit, facts.parameters) !== null;
}
