import { expect, it } from 'vitest';
import { cardOfPortal, cardOfRecord, compareCard, isCitizenId } from './foundCard.ts';
import { emptyValues } from './receptionValues.ts';

const facility = { _id: 'f', ma: '01999', ten: 'Bệnh viện Sen' };
const answer = {
  reachable: true,
  hopLe: true,
  maKetQua: '000',
  ghiChu: null,
  maThe: 'DN4010123456789',
  hoTen: 'NGUYỄN THỊ AN',
  ngaySinh: '1985-08-15',
  gioiTinh: 'FEMALE' as const,
  gtTheTu: '2026-01-01',
  gtTheDen: '2026-12-31',
  maKV: '',
  ngayDu5Nam: '2027-01-01',
  BenhVien: facility,
};

it('fills what is empty, and shows what the form says otherwise', () => {
  const values = { ...emptyValues, BHYTNgayHieuLuc: '2025-06-01', GioiTinh: 'FEMALE' as const };
  expect(compareCard(values, cardOfPortal(answer))).toEqual({
    fill: {
      SoTheBHYT: 'DN4010123456789',
      BHYTNgayHetHieuLuc: '2026-12-31',
      NgayDu5Nam: '2027-01-01',
      BenhVien_KCB_Id: 'f',
    },
    labels: { BenhVien_KCB_Id: facility },
    differences: [{ field: 'BHYTNgayHieuLuc', mine: '2025-06-01', found: '2026-01-01' }],
  });
});

it('what the portal leaves empty takes nothing away', () => {
  const values = { ...emptyValues, KhuVucSinhSong: 'K1' as const };
  const { fill, differences } = compareCard(
    values,
    cardOfPortal({ ...answer, BenhVien: null, ngayDu5Nam: null }),
  );
  expect(fill).not.toHaveProperty('KhuVucSinhSong');
  expect(fill).not.toHaveProperty('BenhVien_KCB_Id');
  expect(differences).toEqual([]);
});

const known = {
  _id: 'p',
  MaYTe: 'BN1',
  TenBenhNhan: 'An',
  SoTheBHYT: 'DN4010123456789',
  BHYTNgayHieuLuc: '2026-01-01',
  BHYTNgayHetHieuLuc: '2026-12-31',
  NgayDu5Nam: null,
  BenhVien_KCB: facility,
};

it.each([
  ['nobody', null, false],
  ['a card that is valid', known, true],
  ['a card that is over', { ...known, BHYTNgayHetHieuLuc: '2026-11-22' }, false],
  ['a card without an end', { ...known, BHYTNgayHetHieuLuc: null }, true],
  ['no card', { ...known, SoTheBHYT: null }, false],
])('the record of %s', (_case, record, isFound) =>
  expect(cardOfRecord(record, '2026-11-23') !== null).toBe(isFound),
);

it.each([
  ['001185012345', true],
  ['123456789', false],
  [null, false],
])('%s is a citizen id: %s', (text, expected) => expect(isCitizenId(text)).toBe(expected));
