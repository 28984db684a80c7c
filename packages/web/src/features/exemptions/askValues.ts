import { reasonIssues } from '@sen/domain/acts/reason';
import type { Issue } from '@sen/domain/catalogue/validate';
import {
  type AskedExemption,
  type ExemptedLine,
  exemptionIssues,
  grantsOf,
  type Share,
  sumOf,
} from '@sen/domain/exemptions/grants';
import type { PhamViMienGiam } from '@sen/domain/exemptions/yeuCauMienGiam';

/** What is typed of a request: shares are numbers as text, of the whole visit and of each chosen line. */
export type AskValues = {
  PhamVi: PhamViMienGiam;
  /** Shares are percent; dong otherwise. */
  theo: 'PhanTram' | 'SoTien';
  muc: string | null;
  dongs: Readonly<Record<string, string | null>>;
  LyDo: string;
  SoGiayTo: string;
};

export const newAsk: AskValues = {
  ...{ PhamVi: 'CaLuot', theo: 'PhanTram', muc: '50' },
  ...{ dongs: {}, LyDo: '', SoGiayTo: '' },
};

function shareOf(theo: AskValues['theo'], typed: string | null): Share {
  if (typed === null || typed.trim() === '' || !Number.isFinite(Number(typed))) return {};
  return theo === 'PhanTram' ? { PhanTram: Number(typed) } : { SoTien: typed };
}

/** What is asked for, as the rules take it; chosen lines in the order of the bill. */
export function askedOf({ PhamVi, theo, muc, dongs }: AskValues, lines: readonly ExemptedLine[]) {
  const ofVisit = PhamVi === 'CaLuot';
  return {
    PhamVi,
    ...(ofVisit ? shareOf(theo, muc) : {}),
    dongs: ofVisit
      ? []
      : lines
          .filter(({ _id }) => _id in dongs)
          .map(({ _id }) => ({ VienPhiDong_Id: _id, ...shareOf(theo, dongs[_id] ?? null) })),
  } satisfies AskedExemption;
}

/** What it comes to in dong. */
export const amountOf = (values: AskValues, lines: readonly ExemptedLine[]): string =>
  sumOf(grantsOf(askedOf(values, lines), lines));

/** What is wrong, at the fields of the form: shares of the visit at `muc`, of a line at its own. */
export function askIssues(values: AskValues, lines: readonly ExemptedLine[]): Issue[] {
  return [
    ...placedIssues(exemptionIssues(askedOf(values, lines), lines), values, lines),
    ...reasonIssues(values.LyDo, { code: 'REASON_NEEDED' }),
  ];
}

/** Where the rules' issues stand in the form. */
export function placedIssues(
  issues: readonly Issue[],
  values: AskValues,
  lines: readonly ExemptedLine[],
): Issue[] {
  const { dongs } = askedOf(values, lines);
  return issues.map((issue) => {
    const [, at] = /^dongs\.(\d+)\./.exec(issue.path) ?? [];
    const line = at === undefined ? undefined : dongs[Number(at)];
    if (line) return { ...issue, path: `dong-${line.VienPhiDong_Id}` };
    return issue.path === 'PhanTram' || issue.path === 'SoTien' ? { ...issue, path: 'muc' } : issue;
  });
}
