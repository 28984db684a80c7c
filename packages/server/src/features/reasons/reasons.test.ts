import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { reasonsGiven, withReasons } from '../../engine/acts/reasons.ts';
import { audit } from '../../engine/audit/audit.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { reasonsGivenIn } from './queries.ts';

let site: TestSite;
let accountant: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  accountant = await site.ctx('ketoan', { node: 'PTT' });
});
afterAll(() => site.close());

/** Performs an act as its mutation does. */
const act = (mutation: string, args: Record<string, unknown>, logs = true) =>
  inTransaction(withReasons(accountant, reasonsGiven(mutation, args)), async (tx) => {
    if (logs) await audit(tx, { action: 'CANCEL', entity: 'BienLai', entityId: null });
  });
const days = () => ({ tuNgay: today(accountant), denNgay: today(accountant) });
const shown = (more: object = {}) =>
  reasonsGivenIn(accountant, { ...days(), ...more }, { page: 1, limit: 50 });

it('keeps the entry of the catalogue whose words a reason begins with, and own words as they are', async () => {
  await act('xoaBienLai_ByVienPhi', { id: 'x', LyDo: ' thu nhầm số tiền: hai lần ' });
  await act('xoaBienLai_ByVienPhi', { id: 'x', LyDo: 'Khách xin đổi' });
  await act('lockUser', { id: 'x', reason: 'Đã nghỉ việc' });
  const { data, totalRows, tongs } = await shown();
  const kept = data.map(({ loai, TenLyDo, text, entity }) => ({ loai, TenLyDo, text, entity }));
  // of one millisecond each may be first
  expect(kept.sort((a, b) => b.text.localeCompare(a.text))).toEqual([
    { loai: 'HuyBienLai', TenLyDo: 'Thu nhầm số tiền', text: 'thu nhầm số tiền: hai lần', entity: 'BienLai' },
    { loai: 'HuyBienLai', TenLyDo: null, text: 'Khách xin đổi', entity: 'BienLai' },
    { loai: null, TenLyDo: null, text: 'Đã nghỉ việc', entity: 'BienLai' },
  ]);
  expect(totalRows).toBe(3);
  expect(tongs).toContainEqual({ loai: 'HuyBienLai', ten: 'Thu nhầm số tiền', soLan: 1, soNguoi: 1 });
  expect((await shown({ loai: 'HuyBienLai' })).totalRows).toBe(2);
  expect((await shown({ loai: 'HoanTien' })).totalRows).toBe(0);
});

it('finds every reason of an act that carries several, in lists too, and none where nothing is said', () => {
  const warned = {
    lyDoCanhBaos: [
      { key: 'a', LyDo: 'Đã chỉnh liều' },
      { key: 'b', LyDo: ' ' },
    ],
  };
  expect(reasonsGiven('updateToaThuoc', { input: { ...warned, LyDoThay: 'Sửa sai sót' } })).toEqual([
    { act: 'updateToaThuoc', kind: 'BoQuaCanhBao', LyDo_Id: null, text: 'Đã chỉnh liều' },
    { act: 'updateToaThuoc', kind: 'MoKhoa', LyDo_Id: null, text: 'Sửa sai sót' },
  ]);
  expect(reasonsGiven('updateToaThuoc', { input: {} })).toEqual([]);
  expect(reasonsGiven('toString', { LyDo: 'x' })).toEqual([]);
});

it('keeps nothing of an act that was not done', async () => {
  const before = (await shown()).totalRows;
  await act('xoaBienLai_ByVienPhi', { LyDo: 'Phiếu in hỏng' }, false);
  expect((await shown()).totalRows).toBe(before);
});

it('is read by one statement beside the places of the facility, and refuses days the wrong way round', async () => {
  await shown();
  expect(await site.countQueries(() => shown())).toBe(2);
  const wrong = { tuNgay: '2026-02-02', denNgay: '2026-02-01' };
  await expect(shown(wrong)).rejects.toMatchObject({ code: 'BAD_INPUT' });
});
