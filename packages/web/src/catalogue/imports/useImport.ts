import { useCallback, useEffect, useRef, useState } from 'react';
import { HttpRefusal } from '../../app/http.ts';
import { beforeLeaving } from '../../app/leaving.ts';
import { userMessage } from '../../app/userMessage.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { useRequestIds } from '../../ui/useRequestIds.ts';
import * as api from './api.ts';
import type { CatalogueImport, ImportOptions, Mapping, Plans } from './types.ts';

export type Step = 'file' | 'columns' | 'check' | 'done';

const stepOf: Record<CatalogueImport['TrangThai'], Step> = {
  DaDoc: 'columns',
  DangKiemTra: 'check',
  DaKiemTra: 'check',
  DangGhi: 'check',
  Loi: 'check',
  DaGhi: 'done',
  DaHuy: 'file',
};

/** How soon what is chosen is kept on the server, in milliseconds after the last change. */
const keepMs = 400;

/** An import of one catalogue: it lives on the server, so that a reload, or another day's first hour, goes on where it was. */
export function useImport(catalogue: string) {
  const [plans, setPlans] = useState<Plans | null>(null);
  const [run, setRun] = useState<CatalogueImport | null>(null);
  const [asked, setAsked] = useState<Step | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const requestIds = useRequestIds();
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; send: () => Promise<void> } | null>(null);

  const act = useCallback(async (work: () => Promise<void>) => {
    setBusy(true);
    setRefusal(null);
    try {
      await work();
    } catch (error) {
      setRefusal(error instanceof HttpRefusal ? error.message : userMessage(error));
    } finally {
      setBusy(false);
    }
  }, []);

  const load = useCallback(
    () =>
      act(async () => {
        const found = await api.plansOf(catalogue);
        const last = found.last === null ? null : await api.importOf(found.last);
        setPlans(found);
        setRun(last);
        // what is written already is no work to go on with
        setAsked(last?.TrangThai === 'DaGhi' ? 'file' : null);
      }),
    [act, catalogue],
  );
  useEffect(() => void load(), [load]);

  const id = run?._id ?? null;
  useEvents(['NhapDanhMuc'], (event) => {
    const told = event?.data as { _id?: unknown; done?: unknown } | undefined; // as run.ts of the server tells
    if (id === null || (event !== null && told?._id !== id)) return;
    const done = told?.done;
    if (event?.process === 'update' && typeof done === 'number')
      setRun((now) => (now ? { ...now, SoDongXong: done } : now));
    // what was chosen here and has not arrived is newer than what the server has
    else if (waiting.current) void act(flush);
    else void api.importOf(id).then(setRun, () => undefined);
  });

  const flush = useCallback(async () => {
    const pending = waiting.current;
    if (!pending) return;
    clearTimeout(pending.timer);
    waiting.current = null;
    try {
      await pending.send();
    } catch (error) {
      // the file is not checked by choices that the server never got: they are sent before the next act
      waiting.current ??= pending;
      throw error;
    }
  }, []);
  /** What was chosen for a file does not concern another one. */
  const forgetChoices = () => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = null;
  };
  useEffect(() => {
    // what was chosen last is kept when the screen is left, or the page
    const sendNow = () => flush().catch(() => undefined);
    const stay = beforeLeaving(sendNow);
    return () => {
      stay();
      void sendNow();
    };
  }, [flush]);

  const keep = (
    change: { mapping?: Mapping; options?: ImportOptions; headerRow?: number },
    soon = keepMs,
  ) => {
    if (!run) return;
    const headerRow = change.headerRow ?? run.sheet.headerRow;
    const next = {
      ...run,
      TrangThai: 'DaDoc' as const,
      report: null,
      mapping: change.mapping ?? run.mapping,
      options: change.options ?? run.options,
    };
    setRun(next);
    setAsked('columns');
    forgetChoices();
    const send = async () => {
      const kept = await api.keepChoices(run._id, {
        headerRow,
        mapping: next.mapping,
        options: next.options,
      });
      // another header line proposes the columns anew
      if (change.headerRow !== undefined) setRun(kept);
    };
    waiting.current = { send, timer: setTimeout(() => void act(flush), soon) };
  };

  return {
    plans,
    run,
    step: asked ?? (run ? stepOf[run.TrangThai] : ('file' as const)),
    busy,
    refusal,
    load,
    keep,
    go: setAsked,
    send: (plan: string, file: File) =>
      act(async () => {
        const before = run;
        const taken = await api.sendFile(plan, file);
        forgetChoices();
        setRun(taken);
        setAsked(null);
        if (before && before.TrangThai !== 'DaGhi') await api.cancelImport(before._id).catch(() => undefined);
      }),
    check: () =>
      act(async () => {
        if (!run) return;
        await flush();
        setRun(await api.startCheck(run._id));
        setAsked(null);
      }),
    write: () =>
      act(async () => {
        if (!run) return;
        const key = `${run._id} ${JSON.stringify(run.report?.parts)}`;
        setRun(await api.startWrite(run._id, requestIds.of(key)));
        requestIds.done(key);
        setAsked(null);
      }),
    cancel: () =>
      act(async () => {
        if (run) setRun(await api.cancelImport(run._id));
      }),
    another: () => setAsked('file'),
  };
}

export type ImportRun = ReturnType<typeof useImport>;
