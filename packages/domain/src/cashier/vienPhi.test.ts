import { describe, expect, it } from 'vitest';
import { actsWithoutRight, actTable } from '../acts/testTable.ts';
import { aVisit } from './testFactories.ts';
import { type VienPhiFacts, vienPhiActs } from './vienPhi.ts';

const anAccount = (over: Partial<VienPhiFacts> = {}): VienPhiFacts => ({
  node: 'facility',
  visit: aVisit(),
  ConLai: '0.00',
  ThuThua: '0.00',
  BenhNhanTT: '45000.00',
  TamUngCon: '0.00',
  CongNo: '0.00',
  BHChiTra: '0.00',
  theChuaXacMinh: false,
  chuaThucHien: null,
  ...over,
});

const money = ['thuTien', 'tamUng', 'hachToan', 'hoanUng', 'hoanTat', 'tinhLai'] as const;

describe('the account of a visit', () => {
  it('lets each act pass where its money is, and names what forbids it', () => {
    const insured = { BHChiTra: '36000.00' };
    expect(
      actTable(vienPhiActs, {
        nothing: anAccount(),
        due: anAccount({ ConLai: '45000.00' }),
        'due and advance': anAccount({ ConLai: '45000.00', TamUngCon: '100000.00' }),
        advance: anAccount({ TamUngCon: '100000.00' }),
        'let go owing': anAccount({ ConLai: '45000.00', CongNo: '45000.00' }),
        'owing and due': anAccount({ ConLai: '45000.00', CongNo: '40000.00' }),
        surplus: anAccount({ ThuThua: '9000.00' }),
        insured: anAccount(insured),
        'level unknown': anAccount({ ...insured, theChuaXacMinh: true }),
        'not performed': anAccount({ ...insured, chuaThucHien: 'Chụp MRI' }),
      }),
    ).toMatchObject({
      nothing: {
        thuTien: 'NOTHING_TO_PAY',
        tamUng: null,
        hachToan: 'NO_ADVANCE',
        hoanUng: 'NO_ADVANCE',
        choNo: 'NOTHING_TO_PAY',
        thuNo: 'NO_DEBT',
        hoanTat: null,
        huyHoanTat: 'STATE_CHANGED',
        xacNhanBHYT: 'NOTHING_INSURED',
        huyXacNhanBHYT: 'STATE_CHANGED',
        tinhLai: null,
        doiDoiTuong: null,
      },
      due: { thuTien: null, choNo: null, thuNo: 'NO_DEBT', hoanTat: 'VISIT_NOT_PAID' },
      'let go owing': { thuTien: null, choNo: 'NOTHING_TO_PAY', thuNo: null, hoanTat: null },
      'owing and due': { choNo: null, thuNo: null, hoanTat: 'VISIT_NOT_PAID' },
      'due and advance': { hachToan: null, hoanUng: null },
      advance: { hachToan: 'NOTHING_TO_PAY', hoanUng: null, hoanTat: 'VISIT_ADVANCE_LEFT' },
      surplus: { hoanTat: 'VISIT_OVERPAID' },
      insured: { xacNhanBHYT: null },
      'level unknown': { xacNhanBHYT: 'CARD_LEVEL_UNKNOWN' },
      'not performed': { xacNhanBHYT: 'INSURED_LINE_NOT_PERFORMED' },
    });
  });

  it.each([
    [{ DaXacNhanChiPhi: true }, 'RECEPTION_COST_CONFIRMED'],
    [{ TrangThai: 'DaHuy' }, 'RECEPTION_CANCELLED'],
  ])('moves no money of a visit with %j, whatever is due or left', (visit, code) => {
    const sums = { ConLai: '45000.00', ThuThua: '9000.00', TamUngCon: '100000.00' };
    const { closed } = actTable(vienPhiActs, { closed: anAccount({ ...sums, visit: aVisit(visit) }) });
    expect(money.map((act) => closed?.[act])).toEqual(money.map(() => code));
  });

  it('is opened again in the other order: the insurance first, then the fees', () => {
    const both = aVisit({ DaXacNhanChiPhi: true, DaXacNhanBHYT: true });
    expect(
      actTable(vienPhiActs, {
        both: anAccount({ visit: both, BHChiTra: '36000.00' }),
        fees: anAccount({ visit: aVisit({ DaXacNhanChiPhi: true }), BHChiTra: '36000.00' }),
        insurance: anAccount({ visit: aVisit({ DaXacNhanBHYT: true }), BHChiTra: '36000.00' }),
      }),
    ).toMatchObject({
      both: {
        huyHoanTat: 'RECEPTION_INSURANCE_CONFIRMED',
        huyXacNhanBHYT: null,
        xacNhanBHYT: 'RECEPTION_INSURANCE_CONFIRMED',
        doiDoiTuong: 'RECEPTION_INSURANCE_CONFIRMED',
      },
      insurance: { tinhLai: 'RECEPTION_INSURANCE_CONFIRMED' },
      fees: { huyHoanTat: null, xacNhanBHYT: null, doiDoiTuong: 'RECEPTION_COST_CONFIRMED' },
    });
  });

  it('asks for the right of each act at the facility of the reception', () => {
    expect(actsWithoutRight(vienPhiActs, anAccount())).toEqual([]);
  });
});
