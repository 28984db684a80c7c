import { describe, expect, it } from 'vitest';
import { contradictions, type SentValue, sameResult } from './contradiction.ts';

const sent = (KetQua: string, more: Partial<SentValue> = {}): SentValue => ({
  _id: KetQua,
  MaChiSo: 'GLU',
  KetQua,
  KhongDung: false,
  ...more,
});
const stands = (KetQua: string | null) => [{ MaChiSo: 'GLU', KetQua }];
const told = (...of: Parameters<typeof contradictions>) => contradictions(...of).map(({ _id }) => _id);

describe('an analyser against what stands', () => {
  it('contradicts a value that was typed over it', () => {
    expect(told(stands('4.5'), [sent('5.4')], [])).toEqual(['5.4']);
  });

  it('says the same with further zeros', () => {
    expect(told(stands('5.40'), [sent('5.4')], [])).toEqual([]);
    expect(sameResult('>25', '25')).toBe(false);
    expect(sameResult('Âm  tính', 'âm tính')).toBe(true);
  });

  it('leaves nothing open where its last value stands', () => {
    expect(told(stands('7.9'), [sent('5.4'), sent('7.9')], [])).toEqual([]);
    expect(told(stands('5.4'), [sent('5.4'), sent('7.9')], [])).toEqual(['7.9']);
    expect(told(stands('6'), [sent('5.4'), sent('7.9')], [])).toEqual(['5.4', '7.9']);
  });

  it('is not asked about what a person saw already, at the return before or in a rerun', () => {
    expect(told(stands('4.5'), [sent('5.4', { KhongDung: true })], [])).toEqual([]);
    const rerun = { MaChiSo: 'GLU', KetQuaDau: '4.5', KetQuaLai: '5.4', TrangThai: 'DaChon' };
    expect(told(stands('4.5'), [sent('5.4')], [rerun])).toEqual([]);
    expect(told(stands('4.5'), [sent('5.4')], [{ ...rerun, TrangThai: 'ChoChay' }])).toEqual(['5.4']);
  });

  it('says nothing of another index, or of one without a value', () => {
    expect(told(stands('4.5'), [sent('5.4', { MaChiSo: 'URE' })], [])).toEqual([]);
    expect(told(stands(null), [sent('5.4')], [])).toEqual([]);
  });
});
