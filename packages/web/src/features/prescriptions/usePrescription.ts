import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { errorText } from '@sen/domain/errors/errors';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { errorCode } from '../../session/userMessage.ts';
import { focusWhenSeen } from '../../ui/focusWhenSeen.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useRecordForm, useRecordValues } from '../../ui/recordForm/useRecordForm.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { issueText } from '../../ui/useIssues.ts';
import {
  type Course,
  type DrugLine,
  lineInput,
  lineOfCourse,
  linesOfToas,
  reasonsOfToas,
} from './drugLine.ts';
import { atLines, issuesByLine, issuesOutsideLines } from './lineIssues.ts';
import { conflictLines } from './prescriptionConflict.ts';
import {
  isDrug,
  noPrescription,
  oldPrescriptionDraft,
  type PrescriptionValues,
  prescriptionParts,
} from './prescriptionParts.ts';
import {
  LuuToaThuocDocument,
  type ToaFragment,
  ToaThuocCuaKhamDocument,
  type ToaThuocCuaKhamQuery,
} from './prescriptions.main.gen.ts';
import { TimThuocKeDonDocument } from './stock.pharmacy.gen.ts';
import { usePrescriptionCheck } from './usePrescriptionCheck.ts';

type Whole = ToaThuocCuaKhamQuery['toaThuoc'];
/** A save takes the advice of the session along, and why the prescription of an ended one is replaced. */
type Advice = { LoiDan: string | null; LyDoThay: string | null };

