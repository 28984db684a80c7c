import { act, cleanup, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { cellsOf, keyOf, type LabCells, type LabValue, labParts } from './labEntry.ts';
import type { Rerun } from './parts/Reruns.tsx';
import { useSetAside } from './useSetAside.ts';

afterEach(cleanup);

const glucose = { ChiTiet_Id: 'c', MaChiSo: 'GLU', KieuDuLieu: 'So', KetQua: '30.1', GhiChu: null };
const values = [glucose, { ...glucose, MaChiSo: 'URE', KetQua: null }] as unknown as LabValue[]; // what is read of them
const [glu = '', ure = ''] = values.map(keyOf);
const rerun = { _id: 'r', TrangThai: 'ChoChay', ChiTiet_Id: 'c', MaChiSo: 'GLU' } as unknown as Rerun; // as above
const stored = cellsOf(values, null);

function showing(typed: LabCells) {
  return renderHook(
    ({ reruns }: { reruns: readonly Rerun[] }) => {
      const [cells, setCells] = useState<LabCells>(typed);
      const [change] = useState(() => (part: LabCells) => setCells((before) => ({ ...before, ...part })));
      return { cells, change, aside: useSetAside({ values, reruns, cells, editable: true, change }) };
    },
    { initialProps: { reruns: [] } as { reruns: readonly Rerun[] } },
  );
}

it('puts the first value back where a rerun begins while another one is typed, and says what was typed', () => {
  const typed = { ...stored, [glu]: { KetQua: ' 5,6', GhiChu: 'Again' }, [ure]: { KetQua: '7', GhiChu: '' } };
  const { result, rerender } = showing(typed);
  expect(result.current).toMatchObject({ cells: typed, aside: {} });
  act(() => rerender({ reruns: [rerun] }));
  expect(result.current.aside).toEqual({ [glu]: '5,6' });
  expect(result.current.cells[glu]).toEqual({ KetQua: '30,1', GhiChu: 'Again' });
  expect(
    labParts.differing(result.current.cells, { ...typed, [glu]: { KetQua: '30.1', GhiChu: 'Again' } }),
  ).toEqual([]);
});

it('forgets what was typed when the rerun is over: the next one of the value begins without it', () => {
  const { result, rerender } = showing({ ...stored, [glu]: { KetQua: '5,6', GhiChu: '' } });
  act(() => rerender({ reruns: [rerun] }));
  expect(result.current.aside).toEqual({ [glu]: '5,6' });
  act(() => rerender({ reruns: [{ ...rerun, TrangThai: 'DaChon' }] }));
  expect(result.current.aside).toEqual({});
  act(() => rerender({ reruns: [{ ...rerun, _id: 'next' }] }));
  expect(result.current.aside).toEqual({});
});
