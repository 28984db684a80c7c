import { expect, it } from 'vitest';
import { namedIngredients } from './allergyText.ts';

it.each([
  ['Dị ứng amoxicillin', 'Amoxicilin', true],
  ['dị ứng IBUPROFENE', 'Ibuprofen', true],
  ['cephalexin', 'Cefalexin', true],
  ['erytromycin', 'Erythromycin', true],
  ['codeine phosphate', 'Codein phosphat', true],
  ['dị ứng sulfate', 'Magnesi sulfat', false],
  ['hải sản, phấn hoa', 'Paracetamol', false],
  ['acid tranexamic', 'Acid acetylsalicylic', false],
  ['', 'Paracetamol', false],
])('%j names %s: %s', (text, name, named) => {
  expect(namedIngredients(text, [name])).toEqual(named ? [name] : []);
});
