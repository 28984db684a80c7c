import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResultKind } from '../orders/desk/resultKind.ts';
import { useDeskSlip } from '../orders/desk/useDeskSlip.ts';
import {
  type ChonKetQuaChayLaiInput,
  type KetQuaXetNghiemInput,
  LabAskRerunDocument,
  LabChooseRerunDocument,
  LabRejectSampleDocument,
  type LabResultFragment,
  LabResultOfSlipDocument,
  LabReturnDocument,
  LabSaveDocument,
  LabTakeBackDocument,
  LabTakeSampleDocument,
  LabUndoSampleDocument,
  type TuChoiMauInput,
  type YeuCauChayLaiInput,
} from './lab.main.gen.ts';
import { conflictLines } from './labConflict.ts';
import { labDesk } from './labDesk.ts';
import {
  cellsOf,
  entryIssues,
  inputOf,
  issuesInGrid,
  keyAt,
  type LabCells,
  labParts,
  oldLabDraft,
  progressOf,
} from './labEntry.ts';

export type LabResult = LabResultFragment;
/** Whom the critical values were told to, null where there are none. */
type Told = { XacNhanNguyHiem: string | null };

const labResults: ResultKind<LabResult, LabCells, KetQuaXetNghiemInput, Told> = {
  read: LabResultOfSlipDocument,
  save: LabSaveDocument,
  giveBack: LabReturnDocument,
  takeBack: LabTakeBackDocument,
  blank: {},
  parts: labParts,
  toValues: ({ ketQuas, DichVuYeuCau }) => cellsOf(ketQuas, DichVuYeuCau.KetLuan),
  toInput: ({ ketQuas }, cells, changed, version) => inputOf(ketQuas, cells, changed, version),
  issues: ({ ketQuas }, cells, complete) => entryIssues(ketQuas, cells, complete),
  placed: (issues, { ketQuas }, changed) => issuesInGrid(issues, ketQuas, changed),
  partOf: (path, result) => keyAt(path, result?.ketQuas ?? []),
  oldDraft: oldLabDraft,
};

/** One slip of the laboratory, live: its values as a form, its sample, its result. */
export function useLabSlip(id: string | null) {
  const { t } = useTranslation('lab');
  const [asking, setAsking] = useState(false);
  const [take, taking] = useMutation(LabTakeSampleDocument);
  const [undo, undoing] = useMutation(LabUndoSampleDocument);
  const [reject, rejecting] = useMutation(LabRejectSampleDocument);
  const [askAgain, askingAgain] = useMutation(LabAskRerunDocument);
  const [choose, choosing] = useMutation(LabChooseRerunDocument);
  const state = useDeskSlip(labDesk, labResults, id, ({ paths, mine, theirs, record }) =>
    conflictLines(paths, mine, theirs, record?.ketQuas ?? [], t('conclusion')),
  );
  const { result, attempt, giveBack, content: cells } = state;
  const slip = result?.DichVuYeuCau ?? null;
  const progress = progressOf(result?.ketQuas ?? [], cells);
  const returnTold = async (XacNhanNguyHiem: string | null) => {
    await giveBack({ XacNhanNguyHiem });
    setAsking(false);
  };
  return {
    ...state,
    cells,
    progress,
    busy:
      state.busy || [taking, undoing, rejecting, askingAgain, choosing].some((running) => running.loading),
    /** Whether the critical values wait for whom they were told to. */
    asking,
    stopAsking: () => setAsking(false),
    takeSample: async () =>
      slip !== null &&
      attempt(() => take({ variables: { id: slip._id, input: { oldState: slip.TrangThai } } })),
    undoSample: async () => slip !== null && attempt(() => undo({ variables: { id: slip._id } })),
    /** Rejects the sample: what is entered of it goes into the history. */
    rejectSample: async (of: Omit<TuChoiMauInput, 'version'>) =>
      slip !== null &&
      attempt(async () => {
        await reject({ variables: { id: slip._id, input: { ...of, version: slip.version } } });
        // what was typed of the rejected sample is not of the next one
        state.discard();
      }),
    /** Has values measured again; the first ones stay beside. */
    askRerun: async (of: Omit<YeuCauChayLaiInput, 'version'>) =>
      slip !== null &&
      attempt(() => askAgain({ variables: { id: slip._id, input: { ...of, version: slip.version } } })),
    /** Chooses between the first value of a rerun and the new one. */
    chooseRerun: async (of: Omit<ChonKetQuaChayLaiInput, 'version'>) =>
      slip !== null &&
      attempt(() => choose({ variables: { id: slip._id, input: { ...of, version: slip.version } } })),
    /** Saves and returns the result; asks first whom the critical values were told to. */
    returnResult: async () => {
      if (!state.isComplete()) return;
      if (progress.critical.length > 0 && !result?.XacNhanNguyHiem) setAsking(true);
      else await returnTold(null);
    },
    returnTold,
  };
}

export type LabSlip = ReturnType<typeof useLabSlip>;
