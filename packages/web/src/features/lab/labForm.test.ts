import { expect, it } from 'vitest';
import type { LabResultFragment } from './lab.main.gen.ts';
import { formOf, isBlank, issuesAtServices, linesIn, serviceIssues } from './labForm.ts';

const devices = ['a', 'b'].map((_id) => ({ _id, ten: _id }));
const service = {
  ChiTiet_Id: '7b',
  KhongKetQua: false,
  ThietBi_Id: null,
  NguoiThucHien_Ids: [],
  ThoiGianThucHien: null,
  hinhAnhs: [],
  thietBis: devices,
};
const result = {
  DichVuYeuCau: { NgayYeuCau: '2026-11-25T01:00:00Z' },
  ketQuas: [],
  dichVus: [{ ...service, ChiTiet_Id: '1a', thietBis: devices.slice(1) }, service],
} as unknown as LabResultFragment; // the fields that are read of it
const form = formOf(result);
const now = Date.parse('2026-11-25T03:00:00Z');
const unsaid = [{ path: 'dichVus.1.ThietBi_Id', code: 'REQUIRED' }];

it('a return is refused at the device of a service that one of several measured, until one is chosen', () => {
  expect(serviceIssues(result, form, true, now)).toEqual(unsaid);
  expect(serviceIssues(result, form, false, now)).toEqual([]);
  const line = linesIn(form)['7b'];
  const chosen = line ? { ...form, '7b': { ...line, ThietBi_Id: 'a' } } : form;
  expect(serviceIssues(result, chosen, true, now)).toEqual([]);
});

it('what the server says of a service stands there, whether it counts what was sent or names the line', () => {
  expect(issuesAtServices([{ path: 'dichVus.7b.ThietBi_Id', code: 'REQUIRED' }], result, [])).toEqual(unsaid);
  const sent = [{ path: 'luu.dichVus.0.MoTa', code: 'TOO_LONG' }];
  expect(issuesAtServices(sent, result, ['7b.MoTa'])).toEqual([{ path: 'dichVus.1.MoTa', code: 'TOO_LONG' }]);
});

it('nothing is entered while no value, nothing of a service and nothing unsaved is there', () => {
  const stored = (daNhap: boolean) =>
    ({ dichVus: [{ daNhap: false }, { daNhap }] }) as unknown as LabResultFragment; // as above
  const untouched = { entered: 0, dirty: false };
  expect(isBlank(stored(false), untouched)).toBe(true);
  expect(isBlank(stored(true), untouched)).toBe(false);
  expect(isBlank(stored(false), { entered: 1, dirty: false })).toBe(false);
  expect(isBlank(stored(false), { entered: 0, dirty: true })).toBe(false);
});
