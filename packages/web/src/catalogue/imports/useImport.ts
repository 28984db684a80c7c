import { useCallback, useEffect, useRef, useState } from 'react';
import { HttpRefusal } from '../../session/http.ts';
import { userMessage } from '../../session/userMessage.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { useRequestIds } from '../../ui/useRequestIds.ts';
import * as api from './api.ts';
import type { CatalogueImport, Choices, Mended, Plans } from './types.ts';
import { forgetUnsent, keepUnsent, unsentOf } from './unsent.ts';

export type Step = 'file' | 'columns' | 'check' | 'done';

const stepOf: Record<CatalogueImport['TrangThai'], Step> = {
  DaDoc: 'columns',
  DangKiemTra: 'check',
  DaKiemTra: 'check',
  DangGhi: 'check',
  Loi: 'check',
  DaGhi: 'done',
  DaHuy: 'file',
  DaHoanTac: 'file',
};

/** How soon what is chosen is kept on the server, in milliseconds after the last change. */
const keepMs = 400;

/** The import that this user left, with what was chosen for it last. */
async function lastImport(id: string): Promise<CatalogueImport> {
  const choices = unsentOf(id);
  if (choices) {
    // an import that went on in another window is not changed any more
    await api.keepChoices(id, choices).catch((error) => {
      if (!(error instanceof HttpRefusal)) throw error;
    });
    forgetUnsent(id);
  }
  return api.importOf(id);
}

/**
 * An import of one catalogue: it lives on the server, so that a reload, or another day's first hour, goes on where it was. `opened` is the
 * run that was started elsewhere and is looked at here.
 */
export function useImport(catalogue: string, opened: string | null = null) {
  const [plans, setPlans] = useState<Plans | null>(null);
  const [run, setRun] = useState<CatalogueImport | null>(null);
  const [asked, setAsked] = useState<Step | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const requestIds = useRequestIds();
  /** The act that is under way, until its answer is shown. */
  const underWay = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; send: () => Promise<void> } | null>(null);

  const act = useCallback(async (work: () => Promise<void>) => {
    setBusy(true);
    setRefusal(null);
    const whole = async () => {
      try {
        await work();
      } catch (error) {
        setRefusal(userMessage(error));
      } finally {
        setBusy(false);
      }
    };
    underWay.current = whole();
    await underWay.current;
  }, []);

  const load = useCallback(
    () =>
      act(async () => {
        const found = await api.plansOf(catalogue);
        // one that is no longer kept is not looked at
        const given = opened === null ? null : await api.importOf(opened).catch(() => null);
        const last = given ?? (found.last === null ? null : await lastImport(found.last));
        setPlans(found);
        setRun(last);
        // what is written already is no work to go on with
        setAsked(given === null && last?.TrangThai === 'DaGhi' ? 'file' : null);
      }),
    [act, catalogue, opened],
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
    // a step may end before its start is answered: that answer, which says that it runs, must not come last
    else
      void underWay.current
        .then(() => api.importOf(id))
        .then(
          // what was chosen meanwhile is newer
          (now) => setRun((before) => (before?._id === id && !waiting.current ? now : before)),
          () => undefined,
        );
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
    if (run) forgetUnsent(run._id);
  };
  useEffect(
    // what was chosen last is kept when the screen is left
    () => () => void flush().catch(() => undefined),
    [flush],
  );

  const keep = (change: Partial<Choices>, soon = keepMs) => {
    if (!run) return;
    const { mapping, options } = { ...run, ...change };
    const choices = { headerRow: change.headerRow ?? run.sheet.headerRow, mapping, options };
    setRun({ ...run, mapping, options, TrangThai: 'DaDoc', report: null });
    setAsked('columns');
    forgetChoices();
    keepUnsent(run._id, choices);
    const send = async () => {
      const kept = await api.keepChoices(run._id, choices);
      if (!waiting.current) forgetUnsent(run._id);
      // another header line proposes the columns anew
      if (change.headerRow !== undefined) setRun(kept);
    };
    waiting.current = { send, timer: setTimeout(() => void act(flush), soon) };
  };

  /** Another file takes the place of the one before, which is given up unless it was written. */
  const replace = async (take: () => Promise<CatalogueImport>) => {
    const before = run;
    const taken = await take();
    forgetChoices();
    setRun(taken);
    setAsked(null);
    if (before && before.TrangThai !== 'DaGhi' && before.ghiLuc === null)
      await api.cancelImport(before._id).catch(() => undefined);
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
    send: (plan: string, file: File) => act(() => replace(() => api.sendFile(plan, file))),
    /** The file that ships with Sen: checked and written at one press. */
    sendShipped: (plan: string) => act(() => replace(() => api.startShipped(plan))),
    check: () =>
      act(async () => {
        if (!run) return;
        await flush();
        setRun(await api.startCheck(run._id));
        setAsked(null);
      }),
    /** `partly`: the lines without a fault, although others have some. */
    write: (partly = false) =>
      act(async () => {
        if (!run) return;
        const key = `${run._id} ${JSON.stringify(run.report?.parts)}`;
        setRun(await api.startWrite(run._id, requestIds.of(key), partly));
        requestIds.done(key);
        setAsked(null);
      }),
    mend: (cell: Mended) =>
      act(async () => {
        if (run) setRun(await api.mendCells(run._id, [cell]));
      }),
    /** Takes a written import back; false when that was refused. */
    undo: async () => {
      let done = false;
      await act(async () => {
        if (!run) return;
        setRun(await api.undoImport(run._id));
        setPlans(await api.plansOf(catalogue));
        setAsked(null);
        done = true;
      });
      return done;
    },
    /** Opens an import that was written before. */
    openWritten: (written: string) =>
      act(async () => {
        forgetChoices();
        setRun(await api.importOf(written));
        setAsked('done');
      }),
    cancel: () =>
      act(async () => {
        if (run) setRun(await api.cancelImport(run._id));
      }),
    another: () => setAsked('file'),
  };
}

export type ImportRun = ReturnType<typeof useImport>;
