import { expect, test } from 'vitest';
import { drugLabel, withoutStrength } from './drugLabel.ts';

test.each([
  ['Amoxicilin Sen', '500 mg', 'Amoxicilin Sen 500 mg'],
  ['Paracetamol Sen 500 mg', '500 mg', 'Paracetamol Sen 500 mg'],
  ['Paracetamol Sen 150 mg gói', '150 mg', 'Paracetamol Sen 150 mg gói'],
  ['Paracetamol Sen 500mg', '500 mg', 'Paracetamol Sen 500mg'],
  ['Paracetamol Sen 1500 mg', '500 mg', 'Paracetamol Sen 1500 mg 500 mg'],
  ['Morphin Sen 10 mg/ml', '10 mg/1 ml', 'Morphin Sen 10 mg/ml'],
  ['Paracetamol Codein Sen', '500 mg + 30 mg', 'Paracetamol Codein Sen 500 mg + 30 mg'],
  ['Codein Sen 500 mg + 30 mg', '500 mg + 30 mg', 'Codein Sen 500 mg + 30 mg'],
  ['Bisoprolol Sen 2,5 mg', '2.5 mg', 'Bisoprolol Sen 2,5 mg'],
  ['Bisoprolol Sen 5 mg', '2.5 mg', 'Bisoprolol Sen 5 mg 2.5 mg'],
  ['Gạc vô trùng', null, 'Gạc vô trùng'],
  ['Gạc vô trùng', ' ', 'Gạc vô trùng'],
])('%s with %s is %s', (name, strength, label) => {
  expect(drugLabel(name, strength)).toBe(label);
  expect(drugLabel(label, strength)).toBe(label);
});

test('the strength at the end of a name is taken off for the brackets of a prescription', () => {
  expect(withoutStrength('Paracetamol Sen 500mg', '500 mg')).toBe('Paracetamol Sen');
  expect(withoutStrength('Paracetamol Sen', '500 mg')).toBe('Paracetamol Sen');
  expect(withoutStrength('Paracetamol Sen 500 mg', null)).toBe('Paracetamol Sen 500 mg');
});
