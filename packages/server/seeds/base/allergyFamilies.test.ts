import {
  crossing,
  type FamilyRow,
  familyAllergies,
  givenByService,
  readFamily,
} from '@sen/domain/prescriptions/allergyFamilies';
import { describe, expect, it } from 'vitest';
import { hoatChat } from '../demo/ingredients.ts';
import { table } from '../table.ts';
import { nhomDiUngCheo } from './allergyFamilies.ts';

const none = {
  DauMaATC: null,
  HoatChats: null,
  TuKhoas: null,
  DichVus: null,
  ChiKhiNeuTen: false,
  XuTri: null,
};
const families = table('NhomDiUngCheo', nhomDiUngCheo).rows.map((row) =>
  // the table has the fields of the catalogue
  readFamily({ ...none, ...row, _id: String(row['MaNhomDiUng']) } as FamilyRow),
);
const atc = new Map(
  table('HoatChat', hoatChat).rows.map((row) => [String(row['TenHoatChat']), String(row['ATC'] ?? '')]),
);
const substance = (name: string) => ({ names: [name], ATCs: atc.get(name) ? [String(atc.get(name))] : [] });
const codesOf = (allergies: ReturnType<typeof familyAllergies>) => allergies.map(({ family }) => family._id);
const byRecord = (allergen: string, drug: string) =>
  codesOf(crossing(familyAllergies(families, [substance(allergen)], ''), [substance(drug)]));
const byWords = (text: string, drug: string) =>
  codesOf(crossing(familyAllergies(families, [], text), [substance(drug)]));

describe('the families of cross-allergies', () => {
  it('each name their source', () => {
    expect(table('NhomDiUngCheo', nhomDiUngCheo).rows.every((row) => String(row['Nguon']).length > 20)).toBe(
      true,
    );
  });

  it.each([
    ['Amoxicilin', 'Ampicilin'],
    ['Amoxicilin', 'Cefalexin'],
    ['Ampicilin', 'Cefaclor'],
    ['Cefalexin', 'Amoxicilin'],
    ['Amoxicilin', 'Oxacilin'],
    ['Ceftriaxon', 'Cefotaxim'],
    ['Ceftriaxon', 'Cefepim'],
    ['Cefpodoxim', 'Ceftriaxon'],
    ['Ceftazidim', 'Aztreonam'],
    ['Imipenem', 'Meropenem'],
    ['Sulfamethoxazol', 'Sulfadiazin bạc'],
    ['Sulfamethoxazol', 'Sulfasalazin'],
    ['Ibuprofen', 'Diclofenac'],
    ['Acid acetylsalicylic', 'Ketoprofen'],
    ['Meloxicam', 'Acid acetylsalicylic'],
    ['Azithromycin', 'Clarithromycin'],
    ['Erythromycin', 'Spiramycin'],
    ['Ciprofloxacin', 'Levofloxacin'],
    ['Ofloxacin', 'Moxifloxacin'],
    ['Iohexol', 'Iopromid'],
    ['Acid gadoteric', 'Gadobutrol'],
    ['Morphin', 'Codein'],
    ['Tramadol', 'Fentanyl'],
  ])('cross from %s to %s', (allergen, drug) => {
    expect(byRecord(allergen, drug)).not.toEqual([]);
  });

  it.each([
    ['Amoxicilin', 'Cefuroxim'],
    ['Amoxicilin', 'Ceftriaxon'],
    ['Ceftriaxon', 'Cefazolin'],
    ['Cefalexin', 'Cefuroxim'],
    ['Amoxicilin', 'Acid clavulanic'],
    ['Sulfamethoxazol', 'Furosemid'],
    ['Sulfamethoxazol', 'Celecoxib'],
    ['Sulfamethoxazol', 'Trimethoprim'],
    ['Sulfamethoxazol', 'Magnesi sulfat'],
    ['Ibuprofen', 'Paracetamol'],
    ['Ibuprofen', 'Glucosamin'],
    ['Clarithromycin', 'Gentamicin'],
    ['Erythromycin', 'Clindamycin'],
    ['Iohexol', 'Povidon iod'],
    ['Iohexol', 'Gadobutrol'],
    ['Morphin', 'Loperamid'],
    ['Natri clorid', 'Kali clorid'],
  ])('do not cross from %s to %s', (allergen, drug) => {
    expect(byRecord(allergen, drug)).toEqual([]);
  });

  it.each([
    ['Dị ứng penicillin', 'Amoxicilin', ['PENICILIN', 'AMINO-BETALACTAM']],
    ['dị ứng Penicilin (sốc năm 2019)', 'Ampicilin', ['PENICILIN', 'AMINO-BETALACTAM']],
    ['dị ứng penicilin', 'Cefalexin', ['AMINO-BETALACTAM']],
    ['dị ứng penicilin', 'Cefuroxim', []],
    ['dị ứng amoxicillin', 'Ampicilin', ['PENICILIN', 'AMINO-BETALACTAM']],
    ['beta-lactam', 'Cefuroxim', ['CEPHALOSPORIN']],
    ['β-lactam', 'Meropenem', ['CARBAPENEM']],
    ['Cephalosporin, tôm', 'Ceftriaxon natri', ['CEPHALOSPORIN']],
    ['nhóm quinolone', 'Levofloxacin', ['QUINOLON']],
    ['macrolide', 'Azithromycin', ['MACROLID']],
    ['Sulfamid', 'Sulfamethoxazol', ['SULFONAMID']],
    ['phù mặt do thuốc kháng viêm không steroid', 'Meloxicam', ['NSAID']],
    ['Aspirin', 'Ibuprofen', ['NSAID']],
    ['codeine', 'Morphin', ['OPIOID']],
    ['hải sản, phấn hoa', 'Amoxicilin', []],
    ['magnesium sulfate', 'Sulfamethoxazol', []],
  ])('by the words %j and %s: %j', (text, drug, codes) => {
    expect(byWords(text, drug)).toEqual(codes);
  });

  it.each([
    ['thuốc cản quang', 'Chụp CLVT lồng ngực có tiêm thuốc cản quang', true],
    ['Iohexol', 'Chụp UIV', true],
    ['thuốc cản quang', 'Chụp CLVT lồng ngực không tiêm thuốc cản quang', false],
    ['hải sản', 'Chụp CLVT lồng ngực có tiêm thuốc cản quang', false],
    ['gadolinium', 'Chụp cộng hưởng từ sọ não có tiêm thuốc đối quang từ', true],
    ['thuốc cản quang', 'Chụp cộng hưởng từ sọ não có tiêm thuốc đối quang từ', false],
  ])('told %j, the service %j is asked about: %s', (text, service, asked) => {
    expect(givenByService(familyAllergies(families, [], text), [service]).length > 0).toBe(asked);
  });
});
