import { describe, expect, it } from 'vitest';
import { defaultParameters as rows } from '../insurance/defaultParameters.ts';
import { type OperationLine, operationRates } from './operationRates.ts';

const payer = { PhanTram80: 80, PhanTram50: 50, PhanTram30: 30 };
const line = (id: string, over: Partial<OperationLine> = {}): OperationLine => ({
  ...{ id, loai: 'PhauThuat', slip: 's1', ngayYLenh: '2026-03-05T13:00', donGiaBHYT: '1000000' },
  ...{ batDau: null, ketThuc: null, kip: null },
  ...over,
});
const from = (batDau: string, ketThuc: string, kip: string) => ({
  ...{ batDau: `2026-03-05T${batDau}`, ketThuc: `2026-03-05T${ketThuc}`, kip },
});
const rates = (...lines: OperationLine[]) => Object.fromEntries(operationRates(lines, payer, rows));

describe('operations of a visit', () => {
  it('on one slip are one session of one team: the dearest in full, the others at 50 % (E4)', () => {
    expect(rates(line('a'), line('main', { donGiaBHYT: '3000000' }), line('b'))).toEqual({
      ...{ a: 50, main: 100, b: 50 },
    });
  });

  it('whose reports overlap are one session: by another team at 80 %, a procedure inside one at 80 %', () => {
    const main = line('main', { donGiaBHYT: '3000000', ...from('13:00', '15:00', 'A') });
    const same = line('same', { slip: 's2', ...from('14:00', '15:10', 'A') });
    const other = line('other', { slip: 's3', ...from('15:05', '16:00', 'B') });
    const inside = line('inside', { slip: 's4', loai: 'ThuThuat', ...from('13:10', '13:20', 'C') });
    expect(rates(main, same, other, inside)).toEqual({ main: 100, same: 50, other: 80, inside: 80 });
  });

  it('of other slips stand alone until the reports say their times, and where these lie apart', () => {
    const late = line('late', { slip: 's2', ...from('18:00', '19:00', 'A') });
    expect(rates(line('main', from('13:00', '15:00', 'A')), late)).toEqual({ main: 100, late: 100 });
    expect(rates(line('main'), line('unsaid', { slip: 's2' }))).toEqual({ main: 100, unsaid: 100 });
  });

  it('procedures without an operation are paid in full', () => {
    const procedure = { loai: 'ThuThuat' as const };
    expect(rates(line('a', procedure), line('b', procedure))).toEqual({ a: 100, b: 100 });
  });

  it('of a payer with rates of its own have these', () => {
    const full = { ...payer, PhanTram50: 100 };
    expect([...operationRates([line('a'), line('b')], full, rows).values()]).toEqual([100, 100]);
  });
});
