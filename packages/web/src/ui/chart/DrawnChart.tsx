import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { type EChartsType, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';
import { useAppearance } from '../../session/appearance.ts';
import { type ChartData, chartColours, chartOption } from './chartOption.ts';

use([BarChart, LineChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

/** The drawing of a chart: it follows its data, the theme and its width. */
export default function DrawnChart({ data }: { data: ChartData }) {
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType | null>(null);
  const { theme } = useAppearance();
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const made = init(element, null, { renderer: 'svg' });
    chart.current = made;
    const observer = new ResizeObserver(() => made.resize());
    observer.observe(element);
    return () => {
      observer.disconnect();
      for (const one of [element, ...element.querySelectorAll('*')]) emptiesPlainly(one);
      made.dispose();
      chart.current = null;
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme gives the same tokens other colours
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const colours = chartColours(getComputedStyle(document.body));
    chart.current?.setOption(chartOption(data, colours, still), { notMerge: true });
  }, [data, theme]);
  return <div ref={place} className="chart-drawing" aria-hidden="true" />;
}

/** The library empties its elements by `innerHTML`, which trusted types refuse even for nothing: here they lose their children. */
function emptiesPlainly(element: Element): void {
  Object.defineProperty(element, 'innerHTML', { set: () => element.replaceChildren() });
}
