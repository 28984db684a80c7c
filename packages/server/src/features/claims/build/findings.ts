import type { Label } from '@sen/domain/catalogue/catalogue';
import { claimFindings as findingsOfFile } from '@sen/domain/claims/checks/all';
import type { Finding } from '@sen/domain/claims/checks/check';
import type { ClaimFacts } from '@sen/domain/claims/checks/facts';
import { tableOf } from '@sen/domain/claims/tables';
import type { Ctx } from '../../../engine/context.ts';
import type { ClaimFinding } from '../../cashier/points.ts';
import { type BuiltClaim, claimsOfVisits } from './claims.ts';
import { factsOf } from './facts.ts';

/**
 * What the checks V01 to V23 find in the files of visits that have ended, what several rows have in common told once. As many
 * statements for any number of visits.
 */
export async function findInClaims(
  ctx: Ctx,
  visits: readonly string[],
): Promise<Map<string, readonly ClaimFinding[]>> {
  const ended = [...(await claimsOfVisits(ctx, visits)).values()].filter(hasEnded);
  const facts = await factsOf(ctx, ended);
  return new Map(ended.map((one) => [one.visit._id, toldOnce(findingsIn(one, facts.get(one.visit._id)))]));
}

/** The findings of one file. */
export function findingsIn({ file }: BuiltClaim, facts: ClaimFacts | undefined): readonly Finding[] {
  if (!facts) return [];
  // that no disease is named is told by the examination itself, in its own words
  const named = (file.xml1.MA_BENH_CHINH ?? null) !== null;
  return findingsOfFile(file, facts).filter((one) => named || !diagnosisFields.has(one.field ?? ''));
}

const diagnosisFields: ReadonlySet<string> = new Set(['MA_BENH_CHINH', 'CHAN_DOAN_RV', 'CHAN_DOAN_VAO']);

/** Before the last examination is over there is no file to judge. */
const hasEnded = ({ file }: BuiltClaim) => (file.xml1.NGAY_RA ?? null) !== null;

/** What several rows have in common, told once. */
export function toldOnce(findings: readonly Finding[]): ClaimFinding[] {
  const groups = new Map<string, Finding[]>();
  for (const one of findings) {
    const { id, table, field, because, mendAt, severity } = one;
    const key = [id, table, field, because.vi, mendAt, severity].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { id, severity, mendAt } = first;
    return [
      { id, severity, mendAt, text: { vi: sentence(first, same, 'vi'), en: sentence(first, same, 'en') } },
    ];
  });
}

const rowsOf: Label = { vi: 'dòng', en: 'rows' };

/** "V01: Chưa có giá trị – Mã hoạt chất (XML2.MA_THUOC, 3 dòng)". */
function sentence(one: Finding, same: readonly Finding[], language: 'vi' | 'en'): string {
  const field = one.field === null ? null : tableOf(one.table)?.fields[one.field]?.from[language];
  const codes = [...new Set(same.flatMap(({ details }) => details['code'] || []))];
  const place = [one.table, one.field].filter(Boolean).join('.');
  const rows = same.length > 1 ? `, ${same.length} ${rowsOf[language]}` : '';
  const what = [field, codes.join(', ')].filter(Boolean).join(': ');
  return `${one.id}: ${one.because[language].replace(/\.$/, '')}${what ? ` – ${what}` : ''} (${place}${rows})`;
}
