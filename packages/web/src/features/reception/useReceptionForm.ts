import { parseThe } from '@sen/domain/insurance/card';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../../app/SessionContext.tsx';
import { userMessage } from '../../app/userMessage.ts';
import { today } from '../../ui/dateText.ts';
import { Form } from '../../ui/kit/Form.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useDraft } from '../../ui/useDraft.ts';
import { useIssues } from '../../ui/useIssues.ts';
import type {
  ReceptionDetailFragment,
  ReceptionPatientFragment,
  ReceptionRowFragment,
} from './reception.main.gen.ts';
import { receptionFormIssues } from './receptionIssues.ts';
import {
  emptyValues,
  fromPatient,
  fromReception,
  type Labels,
  metaOf,
  type ReceptionValues,
} from './receptionValues.ts';
import { usePriority } from './usePriority.ts';
import { readTheirs, useReceptionConflict } from './useReceptionConflict.ts';
import { useReceptionLookup } from './useReceptionLookup.ts';
import { useReceptionOptions } from './useReceptionOptions.ts';
import { useReceptionSave } from './useReceptionSave.ts';
import { useReceptionScan } from './useReceptionScan.ts';
import { useServiceProposal } from './useServiceProposal.ts';

/** A draft keeps the records that it was typed on: what somebody else changed since is found out at the save. */
type Kept = {
  values: ReceptionValues;
  labels: Labels;
  requestId: string;
  patient: ReceptionPatientFragment | null;
  reception: ReceptionDetailFragment | null;
};

