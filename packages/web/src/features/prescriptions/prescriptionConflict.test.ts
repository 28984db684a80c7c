import { describe, expect, it } from 'vitest';
import { type DrugLine, type FoundDrug, lineOfCourse, lineOfDrug, quantityOf } from './drugLine.ts';
import { conflictLines } from './prescriptionConflict.ts';
import { mergedLines, prescriptionParts } from './prescriptionParts.ts';

const drug = (Duoc_Id: string, free = '100'): FoundDrug => ({
  Duoc_Id,
  MaDuoc: Duoc_Id,
  TenDuoc: `Thuốc ${Duoc_Id}`,
  HoatChat: 'Paracetamol',
  HamLuong: '500 mg',
  DonViTinh: 'Viên',
  LaBHYT: true,
  GiaBHYT: '0',
  GiaBan: '1000.00',
  HoiChan: false,
  KhongChiaNho: true,
  DuongDung_Id: null,
  Kho_Id: 'kho',
  TenKho: 'Kho lẻ',
  SoLuongKhaDung: free,
});
const line = (id: string, set: Partial<DrugLine> = {}): DrugLine => ({
  ...lineOfDrug(drug(id), false, { SoNgay: 5, Sang: '1', Toi: '1' }),
  ...set,
});

describe('a line of a drug', () => {
  it('tells its strength once and is bought outside where nothing is in stock', () => {
    expect(lineOfDrug({ ...drug('a'), TenDuoc: 'Paracetamol 500 mg' }, false).TenDuoc).toBe(
      'Paracetamol 500 mg',
    );
    expect(lineOfDrug(drug('a'), true)).toMatchObject({
      TenDuoc: 'Thuốc a 500 mg',
      LoaiToa: 'BHYT',
      Kho_Id: 'kho',
    });
    expect(lineOfDrug(drug('a', '0'), true)).toMatchObject({ LoaiToa: 'MuaNgoai', Kho_Id: null });
  });

  it('has the quantity of its doses in whole units until one is typed', () => {
    expect(quantityOf(line('a', { Sang: '0.5', Toi: null }))).toBe('3');
    expect(quantityOf(line('a', { SoLuong: '12' }))).toBe('12');
  });

  it('of a sample or an old prescription comes from where it is in stock; unknown drugs stay out', () => {
    const places = [{ ...drug('a', '0'), Kho_Id: 'empty' }, drug('a')];
    const known = lineOfCourse({ Duoc_Id: 'a', TenDuoc: 'a', SoNgay: 7, Sang: '1' }, places, false);
    expect(known).toMatchObject({ Duoc_Id: 'a', Kho_Id: 'kho', SoNgay: 7, Sang: '1', Toi: null });
    expect(lineOfCourse({ Duoc_Id: 'gone', TenDuoc: 'gone' }, places, false)).toBeNull();
  });

  it('of a sample that names its quantity has that one', () => {
    const course = { Duoc_Id: 'a', TenDuoc: 'a', SoNgay: 5, Sang: '5', SoLuong: '1' };
    const bottle = lineOfCourse(course, [drug('a')], false);
    expect(bottle && quantityOf(bottle)).toBe('1');
  });
});

describe('two versions of a prescription', () => {
  const base = [line('a'), line('b')];
  const mine = [line('a', { SoNgay: 7 }), line('b')];
  const theirs = [line('a'), line('b', { Toi: '2' }), line('c')];

  const values = (lines: DrugLine[], reasons: Record<string, string> = {}) => ({
    lines,
    CachLayThuoc_Id: null,
    reasons,
  });

  it('differ by drug and by reason, whatever the zeros of their numbers', () => {
    expect(prescriptionParts.differing(values(mine), values(theirs))).toEqual(['a', 'b', 'c']);
    const sameAgain = base.map((one) => ({ ...one, key: 'other', Sang: '1.00', available: null }));
    expect(prescriptionParts.differing(values(base), values(sameAgain))).toEqual([]);
    expect(prescriptionParts.differing(values(base, { w: 'why' }), values(base))).toEqual(['reason w']);
  });

  it('differ by how the drugs are collected, which goes with its part', () => {
    const mineAtDoor = { ...values(base), CachLayThuoc_Id: 'door' };
    expect(prescriptionParts.differing(mineAtDoor, values(base))).toEqual(['CachLayThuoc_Id']);
    const merged = prescriptionParts.put(values(theirs), mineAtDoor, ['CachLayThuoc_Id']);
    expect([merged.CachLayThuoc_Id, merged.lines.length]).toEqual(['door', theirs.length]);
    expect(
      conflictLines(['CachLayThuoc_Id'], mineAtDoor, values(base), { reason: 'R', collect: 'C' }),
    ).toEqual([{ path: 'CachLayThuoc_Id', label: 'C', mine: '✓', theirs: '–' }]);
  });

  it('are put into words where both changed a drug or a reason', () => {
    const words = conflictLines(['a', 'reason w'], values(mine, { w: 'why' }), values(theirs), {
      reason: 'Reason',
      collect: 'Collect',
    });
    expect(words).toEqual([
      {
        path: 'a',
        label: 'Thuốc a 500 mg',
        mine: '1-0-0-1 × 7 = 14, Thuong',
        theirs: '1-0-0-1 × 5 = 10, Thuong',
      },
      { path: 'reason w', label: 'Reason', mine: 'why', theirs: '–' },
    ]);
  });

  it('keep in a draft the drugs and reasons that were typed, a removed one as none', () => {
    const typed = values([line('a', { SoNgay: 7 })], { w: 'why' });
    const paths = prescriptionParts.differing(typed, values(base));
    expect(paths).toEqual(['a', 'b', 'reason w']);
    const again = prescriptionParts.put(values(theirs), prescriptionParts.pick(typed, paths), paths);
    expect(again.lines.map((one) => [one.Duoc_Id, one.SoNgay])).toEqual([
      ['a', 7],
      ['c', 5],
    ]);
    expect(again.reasons).toEqual({ w: 'why' });
  });

  it('become one by the chosen drugs', () => {
    const merged = mergedLines(mine, theirs, new Set(['b', 'c']));
    expect(merged.map((one) => [one.Duoc_Id, one.SoNgay, one.Toi])).toEqual([
      ['a', 7, '1'],
      ['b', 5, '2'],
      ['c', 5, '1'],
    ]);
    expect(mergedLines(mine, theirs, new Set()).map((one) => one.Duoc_Id)).toEqual(['a', 'b']);
  });
});
