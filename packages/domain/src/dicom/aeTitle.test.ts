import { expect, it } from 'vitest';
import { MayDICOM } from '../catalogues/MayDICOM.ts';

it.each([
  ['SIEUAM 1', 'SEN', []],
  ['SIÊUÂM', 'SEN', [{ path: 'MaAE', code: 'DICOM_AE_TITLE' }]],
  ['US1', 'SEN\\1', [{ path: 'AESen', code: 'DICOM_AE_TITLE' }]],
])('of the titles %j and %j is told what is wrong', (MaAE, AESen, issues) => {
  expect(MayDICOM.check?.({ MaAE, AESen })).toEqual(issues);
});
