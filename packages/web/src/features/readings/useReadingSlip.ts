import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useTellFirst } from '../criticals/useTellFirst.ts';
import type { ResultKind } from '../orders/desk/resultKind.ts';
import { useDeskSlip } from '../orders/desk/useDeskSlip.ts';
import { conflictLines } from './readingConflict.ts';
import type { ReadingDesk, ReturnAct } from './readingDesk.ts';
import {
  inputOf,
  issuesInSlip,
  type LineValues,
  lineOf,
  partOfIssue,
  progressOf,
  type ReadingInput,
  type ReadingResult,
  type ReadingValues,
  readingParts,
  valuesOf,
} from './readingEntry.ts';
import { entryIssues } from './readingIssues.ts';

const resultsOf = ({
  documents: { read, save, giveBack, takeBack },
  content,
}: ReadingDesk): ResultKind<ReadingResult, ReadingValues, ReadingInput, ReturnAct> => ({
  read,
  save,
  giveBack,
  takeBack,
  seesJudgement: true,
  blank: {},
  parts: readingParts,
  toValues: ({ ketQuas }) => valuesOf(ketQuas, content),
  toInput: ({ ketQuas }, values, changed, version) => inputOf(ketQuas, values, changed, version),
  issues: ({ ketQuas, DichVuYeuCau: { NgayYeuCau } }, values, complete) =>
    entryIssues(ketQuas, values, complete, { ordered: Date.parse(NgayYeuCau), now: Date.now() }, content),
  placed: (issues, { ketQuas }, changed) => issuesInSlip(issues, ketQuas, changed),
  partOf: (path, result) => partOfIssue(path, result?.ketQuas ?? []),
});

/** One slip of the desk, live: its texts and images as a form, its result. */
export function useReadingSlip(desk: ReadingDesk, id: string | null) {
  const { t } = useTranslation('readings');
  const kind = useMemo(() => resultsOf(desk), [desk]);
  const state = useDeskSlip(desk, kind, id, ({ paths, mine, theirs, record }) =>
    conflictLines(
      paths,
      mine,
      theirs,
      record?.ketQuas ?? [],
      t,
      desk.content && { label: t('content', { ns: desk.name }), told: desk.content.told },
    ),
  );
  const lines = state.result?.ketQuas ?? [];
  /** The services in work that endanger the patient, each with its conclusion. */
  const found = lines.flatMap(({ ChiTiet_Id, TenDichVu }) => {
    const { LaNguyHiem, KetLuan } = lineOf(state.content, ChiTiet_Id);
    return LaNguyHiem ? [{ ChiTiet_Id, TenDichVu, KetLuan }] : [];
  });
  const isTold = state.result?.phienBans.some(
    ({ PhienBan, XacNhanNguyHiem }) => PhienBan === state.result?.PhienBan && XacNhanNguyHiem,
  );
  const { give, ...tell } = useTellFirst<ReturnAct>(id, found.length > 0 && !isTold, state.giveBack);
  return {
    ...state,
    ...tell,
    found,
    progress: progressOf(state.result?.ketQuas ?? [], state.content),
    /** Changes fields of one service. */
    changeLine: (ChiTiet_Id: string, part: Partial<LineValues>) =>
      state.change({ [ChiTiet_Id]: { ...lineOf(state.values(), ChiTiet_Id), ...part } }),
    returnResult: async () => state.isComplete() && give({}),
    returnPreliminary: () => give({ LaSoBo: true }),
  };
}

export type ReadingSlip = ReturnType<typeof useReadingSlip>;
