import { parseThe } from '@sen/domain/insurance/card';
import { priorityRules } from '@sen/domain/queues/priority';
import { cleanPatient } from '@sen/domain/reception/cleanPatient';
import { useEffect, useMemo, useRef, useState } from 'react';
import { userMessage } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import { today } from '../../ui/dateText.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { latestRequest } from '../../ui/latestRequest.ts';
import { useRecordForm, useRecordValues } from '../../ui/recordForm/useRecordForm.ts';
import type { ReceptionDetailFragment, ReceptionRowFragment } from './reception.main.gen.ts';
import { missingFields, receptionFormIssues } from './receptionIssues.ts';
import {
  emptyValues,
  formPath,
  fromPatient,
  fromReception,
  type Labels,
  type ReceptionValues,
} from './receptionValues.ts';
import { identify, oldReceptionDraft, type Standing, standingOf, standingValues } from './standing.ts';
import { useCardLookUp } from './useCardLookUp.tsx';
import { useDraftPatient } from './useDraftPatient.ts';
import { usePriority } from './usePriority.ts';
import { useReceptionLookup } from './useReceptionLookup.ts';
import { useReceptionDefaults, useReceptionServices } from './useReceptionOptions.ts';
import { type Sending, useReceptionSave } from './useReceptionSave.ts';
import { useReceptionScan } from './useReceptionScan.ts';
import { useReceptionWords } from './useReceptionWords.ts';
import { useServiceProposal } from './useServiceProposal.ts';

