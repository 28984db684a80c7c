import { useApolloClient } from '@apollo/client/react';
import { parseThe } from '@sen/domain/insurance/card';
import { parseScan, type Scan } from '@sen/domain/scan/cards';
import { App, Form } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/SessionContext.tsx';
import { userMessage } from '../../app/userMessage.ts';
import { today } from '../../ui/dateText.ts';
import { useDraft } from '../../ui/useDraft.ts';
import { useIssues } from '../../ui/useIssues.ts';
import {
  ReceptionByIdDocument,
  ReceptionCardAddressDocument,
  type ReceptionDetailFragment,
  ReceptionFacilityDocument,
  ReceptionFindDocument,
  ReceptionPatientByCodeDocument,
  ReceptionPatientByIdDocument,
  type ReceptionPatientFragment,
  type ReceptionRowFragment,
} from './reception.main.gen.ts';
import { receptionFormIssues } from './receptionIssues.ts';
import {
  cardOf,
  emptyValues,
  fromPatient,
  fromReception,
  fromScan,
  type Labels,
  priorityOf,
  type ReceptionValues,
} from './receptionValues.ts';
import { useReceptionOptions } from './useReceptionOptions.ts';
import { useReceptionSave } from './useReceptionSave.ts';

type Kept = { values: ReceptionValues; patientId: string | null; labels: Labels; requestId: string };

