import { describe, expect, it } from 'vitest';
import {
  answeredText,
  type ColumnFacts,
  certainOrders,
  columnQuestions,
  isAnswered,
  watchColumns,
} from './columnFacts.ts';

function factsOf(...lines: string[][]): ColumnFacts[] {
  const watch = watchColumns();
  for (const cells of lines) watch.see(cells);
  return watch.facts();
}
const orderOf = (...days: string[]) => factsOf(...days.map((day) => [day]))[0]?.days?.order;

describe('a column of days', () => {
  it('is certain once one of them allows a single order', () => {
    expect(orderOf('03/04/2020', '13/04/2020')).toBe('dmy');
    expect(orderOf('03/04/2020', '04/13/2020')).toBe('mdy');
    expect(orderOf('03-04-2020 08:00', '31-12-2020 23:59')).toBe('dmy');
  });

  it('is not certain where all of them allow both, or two contradict each other', () => {
    expect(orderOf('03/04/2020', '05.06.2021')).toBeNull();
    expect(orderOf('13/04/2020', '04/13/2020')).toBeNull();
  });

  it('says nothing where both orders mean the same day, or the year comes first', () => {
    expect(factsOf(['03/03/2020'], ['2020-04-03'], ['20200403'], ['43894'])).toEqual([]);
  });

  it('is asked about once, only where the plan reads days from it', () => {
    const facts = factsOf(['03/04/2020', '03/04/2020', '13/04/2020']);
    const columns = [
      { key: 'NgaySinh', holds: 'day' as const },
      { key: 'TuNgay', holds: 'day' as const },
      { key: 'DenNgay', holds: 'day' as const },
      { key: 'GhiChu' },
    ];
    const mapping = {
      NgaySinh: { column: 0 },
      TuNgay: { column: 0 },
      DenNgay: { column: 2 },
      GhiChu: { column: 1 },
    };
    const questions = columnQuestions(columns, mapping, facts);
    expect(questions).toEqual([{ key: 'NgaySinh', column: 0, kind: 'day', sample: '03/04/2020' }]);
    expect(questions.map((one) => isAnswered(one, { dayOrders: { 0: 'dmy' } }))).toEqual([true]);
    expect(questions.map((one) => isAnswered(one, { dayOrders: { 1: 'dmy' } }))).toEqual([false]);
    expect(certainOrders(facts)).toEqual({ 2: 'dmy' });
  });

  it('is read as it was answered', () => {
    const read = (text: string, order: 'dmy' | 'mdy') =>
      answeredText(text, 'day', 0, { dayOrders: { 0: order } });
    expect(read('03/04/2020', 'dmy')).toBe('03/04/2020');
    expect(read('03/04/2020', 'mdy')).toBe('04/03/2020');
    expect(read('3/4/2020 07:30', 'mdy')).toBe('4/3/2020 07:30');
    expect(read('2020-04-03', 'mdy')).toBe('2020-04-03');
    expect(answeredText('03/04/2020', null, 0, { dayOrders: { 0: 'mdy' } })).toBe('03/04/2020');
  });
});

describe('phones without their zero', () => {
  it('are counted, and get it back together', () => {
    const facts = factsOf(['912345678'], ['0912345679'], ['2838123456'], ['1234567890'], ['12345'], ['']);
    expect(facts).toEqual([{ column: 0, phones: { count: 3, sample: '912345678' } }]);
    const questions = columnQuestions([{ key: 'phone', holds: 'phone' }], { phone: { column: 0 } }, facts);
    expect(questions).toEqual([{ key: 'phone', column: 0, kind: 'phone', count: 3, sample: '912345678' }]);
    const read = (text: string) => answeredText(text, 'phone', 0, { zeros: { 0: true } });
    expect(['912345678', '0912345679', '2838123456', '12345'].map(read)).toEqual([
      '0912345678',
      '0912345679',
      '02838123456',
      '12345',
    ]);
    expect(answeredText('912345678', 'phone', 0, { zeros: { 0: false } })).toBe('912345678');
  });
});
