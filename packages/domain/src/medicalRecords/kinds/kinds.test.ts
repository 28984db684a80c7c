import { describe, expect, it } from 'vitest';
import { cleanKindValues, kindFields, kindIssues, recordKindOf } from './all.ts';

const codes = (values: Parameters<typeof kindIssues>[0]) =>
  kindIssues(values).map(({ path, code }) => `${path} ${code}`);

describe('records by kind', () => {
  it('have the fields of their specialty, the others the frame alone', () => {
    for (const code of ['NGOAI', 'NHI', 'SAN', 'SOSINH', 'BONG', 'MAT'])
      expect(kindFields(recordKindOf(code) ?? { sections: [] }).length, code).toBeGreaterThan(5);
    for (const code of ['NOI', 'toString', '', null]) expect(recordKindOf(code)).toBeNull();
  });

  it('name each field once, with both texts', () => {
    for (const code of ['NGOAI', 'NHI', 'SAN', 'SOSINH', 'BONG', 'MAT']) {
      const fields = kindFields(recordKindOf(code) ?? { sections: [] });
      expect(new Set(fields.map(([name]) => name)).size, code).toBe(fields.length);
      expect(fields.filter(([, { label }]) => !label.vi || !label.en)).toEqual([]);
    }
  });

  it('refuse at the field what is beyond its limits, not in its list or of no kind', () => {
    expect(codes({ NHI: { CanNangLucSinh: 3200, CachSinh: 'Mo' }, SAN: { TimThai: 140 } })).toEqual([]);
    expect(codes({ NHI: { CanNangLucSinh: 12, CachSinh: 'Bay', La: 1 } })).toEqual([
      'NoiDungRieng.NHI.CanNangLucSinh TOO_SMALL',
      'NoiDungRieng.NHI.CachSinh NOT_IN_LIST',
      'NoiDungRieng.NHI.La NOT_IN_LIST',
    ]);
    expect(codes({ NOI: { A: 'x' } })).toEqual(['NoiDungRieng.NOI NOT_IN_LIST']);
  });

  it('take drawings of points within their ground', () => {
    expect(
      codes({
        MAT: {
          HinhMat: [
            [
              [0, 0],
              [1000, 500],
            ],
          ],
        },
      }),
    ).toEqual([]);
    expect(codes({ MAT: { HinhMat: [[[0, 1001]]] } })).toEqual(['NoiDungRieng.MAT.HinhMat NOT_IN_LIST']);
    expect(codes({ MAT: { HinhMat: Array.from({ length: 401 }, () => [[1, 1]]) } })).toEqual([
      'NoiDungRieng.MAT.HinhMat TOO_MANY',
    ]);
  });

  it('keep nothing that is empty', () => {
    expect(
      cleanKindValues({ NHI: { DiTat: '  ', TiemLao: false, ConThu: 0 }, MAT: { HinhMat: [] } }),
    ).toEqual({
      NHI: { ConThu: 0 },
    });
  });
});
