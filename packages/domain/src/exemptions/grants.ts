import { exemptionOf } from '../cashier/lineState.ts';
import type { Issue } from '../catalogue/validate.ts';
import { type Decimal, dec, max, min, sum, toMoney } from '../money/decimal.ts';
import { spread } from '../money/spread.ts';
import type { PhamViMienGiam } from './yeuCauMienGiam.ts';

/** What an exemption looks at of a line of the bill. Money as decimal text. */
export type ExemptedLine = { _id: string; BenhNhanTT: Decimal; KhuyenMai: Decimal };

/** A share that somebody asks for: percent of what the patient owes, or dong. */
export type Share = { PhanTram?: number | null | undefined; SoTien?: Decimal | null | undefined };

export type AskedExemption = Share & {
  PhamVi: PhamViMienGiam;
  /** Of single services; empty of a whole visit. */
  dongs: ReadonlyArray<Share & { VienPhiDong_Id: string }>;
};

/** What a line is exempted of: `SoTien` is what it comes to now; of a percent that follows what the patient owes. */
export type ExemptionGrant = { VienPhiDong_Id: string; PhanTram: number | null; SoTien: Decimal };

/** What the patient owes of a line before exemptions. */
export const owedOf = ({ BenhNhanTT, KhuyenMai }: Omit<ExemptedLine, '_id'>): Decimal =>
  toMoney(max(dec(BenhNhanTT).minus(KhuyenMai), dec(0)));

/** What the patient owes of these lines before exemptions. */
export const owedOfAll = (lines: readonly ExemptedLine[]): Decimal => toMoney(sum(lines.map(owedOf)));

/**
 * What each line is exempted of by a request (exemptions 3): of a whole visit a percent stands on every line, a sum is spread over them
 * in whole dong by what the patient owes of each. Lines that are asked for and not there any more are left out.
 */
export function grantsOf(asked: AskedExemption, lines: readonly ExemptedLine[]): ExemptionGrant[] {
  const due = lines.filter((line) => dec(owedOf(line)).gt(0));
  if (asked.PhamVi === 'TheoDong') {
    return asked.dongs.flatMap(({ VienPhiDong_Id, ...share }) => {
      const line = lines.find(({ _id }) => _id === VienPhiDong_Id);
      return line ? [grantOf(line, share)] : [];
    });
  }
  if (typeof asked.PhanTram === 'number') return due.map((line) => grantOf(line, asked));
  const parts = spreadOver(asked.SoTien ?? '0', due.map(owedOf));
  return due.map((line, at) => ({
    VienPhiDong_Id: line._id,
    PhanTram: null,
    SoTien: parts[at] ?? '0.00',
  }));
}

/** What is asked for in dong. */
export const sumOf = (grants: readonly ExemptionGrant[]): Decimal =>
  toMoney(sum(grants.map(({ SoTien }) => SoTien)));

/** What is wrong with what is asked for, at its fields. */
export function exemptionIssues(asked: AskedExemption, lines: readonly ExemptedLine[]): Issue[] {
  if (asked.PhamVi === 'CaLuot') return shareIssues('', asked, owedOfAll(lines));
  if (asked.dongs.length === 0) return [{ path: 'dongs', code: 'REQUIRED' }];
  return asked.dongs.flatMap(({ VienPhiDong_Id, ...share }, at) => {
    const line = lines.find(({ _id }) => _id === VienPhiDong_Id);
    const path = `dongs.${at}.`;
    return line
      ? shareIssues(path, share, owedOf(line))
      : [{ path: `${path}VienPhiDong_Id`, code: 'LINE_NOT_OF_VISIT' }];
  });
}

function shareIssues(path: string, { PhanTram, SoTien }: Share, owed: Decimal): Issue[] {
  const byPercent = typeof PhanTram === 'number';
  const byAmount = typeof SoTien === 'string';
  if (!byPercent && !byAmount) return [{ path: `${path}SoTien`, code: 'REQUIRED' }];
  if (byPercent && byAmount) {
    const details = { PhanTram, SoTien: exemptionOf(owed, { PhanTram }) };
    return [{ path: `${path}SoTien`, code: 'EXEMPTION_CONTRADICTS', details }];
  }
  if (byPercent && (!Number.isInteger(PhanTram) || PhanTram < 1))
    return [{ path: `${path}PhanTram`, code: 'TOO_SMALL', details: { min: '1' } }];
  if (byPercent && PhanTram > 100)
    return [{ path: `${path}PhanTram`, code: 'TOO_LARGE', details: { max: '100' } }];
  if (byAmount && dec(SoTien).lte(0))
    return [{ path: `${path}SoTien`, code: 'TOO_SMALL', details: { min: '1' } }];
  if (byAmount && dec(SoTien).gt(owed))
    return [{ path: `${path}SoTien`, code: 'EXEMPTION_TOO_LARGE', details: { max: owed } }];
  return dec(owed).gt(0) ? [] : [{ path: `${path}SoTien`, code: 'NOTHING_TO_PAY' }];
}

function grantOf(line: ExemptedLine, { PhanTram, SoTien }: Share): ExemptionGrant {
  const grant = { PhanTram: PhanTram ?? null, SoTien: SoTien ?? null };
  return {
    VienPhiDong_Id: line._id,
    PhanTram: grant.PhanTram,
    SoTien: exemptionOf(owedOf(line), grant),
  };
}

/** A sum over lines: none gets more than is owed of it, and together they are the sum. */
function spreadOver(amount: Decimal, owed: readonly Decimal[]): Decimal[] {
  const parts = spread(
    dec(amount),
    owed.map((one) => dec(one)),
  ).map((part, at) => min(part, dec(owed[at] ?? '0')));
  let left = dec(amount).minus(sum(parts));
  return parts.map((part, at) => {
    const room = min(left, dec(owed[at] ?? '0').minus(part));
    left = left.minus(room);
    return toMoney(part.plus(room));
  });
}
