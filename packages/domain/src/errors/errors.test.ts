import { expect, it } from 'vitest';
import { everyRight, refusal } from '../acts/acts.ts';
import { vienPhiActs } from '../cashier/vienPhi.ts';
import { errorText } from './errors.ts';

it('details are machine values, which the text writes as people read them', () => {
  expect(errorText('VISIT_NOT_PAID', 'vi', { due: '1045000.00' })).toContain('1.045.000 ');
  expect(errorText('PAYMENT_DIFFERS', 'en', { expected: '45000.60', paid: '0.00' })).toContain('45.000,60');
  expect(errorText('PRICE_LIST_BEGUN', 'vi', { TuNgay: '2026-12-01' })).toContain('01/12/2026');
  expect(errorText('PRICE_LIST_BEGUN', 'vi')).toContain('{TuNgay:day}');
});

it('a refusal names the amount that is due as a number', () => {
  const visit = { TrangThai: 'DaTiepNhan', DaXacNhanChiPhi: false, DaXacNhanBHYT: false, DaHoanUng: false };
  const account = {
    node: null,
    visit,
    BenhNhanTT: '45000.00',
    ConLai: '45000.00',
    ThuThua: '0.00',
    TamUngCon: '0.00',
    CongNo: '0.00',
    BHChiTra: '0.00',
    theChuaXacMinh: false,
    chuaThucHien: null,
  };
  expect(refusal(vienPhiActs, 'hoanTat', account, everyRight)?.details).toEqual({ due: '45000.00' });
});
