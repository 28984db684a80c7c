import { findThamSo } from '../../insurance/parameters.ts';
import type { ClaimFile } from '../file.ts';
import { dayIn } from '../moments.ts';
import { releaseOn } from '../releases.ts';
import type { Check, Finding, Found } from './check.ts';
import { V04, V05, V17 } from './diagnoses.ts';
import type { ClaimFacts } from './facts.ts';
import { V01, V21, V22 } from './form.ts';
import { V10, V11, V23 } from './insurance.ts';
import { V09, V13, V14, V20 } from './money.ts';
import { V06, V07, V16 } from './people.ts';
import { V08, V15, V18 } from './services.ts';
import { orderOutsideStay, V02, V03, V12, V19 } from './times.ts';

/** What the portal refuses a file for (claims 9), in order. */
export const claimChecks: readonly Check[] = [
  V01,
  V02,
  V03,
  V04,
  V05,
  V06,
  V07,
  V08,
  V09,
  V10,
  V11,
  V12,
  V13,
  V14,
  V15,
  V16,
  V17,
  V18,
  V19,
  V20,
  V21,
  V22,
  V23,
];

/**
 * What some or all of the checks find in a file; the sentence of the check where the finding has none of its own. A file with numbers or
 * times that cannot be read is judged by its form alone (V01).
 */
export function claimFindings(
  file: ClaimFile,
  facts: ClaimFacts,
  checks: readonly Check[] = claimChecks,
): Finding[] {
  if (V01.find(file, facts).some(isUnreadable)) return run([V01], file, facts);
  const inTime = releaseOn(file.date) !== null && !hasOrderOutside(file) && knowsDays(file, facts);
  return run(
    checks.filter(({ byTime }) => inTime || !byTime),
    file,
    facts,
  );
}

function run(checks: readonly Check[], file: ClaimFile, facts: ClaimFacts): Finding[] {
  return checks.flatMap(({ id, severity, label, mendAt, find }) =>
    find(file, facts).map((found) => ({ id, severity, mendAt, because: label, details: {}, ...found })),
  );
}

/** Times that every file has: nothing can be worked out without them. */
const needed: ReadonlySet<string | null> = new Set(['NGAY_VAO', 'NGAY_RA', 'NGAY_YL']);

function isUnreadable({ field, details }: Found): boolean {
  const problem = details?.['problem'];
  return problem === 'NUMBER' || problem === 'DATE' || (problem === 'REQUIRED' && needed.has(field));
}

function hasOrderOutside({ xml1, xml2, xml3 }: ClaimFile): boolean {
  return [...xml2, ...xml3].some(({ NGAY_YL }) => orderOutsideStay(xml1, NGAY_YL));
}

/** Whether the insurance's values are known on the day of each order: there are none before the first of them. */
function knowsDays({ xml2, xml3 }: ClaimFile, { parameters }: ClaimFacts): boolean {
  return [...xml2, ...xml3].every(({ NGAY_YL }) => findThamSo(parameters, 'LCS', dayIn(NGAY_YL)) !== null);
}
