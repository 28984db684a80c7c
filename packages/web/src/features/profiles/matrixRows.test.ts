import { areaRows } from '@sen/domain/permissions/matrix';
import { describe, expect, it } from 'vitest';
import { boxOf, fittingAreas, permissionsOfAct, withPermissions } from './matrixRows.ts';

const none = new Set<string>();
const names = (text: string, more: Partial<Parameters<typeof fittingAreas>[0]> = {}) =>
  fittingAreas({ text, shown: 'all', held: none, saved: none, ...more }).map((area) => area.name);

describe('the matrix', () => {
  it('finds areas by their words or those of their permissions, without accents, in both languages', () => {
    expect(names('')).toEqual(areaRows.map((area) => area.name));
    expect(names('hoan tien')).toEqual(['vienPhi']);
    expect(names('refund')).toEqual(['vienPhi']);
    expect(names('không có gì')).toEqual([]);
  });

  it('shows what is held, or what differs from what is saved', () => {
    const held = new Set(['KE_DON', 'KHO_XEM']);
    expect(names('', { shown: 'held', held })).toEqual(['toaThuoc', 'kho']);
    expect(names('', { shown: 'changed', held, saved: new Set(['KHO_XEM', 'IN_AN']) })).toEqual([
      'toaThuoc',
      'inAn',
    ]);
  });

  it('knows the permissions of a column', () => {
    expect(permissionsOfAct(areaRows, 'thu')).toEqual(['VIEN_PHI_THU']);
  });

  it('ticks a box for several permissions only when all are held', () => {
    const held = new Set(['A', 'B']);
    expect(boxOf(['A', 'B'], held)).toEqual({ checked: true, indeterminate: false });
    expect(boxOf(['A', 'C'], held)).toEqual({ checked: false, indeterminate: true });
    expect(boxOf(['C'], held)).toEqual({ checked: false, indeterminate: false });
    expect(boxOf([], held)).toEqual({ checked: false, indeterminate: false });
  });

  it('gives and takes permissions, each once', () => {
    expect(withPermissions(['A'], ['B', 'A'], true)).toEqual(['A', 'B']);
    expect(withPermissions(['A', 'B', 'C'], ['B'], false)).toEqual(['A', 'C']);
  });
});
