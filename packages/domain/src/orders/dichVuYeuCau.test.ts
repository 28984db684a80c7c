import { describe, expect, it } from 'vitest';
import { expectedTable, refusalTable } from '../workflow/testTable.ts';
import { refusal } from '../workflow/workflow.ts';
import { actionBetween, dichVuYeuCauWorkflow } from './dichVuYeuCau.ts';

/** The permission of each act. */
const needs = {
  gui: 'CHI_DINH',
  batDau: 'XET_NGHIEM',
  huyBatDau: 'XET_NGHIEM',
  traKetQua: 'XET_NGHIEM_DUYET',
  huyKetQua: 'XET_NGHIEM_HUY',
  xemKetQua: 'CHI_DINH',
  batDauKham: 'KHAM_BENH',
  huyKham: 'KHAM_BENH_HUY',
  ketThucKham: 'KHAM_BENH',
  huy: 'CHI_DINH',
};
/** Where each leads from where; nothing else is a move. */
const moves: Record<string, string> = {
  'Nhap gui': 'SanSang',
  'SanSang batDau': 'ChuaKetQua',
  'ChuaKetQua huyBatDau': 'SanSang',
  'ChuaKetQua traKetQua': 'CoKetQua',
  'CoKetQua huyKetQua': 'ChuaKetQua',
  'CoKetQua xemKetQua': 'DaXemKetQua',
  'SanSang batDauKham': 'ChuaKetQua',
  'ChuaKetQua huyKham': 'SanSang',
  'DaXemKetQua huyKham': 'SanSang',
  'ChuaKetQua ketThucKham': 'DaXemKetQua',
  'Nhap huy': 'DaHuy',
  'SanSang huy': 'DaHuy',
};

describe('an order slip', () => {
  const rows = refusalTable(dichVuYeuCauWorkflow, (TrangThai) => ({ TrangThai, duocPhepThucHien: true }));

  it('lets each act pass in its states with its permission, and refuses all the rest', () => {
    expect(rows).toEqual(expectedTable(rows, moves, needs));
    expect(rows.filter((row) => row.says === null).length).toBeGreaterThan(0);
  });

  it('knows no act without a permission of the table', () => {
    const { transitions } = dichVuYeuCauWorkflow;
    expect(
      Object.fromEntries(Object.entries(transitions).map(([act, move]) => [act, move.permission])),
    ).toEqual(needs);
  });

  it('leads where the table says', () => {
    const { transitions } = dichVuYeuCauWorkflow;
    const led = Object.entries(transitions).flatMap(([act, move]) =>
      move.from.map((from) => [`${from} ${act}`, move.to] as const),
    );
    expect(Object.fromEntries(led)).toEqual(moves);
  });

  const all = new Set(Object.values(needs));
  it.each([
    ['batDau', { TrangThai: 'SanSang', duocPhepThucHien: false }, 'SERVICE_NOT_PAID'],
    ['batDauKham', { TrangThai: 'SanSang' }, 'SERVICE_NOT_PAID'],
    ['huy', { TrangThai: 'SanSang', daThuTien: true }, 'SERVICE_PAID'],
    ['gui', { TrangThai: 'Nhap', daThuTien: true }, null],
  ] as const)('%s of %j: %s', (action, facts, says) => {
    expect(refusal(dichVuYeuCauWorkflow, action, facts, all)).toBe(says);
  });

  it('finds the act between two states, never one of an examination', () => {
    expect(actionBetween('SanSang', 'ChuaKetQua')).toBe('batDau');
    expect(actionBetween('ChuaKetQua', 'SanSang')).toBe('huyBatDau');
    expect(actionBetween('ChuaKetQua', 'DaXemKetQua')).toBeNull();
    expect(actionBetween('DaHuy', 'SanSang')).toBeNull();
  });
});
