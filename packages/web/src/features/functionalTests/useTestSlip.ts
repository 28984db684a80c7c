import { useTranslation } from 'react-i18next';
import type { ResultKind } from '../orders/desk/resultKind.ts';
import { useDeskSlip } from '../orders/desk/useDeskSlip.ts';
import {
  type KetQuaThamDoChucNangInput,
  TestResultOfSlipDocument,
  TestReturnDocument,
  TestSaveDocument,
  TestTakeBackDocument,
} from './functionalTests.main.gen.ts';
import { conflictLines } from './testConflict.ts';
import { testDesk } from './testDesk.ts';
import {
  entryIssues,
  inputOf,
  issuesInSlip,
  type LineValues,
  lineOf,
  partOfIssue,
  progressOf,
  type TestResult,
  type TestValues,
  testParts,
  valuesOf,
} from './testEntry.ts';

const testResults: ResultKind<TestResult, TestValues, KetQuaThamDoChucNangInput, object> = {
  read: TestResultOfSlipDocument,
  save: TestSaveDocument,
  giveBack: TestReturnDocument,
  takeBack: TestTakeBackDocument,
  blank: {},
  parts: testParts,
  toValues: ({ ketQuas }) => valuesOf(ketQuas),
  toInput: ({ ketQuas }, values, changed, version) => inputOf(ketQuas, values, changed, version),
  issues: ({ ketQuas }, values, complete) => entryIssues(ketQuas, values, complete),
  placed: (issues, { ketQuas }, changed) => issuesInSlip(issues, ketQuas, changed),
  partOf: (path, result) => partOfIssue(path, result?.ketQuas ?? []),
};

/** One slip of functional tests, live: its texts and images as a form, its result. */
export function useTestSlip(id: string | null) {
  const { t } = useTranslation('functionalTests');
  const state = useDeskSlip(testDesk, testResults, id, ({ paths, mine, theirs, record }) =>
    conflictLines(paths, mine, theirs, record?.ketQuas ?? [], (field, count) =>
      field === 'hinhAnhs' ? t('images', { count }) : t(`field.${field}`),
    ),
  );
  return {
    ...state,
    progress: progressOf(state.result?.ketQuas ?? [], state.content),
    /** Changes fields of one service. */
    changeLine: (ChiTiet_Id: string, part: Partial<LineValues>) =>
      state.change({ [ChiTiet_Id]: { ...lineOf(state.values(), ChiTiet_Id), ...part } }),
    returnResult: async () => state.isComplete() && state.giveBack({}),
  };
}

export type TestSlip = ReturnType<typeof useTestSlip>;
