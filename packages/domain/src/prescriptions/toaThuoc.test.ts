import { describe, expect, it } from 'vitest';
import { expectedTable, refusalTable } from '../workflow/testTable.ts';
import { refusal } from '../workflow/workflow.ts';
import { letterOf, maxDays, toaThuocWorkflow } from './toaThuoc.ts';

/** The permission of each act. */
const needs = {
  ke: 'KE_DON',
  yeuCauThanhToan: 'KE_DON',
  huyYeuCauThanhToan: 'KE_DON',
  cap: 'CAP_PHAT_THUOC',
  huyCap: 'CAP_PHAT_THUOC',
  huy: 'KE_DON',
};
/** Where each leads from where; nothing else is a move. */
const moves: Record<string, string> = {
  'Nhap ke': 'DaKe',
  'DaKe yeuCauThanhToan': 'YeuCauThanhToan',
  'YeuCauThanhToan huyYeuCauThanhToan': 'DaKe',
  'DaKe cap': 'DaCap',
  'YeuCauThanhToan cap': 'DaCap',
  'DaCap huyCap': 'DaKe',
  'Nhap huy': 'DaHuy',
  'DaKe huy': 'DaHuy',
};

describe('a prescription', () => {
  const rows = refusalTable(toaThuocWorkflow, (TrangThai) => ({ TrangThai }));

  it('lets each act pass in its states with its permission, and refuses all the rest', () => {
    expect(rows).toEqual(expectedTable(rows, moves, needs));
    expect(rows.filter((row) => row.says === null).length).toBeGreaterThan(0);
  });

  it('knows no act without a permission of the table', () => {
    const { transitions } = toaThuocWorkflow;
    expect(
      Object.fromEntries(Object.entries(transitions).map(([act, move]) => [act, move.permission])),
    ).toEqual(needs);
  });

  it('leads where the table says', () => {
    const { transitions } = toaThuocWorkflow;
    const led = Object.entries(transitions).flatMap(([act, move]) =>
      move.from.map((from) => [`${from} ${act}`, move.to] as const),
    );
    expect(Object.fromEntries(led)).toEqual(moves);
  });

  it.each([
    ['huyYeuCauThanhToan', 'YeuCauThanhToan'],
    ['huy', 'DaKe'],
  ] as const)('that is paid refuses %s', (action, TrangThai) => {
    expect(refusal(toaThuocWorkflow, action, { TrangThai, daThuTien: true }, new Set(['KE_DON']))).toBe(
      'PRESCRIPTION_ISSUED',
    );
  });

  it('is written for no longer than its drugs allow', () => {
    expect(
      (['c', 'h', 'n'] as const).map((letter) => [maxDays(letter, false), maxDays(letter, true)]),
    ).toEqual([
      [30, 90],
      [10, 30],
      [7, 30],
    ]);
    expect(['GayNghien', 'HuongThan', 'TienChat', 'Khac', null].map(letterOf)).toEqual([
      'n',
      'h',
      'h',
      'c',
      'c',
    ]);
  });
});
