import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allows } from '../../ui/acts.ts';
import { focusWhenSeen } from '../../ui/focusWhenSeen.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { fieldId, type ResultKind } from '../orders/desk/resultKind.ts';
import { useDeskSlip } from '../orders/desk/useDeskSlip.ts';
import { type LineValues, lineOf, progressOf } from '../readings/readingEntry.ts';
import { procedureConflict } from './procedureConflict.ts';
import { procedureDesk } from './procedureDesk.ts';
import {
  blankReport,
  cleanProcedure,
  type ProcedureInput,
  type ProcedureResult,
  type ProcedureValues,
  partOfPath,
  placedIssues,
  procedureInput,
  procedureIssues,
  procedureParts,
  procedureValues,
  type ReportValues,
  type SlipTab,
  tabOf,
} from './procedureEntry.ts';
import {
  ProcedureLockDocument,
  ProcedureOfSlipDocument,
  ProcedureRemoveDocument,
  ProcedureReturnDocument,
  ProcedureSaveDocument,
  ProcedureTakeBackDocument,
  ProcedureUnlockDocument,
} from './procedures.main.gen.ts';

const kind: ResultKind<ProcedureResult, ProcedureValues, ProcedureInput, object> = {
  read: ProcedureOfSlipDocument,
  save: ProcedureSaveDocument,
  giveBack: ProcedureReturnDocument,
  takeBack: ProcedureTakeBackDocument,
  isOpen: ({ tuongTrinh }) => tuongTrinh.TrangThai === 'DangThucHien',
  seesJudgement: true,
  blank: { dichVus: {}, tuongTrinh: blankReport },
  parts: procedureParts,
  clean: cleanProcedure,
  toValues: procedureValues,
  toInput: procedureInput,
  issues: (result, values, complete) => procedureIssues(result, values, complete, new Date()),
  placed: placedIssues,
  partOf: partOfPath,
};

/** One slip of surgery or procedures, live: its services, its images and its report as a form, and the acts on them. */
export function useProcedureSlip(id: string | null, first: SlipTab) {
  const { t } = useTranslation(['procedures', 'readings']);
  const { message } = useNotices();
  const state = useDeskSlip(procedureDesk, kind, id, (choice) => procedureConflict(choice, t));
  const [tab, setTab] = useState<SlipTab>(first);
  const [lock, locking] = useMutation(ProcedureLockDocument);
  const [unlock, unlocking] = useMutation(ProcedureUnlockDocument);
  const [remove, removing] = useMutation(ProcedureRemoveDocument);

  // an act that finds something wrong leads to the first of it, on whichever tab it stands
  const leads = useRef(false);
  const { list } = state.issues;
  useEffect(() => {
    const [wrong] = list;
    if (!leads.current || !wrong) return;
    leads.current = false;
    setTab(tabOf(wrong.path));
    focusWhenSeen(() => document.getElementById(fieldId(wrong.path)));
  }, [list]);
  const leading = async (act: () => Promise<boolean>): Promise<boolean> => {
    leads.current = true;
    const done = await act();
    if (done) leads.current = false;
    return done;
  };
  const { result } = state;
  const one = { variables: { id: result?.DichVuYeuCau_Id ?? '' } };
  const tell = (key: string) =>
    void message.success(t(key, { code: result?.DichVuYeuCau.SoPhieuYeuCau ?? '' }));
  return {
    ...state,
    busy: state.busy || locking.loading || unlocking.loading || removing.loading,
    tab,
    setTab,
    progress: progressOf(result?.ketQua.ketQuas ?? [], state.content.dichVus),
    /** Whether an act on the report would succeed. */
    mayReport: (action: string) => allows(result?.tuongTrinh ?? null, action),
    /** Changes fields of one service. */
    changeLine: (ChiTiet_Id: string, part: Partial<LineValues>) => {
      const { dichVus } = state.values();
      state.change({ dichVus: { ...dichVus, [ChiTiet_Id]: { ...lineOf(dichVus, ChiTiet_Id), ...part } } });
    },
    /** Changes fields of the report. */
    changeReport: (part: Partial<ReportValues>) =>
      state.change({ tuongTrinh: { ...state.values().tuongTrinh, ...part } }),
    save: () => leading(state.save),
    returnResult: () => leading(async () => state.isComplete() && state.giveBack({})),
    /** Saves what is written and locks the report. */
    lock: () =>
      leading(async () => {
        if (!state.isComplete() || (state.dirty && !(await state.save()))) return false;
        const done = await state.attempt(() => lock(one));
        if (done) tell('locked');
        return done;
      }),
    unlock: async () => {
      if (await state.attempt(() => unlock(one))) tell('unlocked');
    },
    remove: async () => {
      if (await state.attempt(() => remove(one))) tell('removed');
    },
  };
}

export type ProcedureSlip = ReturnType<typeof useProcedureSlip>;
