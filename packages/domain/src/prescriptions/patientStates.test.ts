import { expect, it } from 'vitest';
import { type DrugLimits, type PatientState, stateWarnings } from './patientStates.ts';
import { drugWarnings, noAllergies } from './warnings.ts';

const drug = { _id: 'M', TenDuoc: 'Metformin', HoatChat_Ids: [] };
const free: DrugLimits = {
  TuoiToiThieu: null,
  ThaiKy: null,
  ChoConBu: null,
  EGFRThanTrong: null,
  EGFRChongChiDinh: null,
};
const well: PatientState = { thang: 600, mangThai: false, choConBu: false, eGFR: 90 };
const told = (limits: Partial<DrugLimits>, patient: Partial<PatientState>) =>
  stateWarnings(drug, { ...free, ...limits }, { ...well, ...patient }).map(({ MucDo, Khac }) =>
    [MucDo, Khac].filter(Boolean).join(' '),
  );
const kidney = { EGFRThanTrong: 45, EGFRChongChiDinh: 30 };

it.each<[string, Partial<DrugLimits>, Partial<PatientState>, string[]]>([
  ['nothing of a drug that says nothing', {}, { mangThai: true, choConBu: true, eGFR: 5, thang: 1 }, []],
  ['the age', { TuoiToiThieu: 72 }, { thang: 71 }, ['TooYoung 71 < 72']],
  ['no age that is reached', { TuoiToiThieu: 72 }, { thang: 72 }, []],
  ['no age that is not known', { TuoiToiThieu: 72 }, { thang: null }, []],
  ['a pregnancy', { ThaiKy: 'ChongChiDinh' }, { mangThai: true }, ['Pregnancy']],
  ['care in a pregnancy', { ThaiKy: 'ThanTrong' }, { mangThai: true }, ['PregnancyCare']],
  ['breast-feeding', { ChoConBu: 'ChongChiDinh' }, { choConBu: true }, ['Breastfeeding']],
  ['care in breast-feeding', { ChoConBu: 'ThanTrong' }, { choConBu: true }, ['BreastfeedingCare']],
  ['kidneys that do too little', kidney, { eGFR: 29 }, ['Kidney eGFR 29 < 30']],
  ['kidneys that need care', kidney, { eGFR: 30 }, ['KidneyCare eGFR 30 < 45']],
  ['no kidneys that do', kidney, { eGFR: 45 }, []],
  ['no kidneys that nobody measured', kidney, { eGFR: null }, []],
])('tells %s', (_what, limits, patient, expected) => {
  expect(told(limits, patient)).toEqual(expected);
});

it('wants a reason against what must not be given, none where care is enough', () => {
  const classes = ['Pregnancy', 'PregnancyCare', 'Kidney', 'KidneyCare', 'TooYoung'] as const;
  const found = drugWarnings(
    [],
    [],
    noAllergies,
    [],
    [],
    classes.map((MucDo) => ({ drug, MucDo, Khac: null })),
  );
  expect(found.map(({ MucDo, canLyDo }) => [MucDo, canLyDo])).toEqual([
    ['Pregnancy', true],
    ['Kidney', true],
    ['TooYoung', true],
    ['PregnancyCare', false],
    ['KidneyCare', false],
  ]);
});
