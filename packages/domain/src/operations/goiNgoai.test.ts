import { expect, it } from 'vitest';
import { actTable, allowedByState } from '../acts/testTable.ts';
import { goiNgoaiActs } from './goiNgoai.ts';

it('a call is tried again or given up while it is not sent', () => {
  expect(allowedByState(goiNgoaiActs, (TrangThai) => ({ TrangThai, node: null }))).toEqual({
    Cho: ['thuLai', 'bo'],
    Loi: ['thuLai', 'bo'],
    DaGui: [],
    DaHuy: [],
  });
  const { sent } = actTable(goiNgoaiActs, { sent: { TrangThai: 'DaGui', node: null } });
  expect(sent).toEqual({ thuLai: 'CALL_DONE', bo: 'CALL_DONE' });
});
