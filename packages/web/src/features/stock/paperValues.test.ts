import { describe, expect, it } from 'vitest';
import { blankLine, blankPaper, changedLine, faultsOf, inputOf, totalsOf } from './paperValues.ts';

const line = {
  ...blankLine(),
  Duoc_Id: 'd',
  SoLo: 'A',
  HanDung: '2028-12-31',
  SoLuong: '10',
  DonGia: '1000',
  VAT: '5',
};
const paper = { ...blankPaper('2026-03-01'), dongs: [line] };

describe('a stock paper as a form', () => {
  it('counts packs in units, and leaves a quantity that is typed alone', () => {
    const packed = changedLine({ ...line, QuyCach: '100' }, { SoLuongGoi: '5' });
    expect(packed.SoLuong).toBe('500');
    expect(changedLine(packed, { SoLuong: '499' }).SoLuong).toBe('499');
    expect(changedLine(line, { SoLuongGoi: '5' }).SoLuong).toBe('10');
  });

  it('says what cannot be sent, and sends an unfinished draft', () => {
    expect(faultsOf(paper)).toEqual([]);
    expect(faultsOf({ ...paper, dongs: [blankLine()] })).toEqual([]);
    const wrong = {
      ...paper,
      Ngay: null,
      NgayHoaDon: 'x',
      dongs: [{ ...line, HanDung: '31/2', SoLuong: 'abc' }],
    };
    expect(faultsOf(wrong).map(({ path, code }) => `${path} ${code}`)).toEqual([
      'Ngay REQUIRED',
      'NgayHoaDon NOT_A_DATE',
      'dongs.0.HanDung NOT_A_DATE',
      'dongs.0.SoLuong NOT_A_NUMBER',
    ]);
  });

  it('adds up while all are amounts', () => {
    expect(totalsOf(paper.dongs)?.TongTien).toBe('10500.00');
    expect(totalsOf([{ ...line, SoLuong: 'abc' }])).toBeNull();
  });

  it('sends what the server keeps and nothing that is only shown', () => {
    const of = { _id: null, version: null, LoaiPhieu: 'NhapMua', Kho_Id: 'k', requestId: 'r' } as const;
    const [sent] = inputOf(paper, of).dongs;
    expect(Object.keys(sent ?? {})).not.toEqual(expect.arrayContaining(['TenDuoc']));
    expect(sent).toMatchObject({ _id: line.key, SoLo: 'A', SoLuong: '10' });
    expect(inputOf(paper, of)).toMatchObject({ ...of, Ngay: '2026-03-01' });
  });
});