/** The prescription of a session as a form: its lines, the warnings of now, the reasons, and the save. */
export function usePrescription(
  KhamBenh_Id: string,
  insured: boolean,
  Kho_Ids: readonly string[],
  {
    mayPrescribe,
    onRefused,
  }: {
    mayPrescribe: boolean;
    /** After the server refused a save, with the code of the refusal. */
    onRefused: (code: string | null) => void;
  },
) {
  const { t } = useTranslation('prescriptions');
  const { message } = useNotices();
  const client = useApolloClient();
  const [save] = useMutation(LuuToaThuocDocument);
  /** Why the prescription of an ended session is being replaced; null while it is not. */
  const [replacing, setReplacing] = useState<string | null>(null);
  const variables = { KhamBenh_Id };
  const query = useQuery(ToaThuocCuaKhamDocument, { variables, fetchPolicy: 'cache-and-network' });
  useEvents(['CapPhatThuoc', 'VienPhi', 'BienLai'], () => void query.refetch());

  const record = useRecordForm<Whole, PrescriptionValues, Advice>({
    form: 'toa-thuoc',
    id: KhamBenh_Id,
    record: query.data?.toaThuoc ?? null,
    blank: noPrescription,
    identify: ({ version }) => ({ id: KhamBenh_Id, version }),
    toValues: ({ toas }) => ({
      lines: linesOfToas(toas),
      CachLayThuoc_Id: toas.find((toa) => toa.CachLayThuoc)?.CachLayThuoc?._id ?? null,
      reasons: reasonsOfToas(toas),
    }),
    parts: prescriptionParts,
    editable: () => mayPrescribe,
    load: async () => {
      const { data } = await client.query({
        query: ToaThuocCuaKhamDocument,
        variables,
        fetchPolicy: 'network-only',
      });
      return data?.toaThuoc ?? null;
    },
    save: async ({ values: { lines, reasons, CachLayThuoc_Id }, version, requestId, act }) => {
      const lyDoCanhBaos = Object.entries(reasons)
        .filter(([, text]) => text.trim() !== '')
        .map(([key, LyDo]) => ({ key, LyDo }));
      const input = {
        version: version ?? 0,
        LoiDan: act?.LoiDan ?? null,
        LyDoThay: act?.LyDoThay ?? null,
        CachLayThuoc_Id: CachLayThuoc_Id ?? null,
        dongs: lines.map(lineInput),
        lyDoCanhBaos,
        requestId,
      };
      try {
        return (await save({ variables: { KhamBenh_Id, input } })).data?.updateToaThuoc ?? null;
      } catch (refusal) {
        onRefused(errorCode(refusal));
        throw refusal;
      }
    },
    placed: (issues, { lines }) => atLines(issues, lines),
    describe: ({ paths, mine, theirs }) =>
      conflictLines(paths, mine, theirs, { reason: t('reason'), collect: t('collect') }),
    oldDraft: oldPrescriptionDraft,
    focus: (path) => focusWhenSeen(() => drugField(path)),
    onSaved: () => {
      setReplacing(null);
      message.success(t('saved'));
      query.refetch().catch(() => undefined); // what else shows it
    },
  });
  const { lines, reasons, CachLayThuoc_Id } = useRecordValues(record);
  const checked = usePrescriptionCheck(KhamBenh_Id, mayPrescribe ? lines : []);

  /** Drugs of which something is not saved; what else is not, counts as one. */
  const changed = record.dirty ? record.typed : [];
  const unsaved = new Set(changed.map((part) => (isDrug(part) ? part : '')));
  const write = (change: (now: readonly DrugLine[]) => readonly DrugLine[]) =>
    record.change({ lines: change(record.values().lines) });
  /** A line for each course as it would be written today, where the drug is in stock; null for a drug that is no longer known. */
  const linesFor = async (courses: readonly Course[]): Promise<Array<DrugLine | null>> => {
    const { data } = await client.query({
      query: TimThuocKeDonDocument,
      variables: {
        ids: courses.map((one) => one.Duoc_Id),
        keyword: '',
        inStock: false,
        stores: [...Kho_Ids],
        laBHYT: insured,
      },
      fetchPolicy: 'network-only',
    });
    return courses.map((course) => lineOfCourse(course, data?.searchStockModel ?? [], insured));
  };
  return {
    ...record,
    ...checked,
    lines,
    unsaved: unsaved as ReadonlySet<string>,
    reasons,
    collect: CachLayThuoc_Id ?? null,
    setCollect: (id: string | null) => record.change({ CachLayThuoc_Id: id }),
    setReason: (key: string, text: string) =>
      record.change({ reasons: { ...record.values().reasons, [key]: text } }),
    toas: record.record?.toas ?? [],
    loading: query.loading && !query.data,
    error: query.data ? undefined : query.error,
    refetch: () => void query.refetch(),
    open: checked.warnings.filter((one) => one.canLyDo && !reasons[one.key]?.trim()).length,
    /** What is refused, by the key of its line: what the server says as it is typed, and at the save until that drug is changed. */
    issues: issuesByLine([...checked.issues, ...record.issues.list]),
    KhamBenh_Id,
    replacing,
    setReplacing,
    insured,
    linesFor,
    add: (more: readonly DrugLine[]) => write((now) => [...now, ...more]),
    change: (key: string, set: Partial<DrugLine>) =>
      write((now) => now.map((line) => (line.key === key ? { ...line, ...set } : line))),
    remove: (keys: readonly string[]) => write((now) => now.filter((line) => !keys.includes(line.key))),
    /** Puts a line that was taken out where it was. */
    putBack: (line: DrugLine, index: number) =>
      write((now) => [...now.slice(0, index), line, ...now.slice(index)]),
    /** Writes the prescription; the prescriptions as kept, or null when it was refused. */
    save: async (LoiDan: string | null): Promise<readonly ToaFragment[] | null> => {
      const outcome = await record.save({ LoiDan, LyDoThay: replacing });
      if (outcome.kind === 'issues') {
        const elsewhere = issuesOutsideLines(outcome.issues).map((issue) =>
          issueText(issue, currentLanguage()),
        );
        message.error(elsewhere.join(' ') || errorText('BAD_INPUT', currentLanguage(), {}));
      }
      return outcome.kind === 'ok' ? outcome.record.toas : null;
    },
  };
}

export type Prescription = ReturnType<typeof usePrescription>;

/** The field of a line that was refused, else the first of its line; what is no line's, the first reason that is asked for. */
function drugField(path: string): HTMLElement | null {
  const [, key = '', field = ''] = path.split('.');
  const line = document.querySelector(`[data-line="${CSS.escape(key)}"]`);
  const input = line?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"] input`);
  const reason = '.drug-warning input:placeholder-shown';
  return input ?? line?.querySelector('input') ?? document.querySelector<HTMLElement>(reason);
}
