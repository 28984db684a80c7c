import { useQuery } from '@apollo/client/react';
import type { Issue } from '@sen/domain/catalogue/validate';
import { useMemo } from 'react';
import { useDebounced } from '../../ui/useDebounced.ts';
import { type DrugLine, doseTimes, lineInput, quantityOf } from './drugLine.ts';
import { atLines } from './lineIssues.ts';
import { KiemTraToaDocument } from './prescriptions.main.gen.ts';

type Asked = { keys: string[]; dongs: ReturnType<typeof lineInput>[] };

/** What the server says to a prescription as it is typed: warnings of its drugs, and the price of each line by its key. */
export function usePrescriptionCheck(KhamBenh_Id: string, lines: readonly DrugLine[]) {
  // the drugs alone tell what is dangerous: a warning does not wait for the doses
  const told = lines.filter(isReadable);
  const now: Asked = { keys: told.map((line) => line.key), dongs: told.map(lineInput) };
  const text = useDebounced(JSON.stringify(now), 400);
  const asked = useMemo(() => JSON.parse(text) as Asked, [text]); // what was written as this
  const { data, previousData } = useQuery(KiemTraToaDocument, {
    variables: { KhamBenh_Id, dongs: asked.dongs },
    skip: asked.dongs.length === 0,
    fetchPolicy: 'no-cache',
  });
  const prices = new Map<string, string>();
  const dongs = data?.kiemTraToaThuoc.dongs ?? [];
  // a line whose drug is unknown has no answer, and the others then stand elsewhere
  if (dongs.length === asked.keys.length)
    asked.keys.forEach((key, at) => {
      const price = dongs[at]?.DonGia;
      if (price) prices.set(key, price);
    });
  const answer = (data ?? previousData)?.kiemTraToaThuoc;
  const none = asked.dongs.length === 0;
  const issues = atKeys((data?.kiemTraToaThuoc.lois ?? []) as Issue[], told, asked.keys); // as the server checks them
  return {
    warnings: (none ? null : answer?.canhBaos) ?? [],
    findings: (none ? null : answer?.phatHiens) ?? [],
    prices,
    issues,
  };
}

/** What is refused of a drug whatever else is typed; the rest is said when it is saved. */
const toldAtOnce: ReadonlySet<string> = new Set([
  'DRUG_WITHOUT_PRICE',
  'ADDICTIVE_NEEDS_BEDS',
  'ADDICTIVE_NEEDS_SPECIMEN',
  'DRUG_DAYS_TOO_MANY',
  'DRUG_DAYS_NOT_LISTED',
  'DRUG_DAYS_NARCOTIC',
  'DRUG_DAYS_PSYCHOTROPIC',
]);

function atKeys(issues: readonly Issue[], lines: readonly DrugLine[], keys: readonly string[]): Issue[] {
  const asked = keys.map((key) => lines.find((line) => line.key === key));
  if (asked.some((line) => !line)) return []; // a line was taken out since
  return atLines(
    issues.filter((issue) => toldAtOnce.has(issue.code)),
    asked.flatMap((line) => line ?? []),
  );
}

/** Whether the numbers of a line can be read: one that is being typed is asked about when it is whole. */
export function isReadable(line: DrugLine): boolean {
  return [quantityOf(line), ...doseTimes.map((time) => line[time] ?? '0')].every((text) =>
    /^\d+(\.\d+)?$/.test(text),
  );
}
