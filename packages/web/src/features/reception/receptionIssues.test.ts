import { expect, it } from 'vitest';
import type { ReceptionDetailFragment } from './reception.main.gen.ts';
import { missingFields, receptionFormIssues } from './receptionIssues.ts';
import { emptyValues, type ReceptionValues } from './receptionValues.ts';

const rules = { laBHYT: true, day: '2026-11-23', mandatory: {}, needsService: false, before: null };
const referred: ReceptionValues = {
  ...emptyValues,
  TenBenhNhan: 'Nguyễn Thị An',
  birth: { NgaySinh: '1980-01-02', NamSinh: 1980 },
  GioiTinh: 'FEMALE',
  DoiTuong_Id: 'payer',
  SoTheBHYT: 'DN4010123456789',
  BHYTNgayHieuLuc: '2026-01-01',
  CoGiayChuyen: true,
  BenhVienChuyen_Id: 'hospital',
};

it('wants the papers of what the desk chooses, of an insured visit only', () => {
  const paths = (laBHYT: boolean) =>
    receptionFormIssues(referred, { ...rules, laBHYT }).map(({ path }) => path);
  expect(paths(true)).toEqual(['SoGiayChuyen', 'NgayGiayChuyen']);
  expect(paths(false)).toEqual([]);
});

it('does not ask for papers that a kept reception never had', () => {
  const { SoTheBHYT, CoGiayChuyen } = referred;
  const before = { SoTheBHYT, CoGiayChuyen } as ReceptionDetailFragment; // what the rule reads of it
  expect(receptionFormIssues(referred, { ...rules, before })).toEqual([]);
});

it('tells what must still be filled and is empty, never what is filled wrong or the services', () => {
  const mandatory = { SoDienThoai: true, DiaChi: true };
  const person = { ...referred, CoGiayChuyen: false, BenhVienChuyen_Id: null, BHYTNgayHieuLuc: '2027-01-01' };
  const wanted = { ...rules, mandatory, needsService: true };
  expect(missingFields(person, wanted)).toEqual(['SoDienThoai', 'DiaChi_Id']);
  expect(
    missingFields({ ...person, SoDienThoai: '0912000111', DiaChi_Id: 'x', birth: null }, wanted),
  ).toEqual(['birth']);
});
