import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useQuestion } from '../../ui/useQuestion.ts';
import { useTellFirst } from '../criticals/useTellFirst.ts';
import type { ResultKind } from '../orders/desk/resultKind.ts';
import { useDeskSlip } from '../orders/desk/useDeskSlip.ts';
import { conflictLines as serviceConflicts } from '../readings/readingConflict.ts';
import { type LineValues, lineOf } from '../readings/readingEntry.ts';
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
import { doubtsOf, seenOf } from './labDoubts.ts';
import { entryIssues, inputOf, issuesInGrid, keyAt, oldLabDraft, progressOf } from './labEntry.ts';
import {
  cellsIn,
  formOf,
  issuesAtServices,
  type LabForm,
  labFormParts,
  linesIn,
  partOfService,
  serviceInput,
  serviceIssues,
  servicesOf,
} from './labForm.ts';

export type LabResult = LabResultFragment;
/** Whom the critical values were told to, null where there are none, and what was seen before the return. */
type Told = { XacNhanNguyHiem: string | null } & Partial<ReturnType<typeof seenOf>>;

const isOfService = (path: string) => /^(?:luu\.)?dichVus\./.test(path);

const labResults: ResultKind<LabResult, LabForm, KetQuaXetNghiemInput, Told> = {
  read: LabResultOfSlipDocument,
  save: LabSaveDocument,
  giveBack: LabReturnDocument,
  takeBack: LabTakeBackDocument,
  blank: {},
  parts: labFormParts,
  toValues: formOf,
  toInput: (result, form, changed, version) => {
    const dichVus = serviceInput(result, form, changed);
    const input = inputOf(result.ketQuas, cellsIn(form), changed, version);
    return dichVus.length > 0 ? { ...input, dichVus } : input;
  },
  issues: (result, form, complete) => [
    ...entryIssues(result.ketQuas, cellsIn(form), complete),
    ...serviceIssues(result, form, complete, Date.now()),
  ],
  placed: (issues, result, changed) => [
    ...issuesInGrid(
      issues.filter((issue) => !isOfService(issue.path)),
      result.ketQuas,
      changed,
    ),
    ...issuesAtServices(
      issues.filter((issue) => isOfService(issue.path)),
      result,
      changed,
    ),
  ],
  partOf: (path, result) =>
    isOfService(path) ? partOfService(path, result) : keyAt(path, result?.ketQuas ?? []),
  oldDraft: oldLabDraft,
};

/** One slip of the laboratory, live: its values as a form, its sample, its result. */
export function useLabSlip(id: string | null) {
  const { t } = useTranslation(['lab', 'readings', 'common']);
  const [take, taking] = useMutation(LabTakeSampleDocument);
  const [undo, undoing] = useMutation(LabUndoSampleDocument);
  const [reject, rejecting] = useMutation(LabRejectSampleDocument);
  const [askAgain, askingAgain] = useMutation(LabAskRerunDocument);
  const [choose, choosing] = useMutation(LabChooseRerunDocument);
  const state = useDeskSlip(labDesk, labResults, id, ({ paths, mine, theirs, record }) => [
    ...conflictLines(paths, cellsIn(mine), cellsIn(theirs), record?.ketQuas ?? [], t('conclusion')),
    ...serviceConflicts(paths, linesIn(mine), linesIn(theirs), record ? servicesOf(record) : [], t),
  ]);
  const { result, attempt, giveBack, content } = state;
  const cells = cellsIn(content);
  const slip = result?.DichVuYeuCau ?? null;
  const progress = progressOf(result?.ketQuas ?? [], cells);
  const isTellNeeded = progress.critical.length > 0 && !result?.XacNhanNguyHiem;
  const { give, ...tell } = useTellFirst<Told>(id, isTellNeeded, giveBack);
  // also for who verifies without the right to enter
  const doubts =
    result && slip?.TrangThai === 'ChuaKetQua' ? doubtsOf(result, cells) : { judged: [], differing: [] };
  const hasDoubts = doubts.judged.length + doubts.differing.length > 0;
  const [confirming, confirm] = useQuestion<true>(id, hasDoubts);
  return {
    ...state,
    ...tell,
    cells,
    /** What is written of services beside their values. */
    lines: linesIn(content),
    values: () => cellsIn(state.values()),
    /** Changes fields of one service. */
    changeLine: (ChiTiet_Id: string, part: Partial<LineValues>) =>
      state.change({ [ChiTiet_Id]: { ...lineOf(linesIn(state.values()), ChiTiet_Id), ...part } }),
    progress,
    busy:
      state.busy || [taking, undoing, rejecting, askingAgain, choosing].some((running) => running.loading),
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
    /** What has to be seen before the return. */
    doubts,
    /** Whether a return waits for a person to have seen that. */
    confirming: confirming !== null,
    stopConfirming: () => confirm(null),
    /** Saves and returns the result; asks first what has to be seen, then whom the critical values were told to. */
    returnResult: async () => {
      if (!state.isComplete()) return false;
      if (!hasDoubts) return give({ XacNhanNguyHiem: null });
      confirm(true);
      return false;
    },
    /** Goes on with the return once that was seen. */
    returnSeen: async () => {
      confirm(null);
      return give({ XacNhanNguyHiem: null, ...seenOf(doubts) });
    },
  };
}

export type LabSlip = ReturnType<typeof useLabSlip>;