/** The form of one reception: whom it is for, what is typed, drafts, scans, issues, saving. */
export function useReceptionForm(onSaved: (reception: ReceptionDetailFragment) => void) {
  const { t } = useTranslation('reception');
  const { message } = App.useApp();
  const client = useApolloClient();
  const session = useSession();
  const [form] = Form.useForm<ReceptionValues>();
  const [values, setValues] = useState<ReceptionValues>(emptyValues);
  const [labels, setLabels] = useState<Labels>({});
  const [patient, setPatient] = useState<ReceptionPatientFragment | null>(null);
  const [history, setHistory] = useState<readonly ReceptionRowFragment[]>([]);
  const [reception, setReception] = useState<ReceptionDetailFragment | null>(null);
  const requestId = useRef<string>(crypto.randomUUID());
  const priorityTouched = useRef(false);
  const issues = useIssues(form);
  const draft = useDraft<Kept>('reception', reception?._id ?? 'new');
  const [restored, setRestored] = useState<number | null>(null);
  const options = useReceptionOptions(values.DoiTuong_Id, session.nodeId);

  const fill = useCallback(
    (next: Partial<ReceptionValues>, more: Labels = {}) => {
      form.setFieldsValue(next);
      setValues((before) => ({ ...before, ...next }));
      setLabels((before) => ({ ...before, ...more }));
    },
    [form],
  );

  /** An empty form with what a new patient usually is. */
  const start = useCallback(() => {
    setPatient(null);
    setReception(null);
    setHistory([]);
    setRestored(null);
    requestId.current = crypto.randomUUID();
    priorityTouched.current = false;
    issues.set([]);
    form.resetFields();
    fill({ ...emptyValues, ...options.usual }, options.usualLabels);
  }, [fill, form, issues.set, options.usual, options.usualLabels]);

  // The first form: what was typed before the page was left, else what a new patient usually is.
  // A card that is scanned before waits for it, or the first form would wipe what the card filled in.
  const begun = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  const whenBegun = useCallback(
    () => (begun.current ? Promise.resolve() : new Promise<void>((go) => waiting.current.push(go))),
    [],
  );
  useEffect(() => {
    if (begun.current || !draft.ready || !options.ready) return;
    begun.current = true;
    for (const go of waiting.current) go();
    if (!draft.found) return start();
    const { value, savedAt } = draft.found;
    requestId.current = value.requestId;
    fill(value.values, value.labels);
    setRestored(savedAt);
    if (value.patientId) void readPatient(value.patientId).then((found) => found && setPatient(found));
  });

  // A card may be scanned before the payers are read: who asks after that reads those of now.
  const payers = useRef(options.payers);
  payers.current = options.payers;
  const payerFor = useCallback((insured: boolean) => {
    const payer = payers.current.find((one) => (insured ? one.laBHYT : one.macDinh));
    return payer?._id ?? null;
  }, []);

  const readPatient = useCallback(
    async (id: string): Promise<ReceptionPatientFragment | null> => {
      const { data } = await client.query({ query: ReceptionPatientByIdDocument, variables: { id } });
      setHistory(data?.tiepNhansByBenhNhan ?? []);
      return data?.benhNhan ?? null;
    },
    [client],
  );

  /** Takes a known patient; a scanned card goes before the kept one. */
  const take = useCallback(
    async (id: string, card: Partial<ReceptionValues> = {}, cardLabels: Labels = {}) => {
      try {
        const found = await readPatient(id);
        if (!found) return;
        const known = fromPatient(found, today());
        const next = { ...known.values, ...card };
        setPatient(found);
        issues.set([]);
        fill(
          { ...next, DoiTuong_Id: payerFor(Boolean(next.SoTheBHYT)) ?? values.DoiTuong_Id },
          { ...known.labels, ...cardLabels },
        );
      } catch (error) {
        message.error(userMessage(error));
      }
    },
    [fill, issues.set, message, payerFor, readPatient, values.DoiTuong_Id],
  );

  const facilityOf = useCallback(
    async (code: string | null) => {
      if (!code) return null;
      const { data } = await client.query({
        query: ReceptionFacilityDocument,
        variables: { MaCSKCB: { MaCSKCB: code } },
      });
      const found = data?.benhViens.data.find((one) => one.MaCSKCB === code);
      return found ? { _id: found._id, ma: found.MaCSKCB ?? null, ten: found.TenBenhVien ?? '' } : null;
    },
    [client],
  );

  /** The fields of an address that a card prints; the commune is left to the desk where its name is not unique. */
  const addressOf = useCallback(
    async (diaChi: string): Promise<{ values: Partial<ReceptionValues>; labels: Labels }> => {
      if (diaChi.trim() === '') return { values: {}, labels: {} };
      const { data } = await client.query({ query: ReceptionCardAddressDocument, variables: { diaChi } });
      const found = data?.timDiaChiTrenThe;
      if (!found) return { values: { SoNha: diaChi }, labels: {} };
      const { SoNha, DiaChi_Id, DiaChi } = found;
      return { values: { SoNha, DiaChi_Id }, labels: DiaChi ? { DiaChi_Id: DiaChi } : {} };
    },
    [client],
  );

  /** Opens a kept reception for reading or editing. */
  const open = useCallback(
    async (id: string) => {
      try {
        const { data } = await client.query({ query: ReceptionByIdDocument, variables: { id } });
        const found = data?.getTiepNhanById;
        if (!found) return;
        const shown = fromReception(found);
        setReception(found);
        setPatient(found.BenhNhan ?? null);
        setRestored(null);
        priorityTouched.current = true;
        issues.set([]);
        fill({ ...emptyValues, ...shown.values }, shown.labels);
        void readPatient(found.BenhNhan_Id);
      } catch (error) {
        message.error(userMessage(error));
      }
    },
    [client, fill, issues.set, message, readPatient],
  );

  /** What a scanner read: a card fills the form and finds its owner, a code opens what it names. */
  const scan = useCallback(
    async (text: string) => {
      const read: Scan = parseScan(text);
      if (read.kind === 'bank' || read.kind === 'unreadable') {
        message.warning(t(read.kind === 'bank' ? 'scanBank' : 'scanUnreadable'));
        return;
      }
      await whenBegun();
      if (reception) start();
      const code =
        read.kind === 'insurance'
          ? read.SoTheBHYT
          : read.kind === 'citizen'
            ? read.CMNDHoacHoChieu
            : read.value;
      try {
        const { data } = await client.query({ query: ReceptionPatientByCodeDocument, variables: { code } });
        const facility = read.kind === 'insurance' ? await facilityOf(read.maDKBD) : null;
        const card =
          read.kind === 'insurance' ? { ...cardOf(read), BenhVien_KCB_Id: facility?._id ?? null } : {};
        const cardLabels: Labels = facility ? { BenhVien_KCB_Id: facility } : {};
        if (data?.searchBenhNhanByCode) return await take(data.searchBenhNhanByCode._id, card, cardLabels);
        if (read.kind === 'code') {
          message.info(t('scanNobody', { code }));
          return;
        }
        const address = await addressOf(read.diaChi);
        setPatient(null);
        fill(
          {
            ...fromScan(read),
            ...address.values,
            ...card,
            DoiTuong_Id: payerFor(read.kind === 'insurance'),
          },
          { ...cardLabels, ...address.labels },
        );
      } catch (error) {
        message.error(userMessage(error));
      }
    },
    [addressOf, client, facilityOf, fill, message, payerFor, reception, start, t, take, whenBegun],
  );

  const find = useCallback(
    async (keyword: string) => {
      const { data } = await client.query({ query: ReceptionFindDocument, variables: { keyword } });
      return data?.benhNhans ?? [];
    },
    [client],
  );

  const saver = useReceptionSave({
    issues,
    onTake: (id) => void take(id),
    onConflict: () => {
      message.warning(t('changedElsewhere'));
      if (reception) void open(reception._id);
      else if (patient) void take(patient._id);
    },
  });

  const laBHYT = options.payers.find((one) => one._id === values.DoiTuong_Id)?.laBHYT ?? false;
  const rules = useMemo(
    () => ({ laBHYT, day: today(), mandatory: session.settings.patient, needsService: reception === null }),
    [laBHYT, session.settings.patient, reception],
  );

  const save = async (): Promise<ReceptionDetailFragment | null> => {
    const found = receptionFormIssues(values, rules);
    issues.set(found);
    if (found.length > 0) return null;
    const meta = {
      requestId: requestId.current,
      BenhNhan_Id: patient?._id ?? null,
      patientVersion: patient?.version ?? null,
      version: reception?.version ?? null,
      id: reception?._id ?? null,
    };
    const kept = await saver.save(values, meta);
    if (!kept) return null;
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
    draft.keep(
      { values: next, patientId: patient?._id ?? null, labels, requestId: requestId.current },
      reception?.version ?? null,
    );
  };

  // Priority follows birth and card until somebody decides otherwise.
  const reason = priorityOf(values, today());
  useEffect(() => {
    if (priorityTouched.current) return;
    const wanted = { UuTien: reason !== null, LyDoUuTien: reason };
    if (values.UuTien !== wanted.UuTien || values.LyDoUuTien !== wanted.LyDoUuTien) fill(wanted);
  }, [reason, values.UuTien, values.LyDoUuTien, fill]);

  return {
    form,
    values,
    labels,
    patient,
    history,
    reception,
    options,
    laBHYT,
    issues,
    restored,
    saving: saver.saving,
    discardDraft: () => {
      draft.clear();
      start();
    },
    start: () => {
      draft.clear();
      start();
    },
    take,
    open,
    scan,
    find,
    save,
    change,
    set: fill,
    setReception,
  };
}
