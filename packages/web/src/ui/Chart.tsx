import type { EChartsCoreOption } from 'echarts/core';
import { lazy, Suspense } from 'react';

const Canvas = lazy(() => import('./ChartCanvas.tsx'));

/** A chart (lines, bars, points with a band); its code is fetched when the first one is shown. `label` says in words what it shows. */
export function Chart({
  option,
  label,
  height = 220,
}: {
  option: EChartsCoreOption;
  label: string;
  height?: number;
}) {
  return (
    <Suspense fallback={<div style={{ height }} />}>
      <Canvas option={option} label={label} height={height} />
    </Suspense>
  );
}
