import { expect, it } from 'vitest';
import { emptyValues, type ReceptionValues } from './receptionValues.ts';
import { estimateInput } from './useEstimate.ts';

const of = { BenhNhan_Id: null, TiepNhan_Id: null };
const values: ReceptionValues = {
  ...emptyValues,
  DoiTuong_Id: 'payer',
  birth: { NgaySinh: '2026-11-20', NamSinh: 2026 },
  SoTheBHYT: 'DN4010123456789',
  MaDoiTuongKCB: '1.7',
  KhuVucSinhSong: 'K1',
  CungChiTraLuyKe: '16000000',
  NgayGiayLuyKe: '2026-11-01',
};

it('asks with the chosen code, the area and what was co-paid in the year', () => {
  expect(estimateInput(values, true, of)).toMatchObject({
    MaDoiTuongKCB: '1.7',
    NgaySinh: '2026-11-20',
    KhuVucSinhSong: 'K1',
    CungChiTraLuyKe: '16000000',
    NgayGiayLuyKe: '2026-11-01',
  });
});

it('leaves a day out that is still being typed, and a card that is none', () => {
  const typing = { ...values, NgayGiayLuyKe: '01/1', SoTheBHYT: 'DN4' };
  expect(estimateInput(typing, true, of)).toMatchObject({ NgayGiayLuyKe: null, SoTheBHYT: null });
});
