import type { EChartsCoreOption } from 'echarts/core';
import { currentLanguage } from '../../session/i18n.ts';
import { showDecimal } from '../numberText.ts';

/** A figure, or null where there is none: nothing is drawn there, never a zero. */
export type ChartValue = number | null;

/** Figures by name: bars, and over them a line to compare with, where there is one. */
export type ChartData = {
  names: readonly string[];
  bars: { label: string; values: readonly ChartValue[] };
  /** Left out where it knows nothing at all. */
  line?: { label: string; values: readonly ChartValue[] };
  /** Bars lie, for names that are long. */
  lying?: boolean;
};

/** Colours and the font, by name: a drawing inherits nothing, and measures its words with the font it is told. */
export type ChartColours = Readonly<Record<'bar' | 'line' | 'ink' | 'rule' | 'ground' | 'font', string>>;

const tokens = {
  bar: '--brand',
  line: '--warn',
  ink: '--ink-soft',
  rule: '--line',
  ground: '--card',
  font: 'font-family',
} as const satisfies Record<keyof ChartColours, string>;

/** The colours of the theme as it is now. */
export function chartColours(style: CSSStyleDeclaration): ChartColours {
  const read = (name: keyof ChartColours) => style.getPropertyValue(tokens[name]).trim();
  return {
    bar: read('bar'),
    line: read('line'),
    ink: read('ink'),
    rule: read('rule'),
    ground: read('ground'),
    font: read('font'),
  };
}

/** What ECharts draws. Words of the tooltip are drawn too: trusted types allow no HTML made of text. */
export function chartOption(
  { line: told, ...data }: ChartData,
  colours: ChartColours,
  still: boolean,
): EChartsCoreOption {
  const line = told?.values.some((value) => value !== null) ? told : undefined;
  const names = {
    type: 'category',
    data: [...data.names],
    inverse: data.lying ?? false,
    axisTick: { show: false },
    axisLine: { lineStyle: { color: colours.rule } },
    axisLabel: { color: colours.ink },
  };
  const amounts = {
    type: 'value',
    minInterval: 1,
    splitNumber: 4,
    splitLine: { lineStyle: { color: colours.rule } },
    axisLabel: { color: colours.ink, hideOverlap: true, formatter: shortAmount },
  };
  return {
    animation: !still,
    textStyle: { fontFamily: colours.font },
    grid: { left: 8, right: 8, top: line ? 32 : 12, bottom: 4, containLabel: true },
    legend: {
      show: line !== undefined,
      top: 0,
      right: 0,
      textStyle: { color: colours.ink, fontFamily: colours.font },
    },
    tooltip: {
      trigger: 'axis',
      renderMode: 'richText',
      valueFormatter: (value: unknown) => (typeof value === 'number' ? showDecimal(value) : '–'),
      backgroundColor: colours.ground,
      borderColor: colours.rule,
      textStyle: { color: colours.ink },
    },
    xAxis: data.lying ? amounts : names,
    yAxis: data.lying ? names : amounts,
    series: [
      {
        type: 'bar',
        name: data.bars.label,
        data: [...data.bars.values],
        color: colours.bar,
        barMaxWidth: 28,
      },
      ...(line ? [{ type: 'line', name: line.label, data: [...line.values], color: colours.line }] : []),
    ],
  };
}

/** An amount beside an axis, in the words of the language: '2 Tr', '2M'. */
function shortAmount(value: number): string {
  return new Intl.NumberFormat(currentLanguage(), { notation: 'compact' }).format(value);
}
