import { expect, it } from 'vitest';
import { devicePerson, isOtherPerson, personText, type SamplePatient } from './person.ts';

const patient: SamplePatient = {
  ma: ['BN2600012', '079185001234'],
  mau: ['2611050001'],
  TenBenhNhan: 'Nguyễn Thị Thu Hường',
  NgaySinh: '1985-08-15',
  NamSinh: 1985,
  GioiTinh: 'FEMALE',
};

type Sent = { ma?: string; ten?: string; sinh?: string; gioi?: string };
const isOther = ({ ma = '', ten = '', sinh = '', gioi = '' }: Sent, of = patient) => {
  const sent = devicePerson([ma], ten, sinh, gioi);
  return sent ? isOtherPerson(sent, of) : false;
};

it.each<[string, Sent]>([
  ['nobody', {}],
  ['zeros for a number', { ma: '0000' }],
  ['the code of the patient', { ma: 'BN2600012' }],
  ['the number of the citizen without its zero', { ma: '79185001234' }],
  ['the sample in the place of the person', { ma: '2611050001' }],
  ['the name without accents', { ten: 'NGUYEN THI THU HUONG' }],
  ['letters that were lost', { ten: 'Nguy?n Th? Thu H\uFFFDng' }],
  ['the given name before the family name', { ten: 'Huong Nguyen Thi Thu' }],
  ['a name that was cut off', { ten: 'NGUYEN THI THU HUO' }],
  ['initials', { ten: 'NGUYEN T T HUONG' }],
  ['the given name alone', { ten: 'Hường' }],
  ['a whole birth', { sinh: '19850815000000' }],
  ['a year of birth', { sinh: '1985' }],
  ['a year as its first day', { sinh: '19850101' }],
  ['a date that nobody entered', { sinh: '19000101' }],
  ['the sex in Vietnamese', { gioi: 'Nữ' }],
  ['no sex', { gioi: 'U' }],
  [
    'a number of its own beside the right name and birth',
    { ma: '1212', ten: 'Nguyen Thi Thu Huong', sinh: '19850815' },
  ],
])('%s is no other person', (_what, sent) => expect(isOther(sent)).toBe(false));

it.each<[string, Sent]>([
  ['another number', { ma: '1212' }],
  ['another name', { ten: 'Tommy' }],
  ['a name of which one word differs', { ten: 'NGUYEN THI THU HANG' }],
  ['a word that only begins one', { ten: 'NGUYEN HUON' }],
  ['another birth', { ma: 'BN2600012', sinh: '19850816' }],
  ['another year', { sinh: '1962' }],
  ['another sex', { ten: 'Nguyen Thi Thu Huong', gioi: 'M' }],
  ['another number beside the right name', { ma: '1212', ten: 'Nguyen Thi Thu Huong' }],
])('%s is another person', (_what, sent) => expect(isOther(sent)).toBe(true));

it('compares the year where no more is known of the patient, and no sex where it is neither', () => {
  const known = { ...patient, NgaySinh: null, GioiTinh: 'OTHER' } as const;
  expect(isOther({ sinh: '19850301', gioi: 'M' }, known)).toBe(false);
  expect(isOther({ sinh: '19840301' }, known)).toBe(true);
});

it('says in words whom the analyser names', () => {
  const sent = devicePerson(['1212', ''], 'Tommy', '19620824000000', 'M');
  expect(sent && personText(sent)).toBe('1212 · Tommy · 24/08/1962');
});
