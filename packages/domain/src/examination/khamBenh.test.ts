import { describe, expect, it } from 'vitest';
import { expectedTable, refusalTable } from '../workflow/testTable.ts';
import { refusal } from '../workflow/workflow.ts';
import { khamBenhWorkflow } from './khamBenh.ts';

/** The permission of each act. */
const needs = {
  luu: 'KHAM_BENH',
  ketThuc: 'KHAM_BENH',
  duyet: 'KHAM_BENH',
  chuyenPhong: 'KHAM_BENH',
  xoa: 'KHAM_BENH',
  huy: 'KHAM_BENH_HUY',
};
/** Where each leads from where; nothing else is a move. */
const moves: Record<string, string> = {
  'DangKham luu': 'DangKham',
  'DangKham ketThuc': 'DaKham',
  'DaKham duyet': 'DaKham',
  'DangKham chuyenPhong': 'DaKham',
  'DangKham xoa': 'DaHuy',
  'DaKham huy': 'DaHuy',
};

describe('a session', () => {
  const rows = refusalTable(khamBenhWorkflow, (TrangThai) => ({ TrangThai }));

  it('lets each act pass in its states with its permission, and refuses all the rest', () => {
    expect(rows).toEqual(expectedTable(rows, moves, needs));
    expect(rows.filter((row) => row.says === null).length).toBeGreaterThan(0);
  });

  it('knows no act without a permission of the table', () => {
    const { transitions } = khamBenhWorkflow;
    expect(
      Object.fromEntries(Object.entries(transitions).map(([act, move]) => [act, move.permission])),
    ).toEqual(needs);
  });

  it('leads where the table says', () => {
    const { transitions } = khamBenhWorkflow;
    const led = Object.entries(transitions).flatMap(([act, move]) =>
      move.from.map((from) => [`${from} ${act}`, move.to] as const),
    );
    expect(Object.fromEntries(led)).toEqual(moves);
  });

  const all = new Set(Object.values(needs));
  it.each([
    ['xoa', { TrangThai: 'DangKham', coChiDinh: true }, 'EXAM_HAS_ORDERS'],
    ['huy', { TrangThai: 'DaKham', coChiDinh: true }, 'EXAM_HAS_ORDERS'],
    ['xoa', { TrangThai: 'DangKham', coChuyenVien: true }, 'TRANSFER_NOT_CANCELLED'],
    ['huy', { TrangThai: 'DaKham', coChuyenVien: true }, 'TRANSFER_NOT_CANCELLED'],
    ['duyet', { TrangThai: 'DaKham', DaDuyet: true }, 'STATE_CHANGED'],
    ['ketThuc', { TrangThai: 'DangKham', coChiDinh: true }, null],
  ] as const)('%s of %j: %s', (action, facts, says) => {
    expect(refusal(khamBenhWorkflow, action, facts, all)).toBe(says);
  });
});
