import type { SpacingKind } from './spacing.ts';

/** A line beside a measure, whose unit says what it is of: a length on the detector is none in the patient. */
export function unitWords(line: string, kind: SpacingKind, atDetector: string): string {
  // the library names where its scale comes from
  const plain = line.replace(/ (?:US Region|ECG Region|Proj|ERMF|Calibrated|Unknown)$/, '');
  return kind === 'detector' && / mm\xb2?$/.test(plain) ? `${plain} ${atDetector}` : plain;
}
