import { expect, it } from 'vitest';
import { cardInput, emptyCard } from './addCardValues.ts';

const card = { ...emptyCard, SoTheBHYT: 'CK2010123456789', BHYTNgayHieuLuc: '2026-01-01' };

it('says nothing of payer and moment for a visit that has a card', () => {
  const typed = { ...card, DoiTuong_Id: 'p', TrinhTheLuc: '2026-11-23T02:00:00.000Z' };
  expect(cardInput(typed, 'v', true)).not.toHaveProperty('DoiTuong_Id');
  expect(cardInput(typed, 'v', true)).not.toHaveProperty('TrinhTheLuc');
  expect(cardInput(typed, 'v', false)).toMatchObject({ TiepNhan_Id: 'v', DoiTuong_Id: 'p' });
});

it.each([
  ['no number', { SoTheBHYT: '' }],
  ['a number that is too short', { SoTheBHYT: '123' }],
  ['a day that is none yet', { BHYTNgayHetHieuLuc: '31/1' }],
  ['a moment that is none yet', { TrinhTheLuc: '8:6' }],
])('is nothing to ask about with %s', (_case, over) =>
  expect(cardInput({ ...card, ...over }, 'v', false)).toBeNull(),
);
