import type { EChartsCoreOption } from 'echarts/core';
import { formatDateTime } from '../../ui/dateText.ts';
import type { ControlRun } from './useLabQc.ts';
import { levelText, rulesText } from './words.tsx';

/** Colours of a Levey-Jennings chart by name, out of the theme. */
export type LeveyColours = Readonly<
  Record<'ink' | 'rule' | 'ground' | 'good' | 'warn' | 'bad' | 'font', string>
>;

const symbols = { Muc1: 'circle', Muc2: 'diamond', Muc3: 'triangle' } as const;
const limits = [-3, -2, -1, 0, 1, 2, 3] as const;

type Words = { tooltip: (run: ControlRun) => string };

/** A point of the chart; those beyond 4 SD stand at its edge. */
const heightOf = (run: ControlRun) => Math.max(-4, Math.min(4, Number(run.DiemZ)));

/** What ECharts draws: the results that count in SDs from their mean, in their order, a line a level, bands and limits at 1, 2 and 3 SD. */
export function leveyOption(
  runs: readonly ControlRun[],
  colours: LeveyColours,
  still: boolean,
  { tooltip }: Words,
): EChartsCoreOption {
  const shown = runs.filter((run) => run.TrangThai === 'HieuLuc');
  const levels = [...new Set(shown.map(({ Muc }) => Muc))].sort();
  const colourOf = { Dat: colours.good, CanhBao: colours.warn, LoaiBo: colours.bad };
  const limitColour = (limit: number) =>
    Math.abs(limit) === 3 ? colours.bad : Math.abs(limit) === 2 ? colours.warn : colours.rule;
  return {
    animation: !still,
    textStyle: { fontFamily: colours.font },
    grid: { left: 8, right: 12, top: 34, bottom: 4, containLabel: true },
    legend: { top: 0, right: 0, data: levels.map(levelText), textStyle: { color: colours.ink } },
    tooltip: {
      trigger: 'item',
      renderMode: 'richText',
      backgroundColor: colours.ground,
      borderColor: colours.rule,
      textStyle: { color: colours.ink },
      formatter: ({ data }: { data?: { run?: ControlRun } }) => (data?.run ? tooltip(data.run) : ''),
    },
    xAxis: {
      type: 'category',
      data: shown.map(({ Luc }) => formatDateTime(Luc)),
      axisTick: { show: false },
      axisLine: { onZero: false, lineStyle: { color: colours.rule } },
      axisLabel: { color: colours.ink, hideOverlap: true, formatter: (text: string) => text.slice(0, 5) },
    },
    yAxis: {
      type: 'value',
      min: -4,
      max: 4,
      interval: 1,
      splitLine: { show: false },
      axisLabel: {
        color: colours.ink,
        formatter: (value: number) =>
          value === 0 ? 'x̄' : Math.abs(value) === 4 ? '' : `${value > 0 ? '+' : '−'}${Math.abs(value)} SD`,
      },
    },
    series: levels.map((level, nth) => ({
      type: 'line',
      name: levelText(level),
      symbol: symbols[level],
      symbolSize: 10,
      connectNulls: true,
      color: colours.good,
      lineStyle: { width: 1, color: colours.ink, opacity: 0.5 },
      data: shown.map((run) =>
        run.Muc === level
          ? {
              value: heightOf(run),
              run,
              symbolSize: run.DanhGia === 'Dat' ? 9 : 13,
              itemStyle: { color: colourOf[run.DanhGia] },
              label: {
                show: run.QuyTacs.length > 0,
                position: Number(run.DiemZ) > 0 ? 'top' : 'bottom',
                color: colourOf[run.DanhGia],
                formatter: rulesText(run.QuyTacs.slice(0, 1)),
              },
            }
          : null,
      ),
      ...(nth === 0
        ? {
            markArea: {
              silent: true,
              data: [
                [{ yAxis: -2, itemStyle: { color: colours.good, opacity: 0.07 } }, { yAxis: 2 }],
                [{ yAxis: 2, itemStyle: { color: colours.warn, opacity: 0.09 } }, { yAxis: 3 }],
                [{ yAxis: -3, itemStyle: { color: colours.warn, opacity: 0.09 } }, { yAxis: -2 }],
              ],
            },
            markLine: {
              silent: true,
              symbol: 'none',
              label: { show: false },
              data: limits.map((yAxis) => ({
                yAxis,
                lineStyle: { color: limitColour(yAxis), type: yAxis === 0 ? 'solid' : 'dashed', width: 1 },
              })),
            },
          }
        : {}),
    })),
  };
}
