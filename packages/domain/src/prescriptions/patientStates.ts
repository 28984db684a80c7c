import type { DrugFacts, WarningClass } from './warnings.ts';

/** How a drug stands to a state: nothing said, with care, not at all. */
export type Caution = 'ThanTrong' | 'ChongChiDinh' | null;

/** For whom a drug is not, as its catalogue says. */
export type DrugLimits = {
  /** In months. */
  TuoiToiThieu: number | null;
  ThaiKy: Caution;
  ChoConBu: Caution;
  /** Filtration rates in mL/min/1.73 m², below which care is needed, and below which it is not given. */
  EGFRThanTrong: number | null;
  EGFRChongChiDinh: number | null;
};

/** The patient of the session: age in months, pregnant, breast-feeding, and the filtration rate where it is known. */
export type PatientState = {
  thang: number | null;
  mangThai: boolean;
  choConBu: boolean;
  eGFR: number | null;
};

/** A warning that comes from the patient, and what stands beside the name of the drug. */
export type StateWarning = { drug: DrugFacts; MucDo: WarningClass; Khac: string | null };

/** What the state of a patient says against a drug. */
export function stateWarnings(drug: DrugFacts, limits: DrugLimits, patient: PatientState): StateWarning[] {
  const found: StateWarning[] = [];
  const add = (MucDo: WarningClass, Khac: string | null = null) => found.push({ drug, MucDo, Khac });
  const { TuoiToiThieu: youngest, EGFRThanTrong: care, EGFRChongChiDinh: never } = limits;
  if (youngest !== null && patient.thang !== null && patient.thang < youngest)
    add('TooYoung', `${patient.thang} < ${youngest}`);
  if (patient.mangThai && limits.ThaiKy)
    add(limits.ThaiKy === 'ChongChiDinh' ? 'Pregnancy' : 'PregnancyCare');
  if (patient.choConBu && limits.ChoConBu)
    add(limits.ChoConBu === 'ChongChiDinh' ? 'Breastfeeding' : 'BreastfeedingCare');
  if (patient.eGFR === null) return found;
  if (never !== null && patient.eGFR < never) add('Kidney', `eGFR ${patient.eGFR} < ${never}`);
  else if (care !== null && patient.eGFR < care) add('KidneyCare', `eGFR ${patient.eGFR} < ${care}`);
  return found;
}
