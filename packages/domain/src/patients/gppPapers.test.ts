import { expect, it } from 'vitest';
import { actTable } from '../acts/testTable.ts';
import { type ChungTuGPPFacts, chungTuGPPActs, gppPaperIssue } from './gppPapers.ts';

const paper: ChungTuGPPFacts = { TrangThai: 'DangSuDung', node: null, daHuyHoSo: false };

it('a paper is removed once, while the record of its customer is in use', () => {
  expect(
    actTable(chungTuGPPActs, {
      paper,
      removed: { ...paper, TrangThai: 'DaHuy' },
      cancelled: { ...paper, daHuyHoSo: true },
    }),
  ).toEqual({
    paper: { huy: null },
    removed: { huy: 'STATE_CHANGED' },
    cancelled: { huy: 'PATIENT_CANCELLED' },
  });
});

it.each([
  ['application/pdf', 5 * 1024 * 1024, null],
  ['image/png', 1, null],
  ['image/jpeg', 5 * 1024 * 1024 + 1, 'FILE_TOO_LARGE'],
  ['text/html', 1, 'PAPER_KIND'],
  [null, 1, 'PAPER_KIND'],
])('a file that is %s of %i bytes', (type, bytes, code) => {
  expect(gppPaperIssue(type, bytes)?.code ?? null).toBe(code);
});
