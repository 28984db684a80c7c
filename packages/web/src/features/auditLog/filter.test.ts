import { describe, expect, it } from 'vitest';
import { countOf, daysWith, filterOf, inputOf, paramsOf, patientLogPath, recordLogPath } from './filter.ts';

const id = '01999999-9999-7999-8999-999999999999';
const now = '2026-03-05';
const of = (text: string) => filterOf(new URLSearchParams(text), now);

describe('the filter in the address', () => {
  it('is today when the address says nothing', () => {
    expect(inputOf(of(''))).toEqual({ tuNgay: now, denNgay: now });
    expect(countOf(of(''))).toBe(0);
    expect(paramsOf(of(''), now)).toEqual({});
  });

  it('comes back as it was written', () => {
    const filter = {
      ...of('tu=2026-01-01&den=2026-02-01'),
      user_Id: id,
      BenhNhan_Id: id,
      action: 'UPDATE' as const,
      entity: 'In DonThuoc',
      entity_id: id,
    };
    expect(of(new URLSearchParams(paramsOf(filter, now)).toString())).toEqual(filter);
    expect(countOf(filter)).toBe(5);
  });

  it.each([
    'tu=01/02/2026',
    'tu=2026-02-30',
    'den=2026-13-45',
    'nguoi=x',
    `banGhi=${id}`,
    'thaoTac=NOTHING',
    'benhNhan=%27%20or%201',
    'loai=',
  ])('leaves out what is not of its kind: %s', (text) => expect(of(text)).toEqual(of('')));

  it('of a record reaches back to its first change, no further than the server reads', () => {
    const path = (since: string | null) => recordLogPath('ICD', id, since, now);
    expect(path('2026-02-28T20:00:00Z')).toBe(
      `/lich-su-thao-tac?tu=2026-03-01&den=2026-03-05&loai=ICD&banGhi=${id}`,
    );
    expect(path('2020-01-01T00:00:00Z')).toContain('tu=2025-03-05&');
    expect(path(null)).toContain('tu=2025-03-05&');
  });

  it('of a patient reaches thirty days back, over the end of a year too', () => {
    expect(patientLogPath(id, '2026-01-05')).toBe(
      `/lich-su-thao-tac?tu=2025-12-07&den=2026-01-05&benhNhan=${id}`,
    );
  });

  it('around an act holds the act itself, however old, and no more days than the server reads', () => {
    expect(daysWith('2026-03-01T05:00:00Z', now)).toEqual({ tuNgay: '2026-02-04', denNgay: now });
    expect(daysWith('2025-12-31T18:00:00Z', now)).toEqual({ tuNgay: '2026-01-01', denNgay: now });
    expect(daysWith('2024-01-10T05:00:00Z', now)).toEqual({ tuNgay: '2024-01-10', denNgay: '2025-01-09' });
  });
});
