import { describe, expect, it } from 'vitest';
import { type Buyer, buyerIssues, buyerOf, consumer } from './buyer.ts';

const lan = {
  TenBenhNhan: 'Trần Thị Lan',
  CMNDHoacHoChieu: '001185000123',
  TenTrenHoaDon: null,
  MaSoThue: null,
  Email: ' lan@example.vn ',
  DiaChi: 'Số 1 Hàng Bài',
};

describe('the buyer of an invoice', () => {
  it('is the patient', () => {
    expect(buyerOf(lan)).toEqual({
      NguoiMua: 'Trần Thị Lan',
      DonViMua: null,
      MaSoThueMua: null,
      DiaChiMua: 'Số 1 Hàng Bài',
      GiayToMua: '001185000123',
      EmailMua: 'lan@example.vn',
    });
  });

  it('is the firm that the record names, by its tax code', () => {
    const firm = buyerOf({ ...lan, TenTrenHoaDon: 'Công ty Sen', MaSoThue: '0100684378' });
    expect(firm).toMatchObject({
      NguoiMua: 'Trần Thị Lan',
      DonViMua: 'Công ty Sen',
      MaSoThueMua: '0100684378',
    });
    const person = buyerOf({ ...lan, TenTrenHoaDon: 'Trần Lan', MaSoThue: '001185000123' });
    expect(person).toMatchObject({ NguoiMua: 'Trần Lan', DonViMua: null, MaSoThueMua: '001185000123' });
  });
});

const faults = (over: Partial<Buyer>) =>
  buyerIssues({ ...buyerOf(lan), ...over }).map(({ path, code }) => `${path}:${code}`);

describe('a buyer', () => {
  it('is good as the patient, and as the consumer of a summary', () => {
    expect(faults({})).toEqual([]);
    expect(buyerIssues(consumer)).toEqual([]);
  });

  it('says at each field what is wrong', () => {
    expect(faults({ NguoiMua: null })).toEqual(['NguoiMua:REQUIRED']);
    expect(faults({ MaSoThueMua: '0100684379', EmailMua: 'lan@' })).toEqual([
      'MaSoThueMua:NOT_A_TAXCODE',
      'EmailMua:NOT_A_EMAIL',
      'DonViMua:REQUIRED',
    ]);
    expect(faults({ DonViMua: 'Công ty Sen', MaSoThueMua: '0100684378', DiaChiMua: null })).toEqual([
      'DiaChiMua:REQUIRED',
    ]);
    expect(faults({ MaSoThueMua: '001185000123' })).toEqual([]);
  });
});
