import { expect, it } from 'vitest';
import { deviceIssues } from './measuredWith.ts';

it.each([
  { of: 'none of several', ThietBi_Id: null, devices: 2, KhongKetQua: false, lacks: true },
  { of: 'one of several', ThietBi_Id: 'a', devices: 2, KhongKetQua: false, lacks: false },
  { of: 'none where there is one', ThietBi_Id: null, devices: 1, KhongKetQua: false, lacks: false },
  { of: 'none where there is no result', ThietBi_Id: null, devices: 2, KhongKetQua: true, lacks: false },
])('the device of a service is asked for or not: $of', ({ devices, lacks, of: _of, ...service }) => {
  expect(deviceIssues(service, devices)).toEqual(lacks ? [{ path: 'ThietBi_Id', code: 'REQUIRED' }] : []);
});
