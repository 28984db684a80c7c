import { describe, expect, test } from 'vitest';
import { chartColours, chartOption } from './chartOption.ts';

const colours = {
  bar: 'teal',
  line: 'orange',
  ink: 'black',
  rule: 'grey',
  ground: 'white',
  font: 'Be Vietnam Pro',
};
const bars = { label: 'Hôm nay', values: [3, 5] };

describe('what a chart draws', () => {
  test('bars alone, or with the line to compare with', () => {
    const alone = chartOption({ names: ['7', '8'], bars }, colours, false);
    expect(alone.series).toMatchObject([{ type: 'bar', data: [3, 5], color: 'teal' }]);
    const line = { label: 'Thường lệ', values: [4, 4] };
    const both = chartOption({ names: ['7', '8'], bars, line }, colours, false);
    expect(both.series).toMatchObject([{ type: 'bar' }, { type: 'line', data: [4, 4], color: 'orange' }]);
  });

  test('nothing where there is no figure, and no line that knows none', () => {
    const gap = { label: 'Chờ', values: [3, null] };
    const none = { label: 'Thường lệ', values: [null, null] };
    const option = chartOption({ names: ['7', '8'], bars: gap, line: none }, colours, false);
    expect(option).toMatchObject({ legend: { show: false }, series: [{ type: 'bar', data: [3, null] }] });
    const { valueFormatter } = option['tooltip'] as { valueFormatter: (value: unknown) => string };
    expect([valueFormatter(0), valueFormatter(null), valueFormatter(undefined)]).toEqual(['0', '–', '–']);
  });

  test('lying bars have their names at the side', () => {
    const option = chartOption({ names: ['J00', 'I10'], bars, lying: true }, colours, false);
    expect(option).toMatchObject({ xAxis: { type: 'value' }, yAxis: { type: 'category', inverse: true } });
  });

  test('a tooltip makes no HTML, and who wants no motion sees none', () => {
    const option = chartOption({ names: ['7', '8'], bars }, colours, true);
    expect(option).toMatchObject({ animation: false, tooltip: { renderMode: 'richText' } });
  });

  test('colours are those of the theme', () => {
    const style = { getPropertyValue: (name: string) => ` of${name} ` } as CSSStyleDeclaration; // what is read of it
    expect(chartColours(style)).toMatchObject({ bar: 'of--brand', ground: 'of--card' });
  });
});
