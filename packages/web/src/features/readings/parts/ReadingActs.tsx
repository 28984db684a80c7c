import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { SlipActs } from '../../orders/desk/SlipActs.tsx';
import { useReadingDesk } from '../readingDesk.ts';
import type { ReadingResult } from '../readingEntry.ts';
import type { ReadingSlip } from '../useReadingSlip.ts';
import { PreliminaryActs } from './PreliminaryActs.tsx';

type Props = {
  state: ReadingSlip;
  result: ReadingResult;
  /** Focuses the act that comes next. */
  nextRef: Ref<{ focus: () => void }>;
};

/** The acts on a slip. */
export function ReadingActs({ state, result, nextRef }: Props) {
  const { t } = useTranslation('readings');
  const desk = useReadingDesk();
  const { begin, undoBegin } = state;
  return (
    <SlipActs
      desk={desk}
      slip={result.DichVuYeuCau}
      state={state}
      begin={{ label: t('begin'), run: begin, undoLabel: t('undoBegin'), undo: undoBegin }}
      isBlank={!state.dirty && result.ketQuas.every((line) => !hasContent(line))}
      returnResult={state.returnResult}
      nextRef={nextRef}
      more={desk.preliminary ? <PreliminaryActs state={state} result={result} /> : null}
    />
  );
}

function hasContent(line: ReadingResult['ketQuas'][number]): boolean {
  return Boolean(
    line.MoTa ||
      line.KetLuan ||
      line.DeNghi ||
      line.hinhAnhs.length > 0 ||
      ('noiDung' in line && line.noiDung),
  );
}