/** The form of one reception: whom it is for, what is typed, drafts, scans, issues, saving. */
export function useReceptionForm(
  onSaved: (reception: ReceptionDetailFragment) => void,
  labelOf: (path: string) => string,
) {
  const { message } = useNotices();
  const session = useSession();
  const lookup = useReceptionLookup();
  const [form] = Form.useForm<ReceptionValues>();
  const [values, setValues] = useState<ReceptionValues>(emptyValues);
  const [labels, setLabels] = useState<Labels>({});
  const [patient, setPatient] = useState<ReceptionPatientFragment | null>(null);
  const [history, setHistory] = useState<readonly ReceptionRowFragment[]>([]);
  const [reception, setReception] = useState<ReceptionDetailFragment | null>(null);
  const requestId = useRef<string>(crypto.randomUUID());
  const priorityTouched = useRef(false);
  /** The draft that the form was begun with, and whether there is more in the form by now. */
  const begun = useRef<string | null>(null);
  const dirty = useRef(false);
  /** Who comes into the form is the last one asked for: an answer that comes later than the next wish is dropped. */
  const turn = useRef(0);
  const begin = useCallback(() => {
    turn.current += 1;
    const mine = turn.current;
    return () => mine === turn.current;
  }, []);
  /** What stands in the form when an answer comes, which is not what stood there when it was asked for. */
  const now = useRef({ values, patient, reception });
  now.current = { values, patient, reception };
  const issues = useIssues(form);
  const draftId = reception?._id ?? 'new';
  const draft = useDraft<Kept>('reception', draftId);
  const [restored, setRestored] = useState<number | null>(null);
  const options = useReceptionOptions(values.DoiTuong_Id, session.nodeId);
  const { payerFor } = options;

  const fill = useCallback(
    (next: Partial<ReceptionValues>, more: Labels = {}) => {
      form.setFieldsValue(next);
      setValues((before) => ({ ...before, ...next }));
      setLabels((before) => ({ ...before, ...more }));
    },
    [form],
  );
  const fitServices = useCallback((dichVus: ReceptionValues['dichVus']) => fill({ dichVus }), [fill]);
  const proposal = useServiceProposal({ lines: values.dichVus, options, onLines: fitServices });

  /** An empty form with what a new patient usually is. */
  const start = useCallback(() => {
    setPatient(null);
    setReception(null);
    setHistory([]);
    setRestored(null);
    dirty.current = false;
    proposal.forget();
    // before the options are there it is begun again with them
    begun.current = options.ready ? 'new' : null;
    requestId.current = crypto.randomUUID();
    priorityTouched.current = false;
    issues.set([]);
    form.resetFields();
    fill({ ...emptyValues, ...options.usual }, options.usualLabels);
  }, [fill, form, issues.set, options.ready, options.usual, options.usualLabels, proposal.forget]);

  // The first form: what was typed before the page was left, else what a new patient usually is. A kept reception that is opened
  // shows its own draft. A card or a record that comes before waits for the first form, or that would wipe what it filled in.
  const waiting = useRef<(() => void)[]>([]);
  const whenBegun = useCallback(
    () => (begun.current !== null ? Promise.resolve() : new Promise<void>((go) => waiting.current.push(go))),
    [],
  );
  useEffect(() => {
    if (begun.current === draftId || !draft.ready || !options.ready) return;
    const first = begun.current === null;
    begun.current = draftId;
    for (const go of waiting.current.splice(0)) go();
    if (!draft.found) return first ? start() : undefined;
    const { value, savedAt } = draft.found;
    requestId.current = value.requestId;
    priorityTouched.current = true;
    setPatient(value.patient);
    setReception(value.reception);
    fill(value.values, value.labels);
    setRestored(savedAt);
    if (value.patient)
      void lookup.patient(value.patient._id).then((found) => setHistory(found?.history ?? []));
  });
  // What a person or a card put in is kept until the server has it.
  useEffect(() => {
    if (!dirty.current) return;
    const kept = { values, labels, requestId: requestId.current, patient, reception };
    draft.keep(kept, reception?.version ?? null);
  }, [draft.keep, values, labels, patient, reception]);

  /** A known patient instead of whoever stands in the form; a scanned card goes before the kept one. */
  const take = async (id: string, card: Partial<ReceptionValues> = {}, cardLabels: Labels = {}) => {
    const isLast = begin();
    try {
      await whenBegun();
      const found = await lookup.patient(id);
      if (!found || !isLast()) return;
      const { reception, patient, values } = now.current;
      // What was typed of a visit stays with the person that it was typed for.
      const another = reception !== null || (patient !== null && patient._id !== id);
      if (another) start();
      const known = fromPatient(found.patient, today());
      const next = { ...known.values, ...card };
      const SoTheBHYT = next.SoTheBHYT ?? (another ? null : values.SoTheBHYT);
      setPatient(found.patient);
      setHistory(found.history);
      issues.set([]);
      dirty.current = true;
      fill(
        { ...next, DoiTuong_Id: payerFor(Boolean(SoTheBHYT)) ?? values.DoiTuong_Id },
        { ...known.labels, ...cardLabels },
      );
      void proposal.ask(id);
    } catch (error) {
      message.error(userMessage(error));
    }
  };

  /** Opens a kept reception for reading or editing; the open one is read again around what is typed in it. */
  const open = async (id: string, anew = false) => {
    try {
      if (!anew && id === now.current.reception?._id && dirty.current) {
        await resolveConflict(now.current.values);
        return;
      }
      const isLast = begin();
      await whenBegun();
      const found = await lookup.visit(id);
      if (!found || !isLast()) return;
      const shown = fromReception(found);
      proposal.forget();
      dirty.current = false;
      setReception(found);
      setPatient(found.BenhNhan ?? null);
      setRestored(null);
      priorityTouched.current = true;
      issues.set([]);
      fill({ ...emptyValues, ...shown.values }, shown.labels);
      const known = await lookup.patient(found.BenhNhan_Id);
      if (isLast()) setHistory((known?.history ?? []).filter((visit) => visit._id !== id));
    } catch (error) {
      message.error(userMessage(error));
    }
  };

  const scan = useReceptionScan({
    lookup,
    values,
    occupied: reception !== null || patient !== null,
    whenBegun,
    begin,
    take,
    onPerson: (person, insured, other) => {
      if (other) start();
      dirty.current = true;
      fill({ ...person.values, DoiTuong_Id: payerFor(insured) }, person.labels);
    },
  });

  const conflict = useReceptionConflict(options.payers, labelOf);
  /** The records as they are now, the typed values put together with them. */
  const resolveConflict = async (mine: ReceptionValues) => {
    try {
      const theirs = await readTheirs(lookup, patient, reception);
      if (!theirs) return null;
      const base = reception ? fromReception(reception) : patient ? fromPatient(patient, today()) : null;
      const changed = await conflict.ask(base?.values ?? {}, mine, theirs);
      if (!changed) return null;
      setPatient(theirs.patient);
      setReception(theirs.reception);
      fill(changed);
      return {
        values: { ...mine, ...changed },
        meta: metaOf(requestId.current, theirs.patient, theirs.reception),
      };
    } catch (error) {
      message.error(userMessage(error));
      return null;
    }
  };
  const saver = useReceptionSave({ issues, onTake: (id) => void take(id), onConflict: resolveConflict });

  const laBHYT = options.payers.find((one) => one._id === values.DoiTuong_Id)?.laBHYT ?? false;
  const rules = useMemo(
    () => ({ laBHYT, day: today(), mandatory: session.settings.patient, needsService: reception === null }),
    [laBHYT, session.settings.patient, reception],
  );

  const save = async (): Promise<ReceptionDetailFragment | null> => {
    const found = receptionFormIssues(values, rules);
    issues.set(found);
    if (found.length > 0) return null;
    // a card that was scanned before and is still looked up no longer changes what is saved
    begin();
    const kept = await saver.save(values, metaOf(requestId.current, patient, reception));
    if (!kept) return null;
    dirty.current = false;
    draft.clear();
    onSaved(kept);
    return kept;
  };

  /** Called by the form on each change. */
  const change = (changed: Partial<ReceptionValues>, all: ReceptionValues) => {
    const next: ReceptionValues = { ...values, ...all };
    if ('UuTien' in changed || 'LyDoUuTien' in changed) priorityTouched.current = true;
    if ('SoTheBHYT' in changed && parseThe(next.SoTheBHYT ?? '') && !laBHYT)
      next.DoiTuong_Id = payerFor(true) ?? next.DoiTuong_Id;
    setValues(next);
    if (issues.list.length > 0)
      issues.set(
        receptionFormIssues(next, rules).filter((one) => issues.list.some((old) => old.path === one.path)),
      );
    if (next.DoiTuong_Id !== all.DoiTuong_Id) form.setFieldsValue({ DoiTuong_Id: next.DoiTuong_Id });
    dirty.current = true;
  };

  usePriority(values, priorityTouched, fill);

  const startClean = () => {
    begin();
    if (!reception) draft.clear();
    start();
    // From an opened reception back to the new one, whose draft waits.
    if (reception) begun.current = draftId;
  };
  return {
    form,
    /** Until then nothing may be typed: the first form would be laid over it. */
    ready: begun.current !== null,
    values,
    labels,
    patient,
    history,
    reception,
    options,
    laBHYT,
    issues,
    restored,
    conflict: conflict.dialog,
    saving: saver.saving,
    discardDraft: () => {
      draft.clear();
      if (reception) void open(reception._id, true);
      else start();
    },
    start: startClean,
    take,
    open,
    isOpen: (id: string) => now.current.reception?._id === id,
    scan,
    find: lookup.find,
    save,
    change,
  };
}
