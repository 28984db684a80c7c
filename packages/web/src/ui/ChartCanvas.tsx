import { BarChart, LineChart, ScatterChart } from 'echarts/charts';
import {
  GridComponent,
  LegendComponent,
  MarkAreaComponent,
  MarkLineComponent,
  TooltipComponent,
} from 'echarts/components';
import { type EChartsCoreOption, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';
import { useTheme } from '../app/theme.ts';

use([
  BarChart,
  LineChart,
  ScatterChart,
  GridComponent,
  LegendComponent,
  MarkAreaComponent,
  MarkLineComponent,
  TooltipComponent,
  SVGRenderer,
]);

/** Draws a chart; apart so that its library is a chunk of its own. */
export default function ChartCanvas({
  option,
  label,
  height,
}: {
  option: EChartsCoreOption;
  label: string;
  height: number;
}) {
  const box = useRef<HTMLDivElement>(null);
  const dark = useTheme() === 'dark';
  useEffect(() => {
    if (!box.current) return;
    const chart = init(box.current, dark ? 'dark' : null, { renderer: 'svg' });
    chart.setOption({ backgroundColor: 'transparent', animation: false, ...option });
    const observer = new ResizeObserver(() => chart.resize());
    observer.observe(box.current);
    return () => {
      observer.disconnect();
      chart.dispose();
    };
  }, [option, dark]);
  return <div ref={box} role="img" aria-label={label} style={{ height }} />;
}
