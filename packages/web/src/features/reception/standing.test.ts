import { expect, it } from 'vitest';
import type { ReceptionDetailFragment, ReceptionPatientFragment } from './reception.main.gen.ts';
import { emptyValues } from './receptionValues.ts';
import { identify, oldReceptionDraft, standingOf, standingValues } from './standing.ts';

// the fields that these functions read
const patient = {
  _id: 'p',
  version: 3,
  TenBenhNhan: 'Lê An',
  NgaySinh: null,
  NamSinh: 1980,
  SoDienThoai: '0912000111',
} as ReceptionPatientFragment;
const reception = {
  _id: 'r',
  version: 2,
  BenhNhan: patient,
  DoiTuong_Id: 'payer',
  LyDoKham: 'ho',
} as ReceptionDetailFragment;

it('grows older with the reception and with its patient', () => {
  expect(identify({ patient: null, reception: null })).toEqual({ id: 'new', version: null });
  expect(identify({ patient, reception: null })).toEqual({ id: 'new', version: 3 });
  expect(identify(standingOf(reception))).toEqual({ id: 'r', version: 5 });
});

it('shows a known patient over what is usual, and a kept reception as it is', () => {
  const usual = { ...emptyValues, DoiTuong_Id: 'usual', DanToc_Id: 'kinh' };
  expect(standingValues({ patient, reception: null }, usual)).toMatchObject({
    BenhNhan_Id: 'p',
    TenBenhNhan: 'Lê An',
    DoiTuong_Id: 'usual',
  });
  expect(standingValues(standingOf(reception), usual)).toMatchObject({
    DoiTuong_Id: 'payer',
    LyDoKham: 'ho',
    SoDienThoai: '0912000111',
  });
});

it('a draft of an earlier version of Sen is read, with what it stood on', () => {
  const values = { ...emptyValues, TenBenhNhan: 'Lê An', LyDoKham: 'sốt' };
  const read = oldReceptionDraft({ values, labels: {}, requestId: 'x', patient, reception: null });
  expect(read.values).toMatchObject({ BenhNhan_Id: 'p', LyDoKham: 'sốt' });
  expect(read.base).toMatchObject({ BenhNhan_Id: 'p', SoDienThoai: '0912000111', LyDoKham: null });
});
