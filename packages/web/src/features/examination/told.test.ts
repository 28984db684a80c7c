import { expect, it } from 'vitest';
import { emptyExam } from './examValues.ts';
import { type Told, takenFrom } from './told.ts';

const told: Told = {
  _id: 'h',
  version: 1,
  ThaiSan: 'MangThai',
  TuanThai: 20,
  DiUng: 'Penicillin',
  BenhManTinh: null,
  ThuocDangDung: 'Salbutamol',
  HutThuoc: null,
  RuouBia: null,
  Mach: 82,
  NhietDo: null,
  HuyetApCao: null,
  HuyetApThap: null,
  NhipTho: null,
  SpO2: null,
  ChieuCao: null,
  CanNang: 55.5,
  NgayCapNhat: '2026-11-23T02:00:00.000Z',
  nguoiGhi: 'An',
};

it('fills empty fields of the session', () => {
  expect(takenFrom(told, emptyExam)).toEqual({
    Mach: '82',
    CanNang: '55.5',
    TienSuDiUng: 'Penicillin',
    ThaiSan: 'MangThai',
  });
});

it('leaves what the doctor wrote', () => {
  const values = { ...emptyExam, TienSuDiUng: 'Tôm', Mach: '90', ThaiSan: 'ChoConBu' as const };
  expect(takenFrom(told, values)).toEqual({ CanNang: '55.5' });
});
