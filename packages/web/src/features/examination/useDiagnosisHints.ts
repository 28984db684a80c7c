import { useApolloClient, useQuery } from '@apollo/client/react';
import type { Issue } from '@sen/domain/catalogue/validate';
import { currentLanguage } from '../../session/i18n.ts';
import { useDebounced } from '../../ui/useDebounced.ts';
import { issueText } from '../../ui/useIssues.ts';
import { KiemTraChanDoanDocument, type KiemTraChanDoanQuery } from './examination.main.gen.ts';

/** A remark of the disease list at a field of the form, in words. */
export type DiagnosisHint = Issue & { severity: 'error' | 'confirm' | 'warn'; text: string };
export type Diagnosis = { ChanDoanICD_Id: string | null; ChanDoanPhuICD_Ids: readonly string[] };

/** What the disease list says to a diagnosis as it is written; `check` asks about a diagnosis at once. */
export function useDiagnosisHints(BenhNhan_Id: string, diagnosis: Diagnosis) {
  const client = useApolloClient();
  const asked = useDebounced(JSON.stringify(variablesOf(BenhNhan_Id, diagnosis)), 250);
  const variables = JSON.parse(asked) as ReturnType<typeof variablesOf>; // what was written a line above
  const { data, error } = useQuery(KiemTraChanDoanDocument, { variables, skip: isEmpty(variables) });
  return {
    hints: isEmpty(variables) || error ? [] : hintsOf(data),
    check: async (now: Diagnosis): Promise<DiagnosisHint[]> => {
      const wanted = variablesOf(BenhNhan_Id, now);
      if (isEmpty(wanted)) return [];
      return hintsOf((await client.query({ query: KiemTraChanDoanDocument, variables: wanted })).data);
    },
  };
}

function variablesOf(BenhNhan_Id: string, { ChanDoanICD_Id, ChanDoanPhuICD_Ids }: Diagnosis) {
  return { BenhNhan_Id, ChanDoanICD_Id, ChanDoanPhuICD_Ids: [...ChanDoanPhuICD_Ids] };
}

function isEmpty({ ChanDoanICD_Id, ChanDoanPhuICD_Ids }: Diagnosis): boolean {
  return !ChanDoanICD_Id && ChanDoanPhuICD_Ids.length === 0;
}

function hintsOf(data: KiemTraChanDoanQuery | undefined): DiagnosisHint[] {
  return (data?.kiemTraChanDoan ?? []).map(({ path, code, severity, MaICD, details }) => {
    const issue: Issue = { path: path.split('.')[0] ?? path, code };
    if (details) issue.details = details as Record<string, string | number>; // as the disease rules write them
    const text = issueText(issue, currentLanguage());
    return {
      ...issue,
      severity: severity === 'confirm' || severity === 'warn' ? severity : 'error',
      text: MaICD ? `${MaICD}: ${text}` : text,
    };
  });
}
