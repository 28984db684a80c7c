import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { i18n, setLanguage } from '../session/i18n.ts';
import { AllergyPills, type BannerAllergy } from './AllergyPills.tsx';

beforeAll(async () => {
  await setLanguage('en');
  await i18n.loadNamespaces('common');
});

const allergy = (ten: string, more: Partial<BannerAllergy> = {}): BannerAllergy => ({
  HoatChat_Id: ten,
  HoatChat: { ten },
  ...more,
});
const shown = (allergies: readonly BannerAllergy[], told: string | null, families: string[] = []) => {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(
    <AllergyPills allergies={allergies} told={told} families={families} />,
  );
  return [...place.children].map((one) => [one.className, one.textContent?.trim()]);
};

it('shows each allergy that may kill by itself, and the others together with what is told', () => {
  const allergies = [
    allergy('Aspirin', { MucDo: 'Nhe', XacNhan: 'NghiNgo' }),
    allergy('Amoxicilin', { MucDo: 'DeDoaTinhMang', PhanUng: 'Anaphylaxis' }),
    allergy('Ibuprofen'),
  ];
  expect(shown(allergies, 'Shrimps')).toEqual([
    ['patient-pill allergy grave', 'Allergy: Amoxicilin (life-threatening, anaphylaxis)'],
    ['patient-pill allergy', 'Allergy: Shrimps · Aspirin (mild, suspected) · Ibuprofen'],
  ]);
});

it('shows nothing where nothing is known', () => {
  expect(shown([], null)).toEqual([]);
});

it('says the families that an allergy crosses in', () => {
  expect(
    shown([allergy('Amoxicilin')], null, ['Penicilin (Amoxicilin)', 'Aminocephalosporin (Amoxicilin)']),
  ).toEqual([
    ['patient-pill allergy', 'Allergy: Amoxicilin'],
    ['patient-pill allergy', 'Cross-allergy: Penicilin (Amoxicilin) · Aminocephalosporin (Amoxicilin)'],
  ]);
});
