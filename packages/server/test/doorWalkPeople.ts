export type Place = readonly [username: string, node: string, profile?: string];

/**
 * People by where they work. `clinic` may do everything but see the records of every facility, at another one than that whose records are
 * asked for; `everywhere` may do that too.
 */
export const people = {
  admin: ['quantri', 'BVS'],
  doctor: ['bsnoi1', 'PK01'],
  otherRoom: ['bsnoi2', 'PK09'],
  nurse: ['dieuduong', 'PK01', 'NURSE'],
  reception: ['tiepdon', 'TN01', 'RECEPTION'],
  lab: ['ktvxn', 'XN01'],
  cashier: ['thungan1', 'QT01'],
  bothHouses: ['thungan2', 'PKSQT'],
  accountant: ['ketoan', 'PTC'],
  pharmacist: ['duoc', 'KHOLE'],
  clinic: ['dieuduongpk', 'PKS01', 'EVERYTHING'],
  everywhere: ['dieuduongpk', 'PKS01', 'EVERYWHERE'],
} as const satisfies Record<string, Place>;
export type Person = keyof typeof people;

export const everybody = Object.keys(people) as Person[]; // the keys of people
export const clinical: Person[] = ['admin', 'doctor', 'otherRoom', 'nurse', 'lab', 'everywhere'];
export const money: Person[] = [
  ...clinical.filter((person) => person !== 'lab' && person !== 'everywhere'),
  'reception',
  'cashier',
  'bothHouses',
  'accountant',
];
export const ofHospital = everybody.filter((person) => person !== 'clinic' && person !== 'everywhere');
