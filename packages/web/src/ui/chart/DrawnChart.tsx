import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useCallback } from 'react';
import { type ChartData, chartColours, chartOption } from './chartOption.ts';
import { useDrawing } from './useDrawing.ts';

use([BarChart, LineChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

/** The drawing of a chart: it follows its data, the theme and its width. */
export default function DrawnChart({ data }: { data: ChartData }) {
  const optionOf = useCallback(
    (style: CSSStyleDeclaration, still: boolean) => chartOption(data, chartColours(style), still),
    [data],
  );
  return <div ref={useDrawing(optionOf)} className="chart-drawing" aria-hidden="true" />;
}
