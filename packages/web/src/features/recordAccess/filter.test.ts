import { describe, expect, it } from 'vitest';
import { filterOf, inputOf, paramsOf, patientAccessPath } from './filter.ts';

const id = '01a205fd-ff8d-736a-b3bf-4d586c75e663';
const now = '2026-11-23';
const of = (words: Record<string, string>) => filterOf(new URLSearchParams(words), now);

describe('the address of who opened a record', () => {
  it('asks for the last thirty days of a patient', () => {
    const filter = of({ benhNhan: id });
    expect(filter).toEqual({ BenhNhan_Id: id, tuNgay: '2026-10-25', denNgay: now });
    expect(paramsOf(filter, now)).toEqual({ benhNhan: id });
    expect(patientAccessPath(id)).toBe(`/nhat-ky-truy-cap?benhNhan=${id}`);
  });

  it('is the same after its filter was read', () => {
    const words = { benhNhan: id, tu: '2026-01-01', den: '2026-02-01' };
    expect(paramsOf(of(words), now)).toEqual(words);
  });

  it('leaves out what is no patient and days that stand the wrong way round', () => {
    const filter = of({ benhNhan: 'x', tu: '2026-02-01', den: '2026-01-01' });
    expect(filter).toEqual({ BenhNhan_Id: null, tuNgay: '2026-10-25', denNgay: now });
    expect(inputOf(filter)).toBeNull();
  });
});