/** The form of one reception: whom it is for, cards that fill it, what is proposed, and its record form. */
export function useReceptionForm(
  onSaved: (reception: ReceptionDetailFragment, isNew: boolean) => void,
  labelOf: (path: string) => string,
  sending: Sending,
) {
  const { message } = useNotices();
  const session = useSession();
  const lookup = useReceptionLookup();
  const defaults = useReceptionDefaults();
  const { payers, payerFor } = defaults;
  /** The kept reception that is open; null while a new one is made. */
  const [opened, setOpened] = useState<ReceptionDetailFragment | null>(null);
  const [round, setRound] = useState(0);
  const [labels, setLabels] = useState<Labels>({});
  const [history, setHistory] = useState<readonly ReceptionRowFragment[]>([]);
  const priorityDecided = useRef(false);
  /** The patient of the form. */
  const whom = useRef<string | null>(null);
  const begin = useMemo(latestRequest, []);
  const standing = useMemo(() => (opened ? standingOf(opened) : null), [opened]);
  const usual = { ...emptyValues, ...defaults.usual };
  const rulesOf = (
    values: ReceptionValues,
    reception: ReceptionDetailFragment | null,
    patient: Standing['patient'] = null,
  ) => ({
    laBHYT: payers.find((one) => one._id === values.DoiTuong_Id)?.laBHYT ?? false,
    treEm: payers.find((one) => one._id === values.DoiTuong_Id)?.treEm ?? false,
    day: today(),
    unknown: patient?.ChuaRoDanhTinh ?? false,
    mandatory: session.settings.patient,
    needsService: reception === null,
    before: reception,
  });

  const rules = useRef(rulesOf);

  const send = useReceptionSave((id) => void take(id), sending);
  const record = useRecordForm<Standing, ReceptionValues>({
    form: 'reception',
    // before the defaults are there a new one would begin without them
    id: defaults.ready ? (opened?._id ?? 'new') : '',
    round,
    record: standing,
    blank: usual,
    identify,
    toValues: (one) => standingValues(one, usual),
    clean: cleanPatient,
    check: (all, one) => receptionFormIssues(all, rulesOf(all, one?.reception ?? null, one?.patient ?? null)),
    editable: (one) => !one?.reception?.hanhDongs.some((act) => act.action === 'sua' && act.refusal !== null),
    load: async (id) => {
      const visit = id === 'new' ? null : await lookup.visit(id);
      if (visit) return standingOf(visit);
      const known = whom.current ? await lookup.patient(whom.current) : null;
      return known ? { patient: known.patient, reception: null } : null;
    },
    save: send,
    describe: useReceptionWords(payers, labelOf),
    placed: (issues) => issues.map((issue) => ({ ...issue, path: formPath(issue.path) })),
    oldDraft: oldReceptionDraft,
    onSaved: ({ record: { reception }, wasNew }) => reception && onSaved(reception, wasNew),
  });
  const values = useRecordValues(record);
  const options = { ...defaults, ...useReceptionServices(values.DoiTuong_Id, session.nodeId) };
  const { patient, reception } = record.record ?? { patient: null, reception: null };
  const { laBHYT, treEm } = rulesOf(values, reception);

  const fill = (next: Partial<ReceptionValues>, more: Labels = {}) => {
    record.change(next);
    if (Object.keys(more).length > 0) setLabels((before) => ({ ...before, ...more }));
  };
  const proposal = useServiceProposal({
    lines: values.dichVus,
    options,
    onLines: (dichVus) => record.change({ dichVus }),
  });
  usePriority(values, priorityDecided, record.change, priorityRules(session.settings.queue));

  /** The form as it was drawn last: what is asked for now may be answered when another one is open. */
  const latest = useRef(record);
  // A card or a record that comes before the form is there waits for it.
  const waiting = useRef<(() => void)[]>([]);
  const whenReady = () =>
    latest.current.store.view().ready
      ? Promise.resolve()
      : new Promise<void>((go) => waiting.current.push(go));
  /** What a form that has just been begun is filled with. */
  const first = useRef<(() => void) | null>(null);
  useEffect(() => {
    latest.current = record;
    rules.current = rulesOf;
    whom.current = values.BenhNhan_Id;
    // what a draft says of priority was decided
    if (record.restoredAt) priorityDecided.current = true;
    if (!record.ready) return;
    const then = record.id === 'new' ? first.current : null;
    if (then) {
      first.current = null;
      priorityDecided.current = false;
      record.discard();
      then();
    }
    for (const go of waiting.current.splice(0)) go();
  });
  const forget = () => {
    proposal.forget();
    priorityDecided.current = false;
    setHistory([]);
    setLabels(defaults.usualLabels);
  };
  /** An empty form with what a new patient usually is, filled by `then`. */
  const startEmpty = (then: () => void = () => undefined) => {
    forget();
    const form = latest.current;
    if (form.store.view().id === 'new') {
      form.discard();
      return then();
    }
    first.current = then;
    if (opened) setOpened(null);
    else setRound((before) => before + 1); // the one that was made here is kept by now
  };

  /** Who and what stands in a new reception, to be put back later; null when that is nobody and nothing. */
  const held = () => {
    const { store, current, values } = latest.current;
    const patient = current()?.patient ?? null;
    const { id, dirty } = store.view();
    return id === 'new' && (dirty || patient) ? { patient, values: values(), labels, history } : null;
  };
  const putBack = (kept: NonNullable<ReturnType<typeof held>>) =>
    startEmpty(() => {
      if (kept.patient) latest.current.replace({ patient: kept.patient, reception: null });
      latest.current.change(kept.values);
      priorityDecided.current = true;
      setLabels(kept.labels);
      setHistory(kept.history);
    });

  /** A known patient instead of whoever stands in the form; a scanned card goes before the kept one. */
  const take = async (id: string, card: Partial<ReceptionValues> = {}, cardLabels: Labels = {}) => {
    const isLatest = begin();
    try {
      await whenReady();
      const found = await lookup.patient(id);
      if (!found || !isLatest()) return;
      const now = latest.current.current();
      const isOther = Boolean(now?.reception) || (now?.patient && now.patient._id !== id);
      const known = fromPatient(found.patient, today());
      const put = () => {
        const form = latest.current;
        // What was typed of a visit stays with the person that it was typed for.
        const before = form.values();
        const visit = Object.entries(before).filter(
          ([field]) => !(field in known.values) && field !== 'BenhNhan_Id',
        );
        const SoTheBHYT = { ...known.values, ...card }.SoTheBHYT ?? before.SoTheBHYT;
        form.replace({ patient: found.patient, reception: null });
        form.change({
          ...Object.fromEntries(visit),
          ...card,
          DoiTuong_Id: payerFor(Boolean(SoTheBHYT)) ?? before.DoiTuong_Id,
        });
        setLabels((now) => ({ ...now, ...known.labels, ...cardLabels }));
        setHistory(found.history);
        void proposal.ask(id);
      };
      if (isOther) startEmpty(put);
      else put();
    } catch (error) {
      message.error(userMessage(error));
    }
  };

  /** Opens a kept reception for reading or editing; the open one is read again around what is typed in it. */
  const open = async (id: string) => {
    try {
      const form = latest.current;
      if (id === form.current()?.reception?._id && form.store.view().dirty) {
        await form.read();
        return;
      }
      const isLatest = begin();
      await whenReady();
      const found = await lookup.visit(id);
      if (!found || !isLatest()) return;
      proposal.forget();
      priorityDecided.current = true;
      setOpened(found);
      setLabels(fromReception(found).labels);
      const known = await lookup.patient(found.BenhNhan_Id);
      if (isLatest()) setHistory((known?.history ?? []).filter((visit) => visit._id !== id));
    } catch (error) {
      message.error(userMessage(error));
    }
  };

  useDraftPatient(record, values.BenhNhan_Id, lookup, { setLabels, setHistory, priorityDecided });

  const scan = useReceptionScan({
    lookup,
    values,
    occupied: reception !== null || patient !== null,
    whenBegun: whenReady,
    begin,
    take,
    onPerson: (person, insured, isOther) => {
      const put = () => {
        latest.current.change({ ...person.values, DoiTuong_Id: payerFor(insured) });
        setLabels((now) => ({ ...now, ...person.labels }));
      };
      if (isOther) startEmpty(put);
      else put();
    },
  });
  const cardLookUp = useCardLookUp({
    current: () => latest.current.values(),
    begin,
    onFound: (taken, more) => {
      const isCard = Boolean(taken.SoTheBHYT) && !laBHYT;
      fill({ ...taken, ...(isCard ? { DoiTuong_Id: payerFor(true) ?? values.DoiTuong_Id } : {}) }, more);
    },
  });
  return {
    ...record,
    lookUpCard: () => void cardLookUp.lookUp(),
    lookingUp: cardLookUp.busy,
    cardDialog: cardLookUp.dialog,
    /** Until then nothing may be typed. */
    ready: record.ready && defaults.ready,
    values,
    labels,
    patient,
    history,
    reception,
    options,
    laBHYT,
    treEm,
    discardDraft: () => (reception ? record.discard() : startEmpty()),
    start: () => {
      begin();
      // From an opened reception back to the new one, whose draft waits.
      if (!opened) return startEmpty();
      forget();
      setOpened(null);
    },
    held,
    putBack,
    /** What must still be filled before a service is chosen, as the form stands now. */
    missing: () => {
      const { values, current } = latest.current;
      return missingFields(
        values(),
        rules.current(values(), current()?.reception ?? null, current()?.patient ?? null),
      );
    },
    take,
    open,
    /** Asked by acts whose answer takes its time: of what is open by then. */
    isOpen: (id: string) => latest.current.current()?.reception?._id === id,
    scan,
    find: lookup.find,
    save: async (): Promise<ReceptionDetailFragment | null> => {
      // a card that was scanned before and is still looked up no longer changes what is saved
      begin();
      const outcome = await record.save();
      return outcome.kind === 'ok' ? outcome.record.reception : null;
    },
    /** Called by the form on each change. */
    change: (changed: Partial<ReceptionValues>) => {
      if ('UuTien' in changed || 'LyDoUuTien' in changed) priorityDecided.current = true;
      const isCard = 'SoTheBHYT' in changed && parseThe(changed.SoTheBHYT ?? '') && !laBHYT;
      fill({ ...changed, ...(isCard ? { DoiTuong_Id: payerFor(true) ?? values.DoiTuong_Id } : {}) });
    },
  };
}
