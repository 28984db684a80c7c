import type { Label } from '../catalogue/catalogue.ts';
import { accountingErrors } from './accounting.ts';
import { admissionErrors } from './admission.ts';
import { boardErrors } from './boards.ts';
import { caseReportErrors } from './caseReports.ts';
import { cashierErrors } from './cashier.ts';
import { certificateErrors } from './certificates.ts';
import { claimErrors } from './claims.ts';
import { clinicalErrors } from './clinical.ts';
import { consultationErrors } from './consultations.ts';
import { debtErrors } from './debts.ts';
import { deviceErrors } from './devices.ts';
import { dicomErrors } from './dicom.ts';
import { doseErrors } from './doses.ts';
import { emergencyErrors } from './emergency.ts';
import { estimateErrors } from './estimates.ts';
import { eveningErrors } from './evening.ts';
import { exemptionErrors } from './exemptions.ts';
import { fillText } from './fillText.ts';
import { followUpErrors } from './followUps.ts';
import { identityErrors } from './identity.ts';
import { importErrors } from './imports.ts';
import { inputErrors } from './input.ts';
import { invoiceErrors } from './invoices.ts';
import { labQcErrors } from './labQc.ts';
import { medicalRecordsErrors } from './medicalRecords.ts';
import { operationsErrors } from './operations.ts';
import { patientResultsErrors } from './patientResults.ts';
import { pharmacyErrors } from './pharmacy.ts';
import { printingErrors } from './printing.ts';
import { procedureErrors } from './procedures.ts';
import { promotionErrors } from './promotions.ts';
import { readingErrors } from './readings.ts';
import { receptionErrors } from './reception.ts';
import { recordSummaryErrors } from './recordSummaries.ts';
import { setupErrors } from './setup.ts';
import { sheetErrors } from './sheets.ts';
import { sickLeaveErrors } from './sickLeave.ts';
import { signingErrors } from './signing.ts';
import { spaErrors } from './spa.ts';
import { stayErrors } from './stays.ts';
import { stockErrors } from './stock.ts';
import { supplyUseErrors } from './supplyUse.ts';
import { treatmentErrors } from './treatment.ts';

/**
 * Every expected failure with its two texts; `{name}` in a text is replaced by the detail of that name. Details are machine values:
 * `{due:vnd}` writes money, `{TuNgay:day}` a day, as people read them.
 */
export const errorTexts = {
  ...inputErrors,
  ...identityErrors,
  ...importErrors,
  ...readingErrors,
  ...receptionErrors,
  ...clinicalErrors,
  ...certificateErrors,
  ...consultationErrors,
  ...debtErrors,
  ...emergencyErrors,
  ...eveningErrors,
  ...deviceErrors,
  ...dicomErrors,
  ...followUpErrors,
  ...procedureErrors,
  ...spaErrors,
  ...admissionErrors,
  ...boardErrors,
  ...caseReportErrors,
  ...cashierErrors,
  ...claimErrors,
  ...exemptionErrors,
  ...accountingErrors,
  ...invoiceErrors,
  ...patientResultsErrors,
  ...pharmacyErrors,
  ...printingErrors,
  ...promotionErrors,
  ...estimateErrors,
  ...labQcErrors,
  ...medicalRecordsErrors,
  ...operationsErrors,
  ...recordSummaryErrors,
  ...setupErrors,
  ...sickLeaveErrors,
  ...signingErrors,
  ...stayErrors,
  ...sheetErrors,
  ...treatmentErrors,
  ...doseErrors,
  ...stockErrors,
  ...supplyUseErrors,
} satisfies Record<string, Label>;

export type ErrorCode = keyof typeof errorTexts;

/** Whether a text is the code of a failure. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorTexts, text);
}

/** The text of a code in a language, its details filled in; an unknown code answers the general text. */
export function errorText(
  code: string,
  language: 'vi' | 'en',
  details: Readonly<Record<string, unknown>> = {},
): string {
  const texts: Record<string, Label> = errorTexts;
  const text = (texts[code] ?? texts['INTERNAL'])?.[language] ?? code;
  return fillText(text, details);
}
