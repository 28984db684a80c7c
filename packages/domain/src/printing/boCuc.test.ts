import { describe, expect, it } from 'vitest';
import {
  type BoCuc,
  boCucGoc,
  boCucHopLe,
  boCucIssues,
  cotsOf,
  hienPhan,
  type KhungMauIn,
  lyDoKhoa,
} from './boCuc.ts';

const reason = { vi: 'Luật', en: 'Law' };
const khung: KhungMauIn = {
  papers: ['a5', 'a4'],
  parts: ['Logo', 'TenCoSo', 'NguoiIn'],
  blocks: [{ code: 'LoiDan', name: { vi: 'Lời dặn', en: 'Advice' } }],
  tables: [{ code: 'Dong', name: { vi: 'Dòng', en: 'Lines' }, columns: ['STT', 'Ten', 'Tien'] }],
  locked: [{ codes: ['TenCoSo', 'Dong.Ten'], reason }],
};
const layout = (change: Partial<BoCuc>): BoCuc => ({ ...boCucGoc, ...change });
const cot = (ma: string, an = false, rong: number | null = null) => ({ ma, an, rong });
const faults = (change: Partial<BoCuc>) =>
  boCucIssues(khung, layout(change)).map(({ path, code }) => `${path}:${code}`);

describe('a layout of a print form', () => {
  it('is as the template has it while nobody changed anything', () => {
    expect(faults({})).toEqual([]);
    expect([hienPhan(boCucGoc, 'Logo'), hienPhan(boCucGoc, 'NguoiIn')]).toEqual([true, false]);
    expect(cotsOf(boCucGoc, { code: 'Dong', columns: ['STT', 'Ten'] })).toEqual([cot('STT'), cot('Ten')]);
  });

  it('shows and hides what the form has, and never what the law asks for', () => {
    expect(faults({ hien: { Logo: false, LoiDan: false, NguoiIn: true, TenCoSo: true } })).toEqual([]);
    expect(faults({ hien: { TenCoSo: false } })).toEqual(['hien.TenCoSo:PRINT_FORM_PART_LOCKED']);
    expect(faults({ hien: { GiDo: true } })).toEqual(['hien.GiDo:PRINT_FORM_NO_SUCH_PART']);
    expect([lyDoKhoa(khung, 'Dong.Ten'), lyDoKhoa(khung, 'Dong.STT')]).toEqual([reason, null]);
  });

  it('puts columns in another order, leaves some out, and keeps one at least', () => {
    const bang = { Dong: [cot('Tien', false, 30), cot('STT', true)] };
    expect(faults({ bang })).toEqual([]);
    expect(cotsOf({ bang }, { code: 'Dong', columns: ['STT', 'Ten', 'Tien'] })).toEqual([
      cot('Tien', false, 30),
      cot('STT', true),
      cot('Ten'),
    ]);
    expect(faults({ bang: { Dong: [cot('Ten', true)] } })).toEqual(['bang.Dong.Ten:PRINT_FORM_PART_LOCKED']);
    expect(faults({ bang: { Dong: [cot('STT'), cot('STT'), cot('Xa')] } })).toEqual([
      'bang.Dong.STT:DUPLICATE',
      'bang.Dong.Xa:PRINT_FORM_NO_SUCH_PART',
    ]);
    const free = { ...khung, locked: [] };
    const none = layout({ bang: { Dong: ['STT', 'Ten', 'Tien'].map((ma) => cot(ma, true)) } });
    expect(boCucIssues(free, none)).toEqual([{ path: 'bang.Dong', code: 'REQUIRED' }]);
  });

  it.each([
    [{ giay: 'roll80' }, 'giay:PRINT_FORM_NO_SUCH_PART'],
    [{ le: 2 }, 'le:TOO_SMALL'],
    [{ le: 31 }, 'le:TOO_LARGE'],
    [{ coChu: 5 }, 'coChu:TOO_LARGE'],
    [{ bang: { Dong: [cot('STT', false, 2)] } }, 'bang.Dong.STT:TOO_SMALL'],
    [{ dauTrang: { vi: 'x'.repeat(301), en: '' } }, 'dauTrang.vi:TOO_LONG'],
    [{ lien: [{ vi: '', en: 'x'.repeat(61) }] }, 'lien.0.en:TOO_LONG'],
    [{ lien: Array.from({ length: 6 }, () => ({ vi: '', en: '' })) }, 'lien:TOO_LARGE'],
  ] satisfies Array<[Partial<BoCuc>, string]>)('refuses %j', (change, fault) => {
    expect(faults(change)).toEqual([fault]);
  });

  it('of an older form falls back where it fits no more, tells where, and then fits', () => {
    const old = layout({
      hien: { TenCoSo: false, Logo: false, GiDo: true },
      giay: 'roll80',
      le: 12,
      bang: { Dong: [cot('Xa'), cot('Tien')], Cu: [cot('A')] },
    });
    const { boCuc, bo } = boCucHopLe(khung, old);
    expect(bo).toEqual(['hien.TenCoSo', 'hien.GiDo', 'giay', 'bang.Dong.Xa', 'bang.Cu']);
    expect(boCuc).toEqual(layout({ hien: { Logo: false }, le: 12, bang: { Dong: [cot('Tien')] } }));
    expect(boCucIssues(khung, boCuc)).toEqual([]);
  });
});
