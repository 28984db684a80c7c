import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResultKind } from '../orders/desk/resultKind.ts';
import { useDeskSlip } from '../orders/desk/useDeskSlip.ts';
import { conflictLines } from './readingConflict.ts';
import type { ReadingDesk, ReturnAct } from './readingDesk.ts';
import {
  entryIssues,
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

const resultsOf = ({
  documents: { read, save, giveBack, takeBack },
  content,
}: ReadingDesk): ResultKind<ReadingResult, ReadingValues, ReadingInput, ReturnAct> => ({
  read,
  save,
  giveBack,
  takeBack,
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
    conflictLines(paths, mine, theirs, record?.ketQuas ?? [], {
      labelOf: (field, count) =>
        field === 'hinhAnhs'
          ? t('images', { count })
          : field === 'noiDung'
            ? t('content', { ns: desk.name })
            : t(`field.${field}`),
      told: desk.content?.told ?? String,
    }),
  );
  return {
    ...state,
    progress: progressOf(state.result?.ketQuas ?? [], state.content),
    /** Changes fields of one service. */
    changeLine: (ChiTiet_Id: string, part: Partial<LineValues>) =>
      state.change({ [ChiTiet_Id]: { ...lineOf(state.values(), ChiTiet_Id), ...part } }),
    returnResult: async () => state.isComplete() && state.giveBack({}),
    returnPreliminary: () => state.giveBack({ LaSoBo: true }),
  };
}

export type ReadingSlip = ReturnType<typeof useReadingSlip>;
