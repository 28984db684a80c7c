import { describe, expect, it } from 'vitest';
import { readyProfiles } from '../permissions/readyProfiles.ts';
import type { CitizenScan } from '../scan/cards.ts';
import { reasonOfRefusal } from './reasons.ts';
import { sameHolder, typedNumber } from './sameHolder.ts';

describe('why a refused reception is one for the desk', () => {
  const issue = (code: string) => ({ issues: [{ path: 'x', code }] });
  it.each([
    ['PATIENT_DIED', {}, 'HoSoKhongDung'],
    ['PATIENT_CANCELLED', {}, 'HoSoKhongDung'],
    ['PATIENT_DUPLICATE', {}, 'NguoiMoi'],
    ['PATIENT_DUPLICATE_PHONE', {}, 'NguoiMoi'],
    ['NEEDS_CONFIRMATION', { what: 'CARD_REFUSED' }, 'TheBiTuChoi'],
    ['NEEDS_CONFIRMATION', { what: 'PATIENT_DUPLICATE_PHONE' }, 'NguoiMoi'],
    ['NEEDS_CONFIRMATION', { what: 'REFERRAL_OLD' }, 'Khac'],
    ['NEEDS_CONFIRMATION', { warnings: [] }, 'DaTiepNhan'],
    ['BAD_INPUT', issue('RECEIVED_TODAY_REASON'), 'DaTiepNhan'],
    ['BAD_INPUT', issue('DRUGS_LEFT_REASON'), 'DaTiepNhan'],
    ['BAD_INPUT', issue('CARD_NOT_VALID_ON_DAY'), 'TheBiTuChoi'],
    ['BAD_INPUT', issue('REQUIRED'), 'Khac'],
    ['BAD_INPUT', {}, 'Khac'],
    ['NODE_NOT_GRANTED', {}, null],
    ['REQUEST_ID_REUSED', {}, null],
  ])('%s %j: %s', (code, details, reason) => {
    expect(reasonOfRefusal({ code, details })).toBe(reason);
  });
});

describe('the holder of a card', () => {
  const card: CitizenScan = {
    kind: 'citizen',
    TenBenhNhan: 'NGUYỄN VĂN AN',
    NgaySinh: '1980-02-01',
    NamSinh: 1980,
    GioiTinh: 'MALE',
    diaChi: '',
    CMNDHoacHoChieu: '001080000001',
    CMNDCu: null,
    NgayCap: null,
  };
  it.each([
    ['Nguyễn Văn An', 1980, true],
    ['nguyen van an', 1980, true],
    ['Nguyễn Văn An', 1981, false],
    ['Nguyễn Văn Ân Bình', 1980, false],
  ])('%s, %i: %s', (TenBenhNhan, NamSinh, same) => {
    expect(sameHolder(card, { TenBenhNhan, NamSinh })).toBe(same);
  });
});

it.each([
  ['001 080 000 001', '001080000001'],
  ['0912.345.678', '0912345678'],
  ['0112345678', '0112345678'],
  ['dn4011234567890', 'DN4011234567890'],
  ['Nguyễn', null],
  ['1980', null],
  ['', null],
])('of what is typed, %j is the number %j', (text, value) => {
  expect(typedNumber(text)).toBe(value);
});

it('the profile of a kiosk has its own right and nothing of what all people have', () => {
  const profile = readyProfiles.find((one) => one.code === 'KIOSK');
  expect(profile?.permissions).toEqual(['KIOSK']);
  expect(profile?.menus).toEqual(['tiep-nhan-ngoai-tru-kiosk', 'tiep-nhan-ngoai-tru-kiosk-theo-yeu-cau']);
});
