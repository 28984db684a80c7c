import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { i18n, setLanguage } from '../../session/i18n.ts';
import { notices } from '../../ui/kit/noticeStore.ts';
import type { LabResult } from './useLabSlip.ts';
import { useRerunChoice } from './useRerunChoice.ts';

beforeEach(async () => {
  for (const { id } of notices.now().messages) notices.readOut(id);
  await setLanguage('en');
  await i18n.loadNamespaces(['lab']);
});
const told = () => notices.now().messages.map(({ text }) => text);
afterEach(cleanup);

const of = { ChiTiet_Id: 'c', MaChiSo: 'GLU' };
const waits = { _id: 'r', TrangThai: 'ChoChay', ...of };
const result = (...chayLais: object[]) => ({ ketQuas: [of], chayLais }) as unknown as LabResult; // what is read of it

function opened(chooseRerun = async () => true) {
  const hook = renderHook((shown: LabResult) => useRerunChoice({ chooseRerun }, shown), {
    initialProps: result(waits),
  });
  act(() => hook.result.current.open({ _id: 'r' }));
  expect(hook.result.current.rerun).toBe(waits);
  return hook;
}

it('closes with a word when somebody else decided, and does not open by itself for the next rerun', () => {
  const { result: hook, rerender } = opened();
  rerender(result({ ...waits, TrangThai: 'DaChon' }));
  expect(hook.current.rerun).toBeNull();
  expect(told()).toEqual(['This rerun was decided or given up elsewhere meanwhile.']);
  rerender(result({ ...waits, _id: 'later' }));
  rerender(result(waits));
  expect(hook.current.rerun).toBeNull();
});

it('stays open when its own choice was refused', async () => {
  const { result: hook } = opened(async () => false);
  await act(async () => hook.current.choose({ ChayLai_Id: 'r', versionChayLai: 1, Chon: 'Dau' }));
  expect(hook.current.rerun).toBe(waits);
});

it('is silent about its own choice', async () => {
  let answer: (done: boolean) => void = () => undefined;
  const { result: hook, rerender } = opened(
    () =>
      new Promise((done) => {
        answer = done;
      }),
  );
  const choice = hook.current.choose({ ChayLai_Id: 'r', versionChayLai: 1, Chon: 'Dau' });
  rerender(result({ ...waits, TrangThai: 'DaChon' }));
  await act(async () => {
    answer(true);
    await choice;
  });
  expect([hook.current.rerun, told()]).toEqual([null, []]);
});
