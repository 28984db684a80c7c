import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode, issuesOf, userMessage } from '../../app/userMessage.ts';
import type { Entry } from '../../catalogue/entry.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useDraft } from '../../ui/useDraft.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { useRequestIds } from '../../ui/useRequestIds.ts';
import { type DrugLine, lineInput, linesOfCourses, linesOfToas, reasonsOfToas } from './drugLine.ts';
import { issuesByLine, type LineIssues } from './lineIssues.ts';
import { type DrugConflict, drugConflicts, mergedLines } from './prescriptionConflict.ts';
import { LuuToaThuocDocument, type ToaFragment, ToaThuocCuaKhamDocument } from './prescriptions.main.gen.ts';
import { TimThuocKeDonDocument } from './stock.pharmacy.gen.ts';
import { usePrescriptionCheck } from './usePrescriptionCheck.ts';

/** What is typed, and the prescription that it stands on. */
type Typed = { lines: readonly DrugLine[]; base: readonly DrugLine[]; version: number };
type Kept = Typed & { reasons: Readonly<Record<string, string>> };
type Conflict = {
  drugs: DrugConflict[];
  theirs: readonly DrugLine[];
  version: number;
  LoiDan: string | null;
};

/** The prescription of a session as it is being written: lines with a draft on the device, warnings of now, reasons, and the save. */
export function usePrescription(
  KhamBenh_Id: string,
  insured: boolean,
  Kho_Ids: readonly string[],
  mayPrescribe: boolean,
) {
  const { t } = useTranslation('prescriptions');
  const { message } = useNotices();
  const client = useApolloClient();
  const draft = useDraft<Kept>('toa-thuoc', KhamBenh_Id);
  const [typed, setTyped] = useState<Typed | null>(null);
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({});
  /** What is typed when an answer comes, which may be more than what was sent. */
  const latest = useRef({ typed, given });
  latest.current = { typed, given };
  const [restored, setRestored] = useState<number | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [issues, setIssues] = useState<ReadonlyMap<string, LineIssues>>(new Map());
  const [save, saving] = useMutation(LuuToaThuocDocument);
  const variables = { KhamBenh_Id };
  const kept = useQuery(ToaThuocCuaKhamDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['CapPhatThuoc', 'VienPhi', 'BienLai'], () => void kept.refetch());
  const whole = kept.data?.toaThuoc;
  const server = linesOfToas(whole?.toas ?? []);
  const reasons = { ...reasonsOfToas(whole?.toas ?? []), ...given };
  const lines = typed?.lines ?? server;
  const checked = usePrescriptionCheck(KhamBenh_Id, mayPrescribe ? lines : []);

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || !draft.ready) return;
    begun.current = true;
    if (!draft.found) return;
    const { reasons: found, ...rest } = draft.found.value;
    setTyped(rest);
    setGiven(found);
    setRestored(draft.found.savedAt);
  });
  const keep = (next: Typed, told: Readonly<Record<string, string>>) => {
    setTyped(next);
    setGiven(told);
    draft.keep({ ...next, reasons: told }, next.version);
  };
  const write = (next: readonly DrugLine[]) =>
    keep({ lines: next, base: typed?.base ?? server, version: typed?.version ?? whole?.version ?? 0 }, given);
  const forget = () => {
    setTyped(null);
    setGiven({});
    setRestored(null);
    setIssues(new Map());
    draft.clear();
  };
  const fill = async (courses: ReadonlyArray<Record<string, unknown>>) => {
    const ids = courses.map((one) => String(one['Duoc_Id']));
    const { data } = await client.query({
      query: TimThuocKeDonDocument,
      variables: { ids, keyword: '', inStock: false, stores: [...Kho_Ids] },
      fetchPolicy: 'network-only',
    });
    write([...lines, ...linesOfCourses(courses, data?.searchStockModel ?? [], insured)]);
  };

  const requests = useRequestIds();
  const send = async (
    { lines: sent, version }: Pick<Typed, 'lines' | 'version'>,
    LoiDan: string | null,
  ): Promise<readonly ToaFragment[] | null> => {
    const lyDoCanhBaos = Object.entries(reasons)
      .filter(([, text]) => text.trim() !== '')
      .map(([key, LyDo]) => ({ key, LyDo }));
    const input = { version, LoiDan, dongs: sent.map(lineInput), lyDoCanhBaos };
    const filled = JSON.stringify(input);
    try {
      const answer = await save({
        variables: { KhamBenh_Id, input: { ...input, requestId: requests.of(filled) } },
      });
      requests.done(filled);
      await kept.refetch();
      const since = latest.current;
      const now = answer.data?.updateToaThuoc;
      // what was typed while this was on its way stays, on the prescription that is saved now
      if (now && since.typed && since.typed.lines !== sent)
        keep({ lines: since.typed.lines, base: linesOfToas(now.toas), version: now.version }, since.given);
      else forget();
      message.success(t('saved'));
      return answer.data?.updateToaThuoc.toas ?? [];
    } catch (refusal) {
      setIssues(issuesByLine(issuesOf(refusal), sent));
      if (errorCode(refusal) !== 'CONFLICT') message.error(userMessage(refusal));
      else await compare(sent, LoiDan).catch((error: unknown) => message.error(userMessage(error)));
      return null;
    }
  };
  const compare = async (mine: readonly DrugLine[], LoiDan: string | null) => {
    const answer = await client.query({
      query: ToaThuocCuaKhamDocument,
      variables,
      fetchPolicy: 'network-only',
    });
    if (!answer.data) return;
    const { version, toas } = answer.data.toaThuoc;
    const theirs = linesOfToas(toas);
    const drugs = drugConflicts(typed?.base ?? [], mine, theirs);
    if (drugs.length === 0) forget();
    else setConflict({ drugs, theirs, version, LoiDan });
  };
  const resolve = (taken: ReadonlySet<string>) => {
    if (!conflict) return;
    const { theirs, version, LoiDan, drugs } = conflict;
    setConflict(null);
    if (drugs.every((one) => taken.has(one.path))) return forget();
    const next = { lines: mergedLines(lines, theirs, taken), base: theirs, version };
    keep(next, given);
    void send(next, LoiDan);
  };
  const told = (error: unknown) => message.error(userMessage(error));
  return {
    lines,
    ...checked,
    reasons,
    setReason: (key: string, text: string) => {
      const next = { ...given, [key]: text };
      if (typed) keep(typed, next);
      else setGiven(next);
    },
    toas: whole?.toas ?? [],
    loading: kept.loading && !kept.data,
    error: kept.data ? undefined : kept.error,
    refetch: () => void kept.refetch(),
    dirty: typed !== null,
    restored,
    discardDraft: forget,
    saving: saving.loading,
    open: checked.warnings.filter((one) => one.canLyDo && !reasons[one.key]?.trim()).length,
    add: (line: DrugLine) => write([...lines, line]),
    /** What was refused, by the key of its line, until that line is changed. */
    issues,
    change: (key: string, set: Partial<DrugLine>) => {
      setIssues((before) => new Map([...before].filter(([of]) => of !== key)));
      write(lines.map((line) => (line.key === key ? { ...line, ...set } : line)));
    },
    remove: (key: string) => write(lines.filter((line) => line.key !== key)),
    // its quantities are worked out again, from the doses as they are changed
    copy: (toa: ToaFragment) =>
      void fill(toa.chiTiets.map(({ SoLuong: _old, ...course }) => course)).catch(told),
    sample: (entry: Entry) => {
      const courses = Array.isArray(entry['ChiTiets'])
        ? (entry['ChiTiets'] as Array<Record<string, unknown>>)
        : []; // the catalogue's lines
      void fill(courses).catch(told);
    },
    /** Writes the prescription; the prescriptions as kept, or null when it was refused. */
    save: (LoiDan: string | null) => send({ lines, version: typed?.version ?? whole?.version ?? 0 }, LoiDan),
    conflict: {
      drugs: conflict?.drugs ?? [],
      isOpen: conflict !== null,
      keepMine: () => resolve(new Set()),
      takeTheirs: () => resolve(new Set(conflict?.drugs.map((one) => one.path))),
      keepChosen: resolve,
      close: () => setConflict(null),
    },
  };
}

export type Prescription = ReturnType<typeof usePrescription>;
