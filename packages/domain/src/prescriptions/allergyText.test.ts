import { expect, it } from 'vitest';
import { namedIngredients } from './allergyText.ts';

it.each([
  ['Dị ứng penicillin', 'Amoxicilin', true],
  ['dị ứng Penicilin (sốc năm 2019)', 'Ampicilin + Sulbactam', true],
  ['Dị ứng amoxicillin', 'Amoxicilin', true],
  ['beta-lactam', 'Cefuroxim', true],
  ['Cephalosporin, tôm', 'Ceftriaxon natri', true],
  ['nhóm quinolone', 'Levofloxacin', true],
  ['macrolid', 'Azithromycin', true],
  ['Sulfamid', 'Sulfamethoxazol', true],
  ['dị ứng IBUPROFENE', 'Ibuprofen', true],
  ['Amoxicilin', 'Ampicilin', false],
  ['penicillin', 'Cefuroxim', false],
  ['hải sản, phấn hoa', 'Paracetamol', false],
  ['acid tranexamic', 'Acid acetylsalicylic', false],
  ['', 'Paracetamol', false],
])('%j and %s: %s', (text, name, named) => {
  expect(namedIngredients(text, [name])).toEqual(named ? [name] : []);
});
