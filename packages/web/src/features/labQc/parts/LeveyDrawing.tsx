import { LineChart } from 'echarts/charts';
import {
  GridComponent,
  LegendComponent,
  MarkAreaComponent,
  MarkLineComponent,
  TooltipComponent,
} from 'echarts/components';
import { use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrawing } from '../../../ui/chart/useDrawing.ts';
import { formatDateTime } from '../../../ui/dateText.ts';
import { showDecimal } from '../../../ui/numberText.ts';
import { leveyOption } from '../leveyOption.ts';
import type { ControlRun } from '../useLabQc.ts';
import { levelText, rulesText } from '../words.tsx';

use([
  LineChart,
  GridComponent,
  LegendComponent,
  MarkAreaComponent,
  MarkLineComponent,
  TooltipComponent,
  SVGRenderer,
]);

/** The drawing of a Levey-Jennings chart. */
export default function LeveyDrawing({ runs }: { runs: readonly ControlRun[] }) {
  const { t } = useTranslation('labQc');
  const optionOf = useCallback(
    (style: CSSStyleDeclaration, still: boolean) => {
      const read = (name: string) => style.getPropertyValue(name).trim();
      const colours = {
        ink: read('--ink-soft'),
        rule: read('--line'),
        ground: read('--card'),
        good: read('--brand'),
        warn: read('--warn'),
        bad: read('--danger'),
        font: read('font-family'),
      };
      const tooltip = (run: ControlRun) =>
        [
          `${levelText(run.Muc)} · ${formatDateTime(run.Luc)}`,
          `${showDecimal(run.GiaTri)} ${run.DonViTinh ?? ''} (z ${showDecimal(Number(run.DiemZ).toFixed(2))})`,
          run.TuThietBi ? t('byDevice') : (run.NguoiChay?.ten ?? ''),
          rulesText(run.QuyTacs),
          run.KhacPhuc ? t('fixed', { text: run.KhacPhuc.slice(0, 80) }) : '',
        ]
          .filter((line) => line !== '')
          .join('\n');
      return leveyOption(runs, colours, still, { tooltip });
    },
    [runs, t],
  );
  return <div ref={useDrawing(optionOf)} className="qc-drawing" aria-hidden="true" />;
}
