import { describe, expect, it } from 'vitest';
import {
  crossing,
  familyAllergies,
  familyText,
  givenByService,
  isOfFamily,
  readFamily,
} from './allergyFamilies.ts';

const family = (ten: string, more: Partial<Parameters<typeof readFamily>[0]> = {}) =>
  readFamily({
    _id: ten,
    TenNhomDiUng: ten,
    DauMaATC: null,
    HoatChats: null,
    TuKhoas: null,
    DichVus: null,
    ChiKhiNeuTen: false,
    XuTri: null,
    ...more,
  });
const penicillins = family('Penicilin', {
  DauMaATC: 'J01CA',
  HoatChats: '*cillin',
  TuKhoas: 'penicillin; beta-lactam',
});
const cephalosporins = family('Cephalosporin', {
  DauMaATC: 'J01DB;J01DC',
  HoatChats: 'cef*',
  TuKhoas: 'cephalosporin',
  ChiKhiNeuTen: true,
});
const sideChain = family('Chuỗi bên', { HoatChats: 'amoxicillin; ampicillin; cefalexin' });
const nsaids = family('NSAID', {
  HoatChats: 'acid mefenamic; *profen',
  TuKhoas: 'khang viem khong steroid; NSAID',
});
const contrast = family('Cản quang', { HoatChats: 'iohexol', DichVus: 'thuoc can quang; UIV' });
const all = [penicillins, cephalosporins, sideChain, nsaids, contrast];

const named = (...names: string[]) => ({ names, ATCs: [] });
const told = (text: string, ...coded: Array<Parameters<typeof isOfFamily>[1]>) =>
  familyAllergies(all, coded, text).map(familyText);

describe('a family of allergies that cross', () => {
  it('knows its substances by their ATC codes and by their names in any spelling', () => {
    expect(isOfFamily(penicillins, { names: [], ATCs: ['j01ca01'] })).toBe(true);
    expect(isOfFamily(penicillins, named('Oxacilin natri'))).toBe(true);
    expect(isOfFamily(cephalosporins, named('Cephalexine'))).toBe(true);
    expect(isOfFamily(nsaids, named('Acid mefenamic'))).toBe(true);
    expect(isOfFamily(nsaids, named('Acid folic'))).toBe(false);
    expect(isOfFamily(penicillins, { names: ['Acid clavulanic'], ATCs: ['J01DH'] })).toBe(false);
  });

  it('is told by an ingredient of the record, with all others that it is of', () => {
    expect(told('', named('Amoxicilin'))).toEqual(['Penicilin (Amoxicilin)', 'Chuỗi bên (Amoxicilin)']);
    expect(told('', { names: ['Thuốc X'], ATCs: ['J01CA12'] })).toEqual(['Penicilin (Thuốc X)']);
  });

  it('is told by words, by its own name or by one of its substances', () => {
    expect(told('Dị ứng Beta-lactam (2019)')).toEqual(['Penicilin (Beta lactam)']);
    expect(told('phù mặt sau uống thuốc kháng viêm không steroid')).toEqual([
      'NSAID (kháng viêm không steroid)',
    ]);
    expect(told('nổi mẩn khi uống AMPICILLINE')).toEqual([
      'Penicilin (AMPICILLINE)',
      'Chuỗi bên (AMPICILLINE)',
    ]);
    expect(told('hải sản, phấn hoa')).toEqual([]);
  });

  it('that warns only by its name is not told by one of its substances', () => {
    expect(told('', named('Cefuroxim'))).toEqual([]);
    expect(told('cefuroxim')).toEqual([]);
    expect(told('dị ứng cephalosporin')).toEqual(['Cephalosporin (cephalosporin)']);
    expect(told('', named('Cephalosporin các loại'))).toEqual(['Cephalosporin (Cephalosporin)']);
  });

  it('crosses to the substances of its own families alone', () => {
    const allergies = familyAllergies(all, [named('Amoxicilin')], '');
    const families = (...names: string[]) =>
      crossing(allergies, [named(...names)]).map(({ family: { ten } }) => ten);
    expect(families('Ampicilin')).toEqual(['Penicilin', 'Chuỗi bên']);
    expect(families('Cefalexin')).toEqual(['Chuỗi bên']);
    expect(families('Cefuroxim')).toEqual([]);
  });

  it.each([
    ['Chụp CLVT ngực có tiêm thuốc cản quang', true],
    ['Chụp CLVT ngực không tiêm thuốc cản quang', false],
    ['Chụp CLVT bụng không có thuốc cản quang', false],
    ['Chụp CLVT bụng không và có tiêm thuốc cản quang', true],
    ['Chụp UIV', true],
    ['Chụp X-quang ngực thẳng', false],
  ])('is given by the service %j: %s', (name, given) => {
    const allergies = familyAllergies(all, [named('Iohexol')], '');
    expect(givenByService(allergies, [name, null]).length > 0).toBe(given);
  });
});
