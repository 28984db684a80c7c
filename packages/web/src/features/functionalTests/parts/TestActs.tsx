import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { SlipActs } from '../../orders/desk/SlipActs.tsx';
import { testDesk } from '../testDesk.ts';
import type { TestResult } from '../testEntry.ts';
import type { TestSlip } from '../useTestSlip.ts';

type Props = {
  state: TestSlip;
  result: TestResult;
  /** Focuses the act that comes next. */
  nextRef: Ref<{ focus: () => void }>;
};

/** The acts on a slip of functional tests. */
export function TestActs({ state, result, nextRef }: Props) {
  const { t } = useTranslation('functionalTests');
  const { begin, undoBegin } = state;
  return (
    <SlipActs
      desk={testDesk}
      slip={result.DichVuYeuCau}
      state={state}
      begin={{ label: t('begin'), run: begin, undoLabel: t('undoBegin'), undo: undoBegin }}
      isBlank={!state.dirty && result.ketQuas.every((line) => !hasContent(line))}
      returnResult={state.returnResult}
      reasons={[t('reasons.conclusion'), t('reasons.images'), t('reasons.patient')]}
      nextRef={nextRef}
    />
  );
}

function hasContent(line: TestResult['ketQuas'][number]): boolean {
  return Boolean(line.MoTa || line.KetLuan || line.DeNghi || line.hinhAnhs.length > 0);
}
