import { expect, test } from 'vitest';
import { csvLine, withoutFormulaMark } from './csv.ts';

test('a cell with a sign of the format stands in quotes, and none is run as a formula', () => {
  expect(csvLine(['a', 'Lê, "Thu"', '-1.500', '-cmd', '=1+1', '@x'])).toBe(
    `a,"Lê, ""Thu""",-1.500,'-cmd,'=1+1,'@x\r\n`,
  );
});

test.each([
  '＝1+1',
  '＋1',
  '－cmd',
  '＠SUM(A1)',
  '−1+2',
  ' =1+1',
  '\ufeff=1',
  '\u00a0=1',
  '\u3000＝1',
  '\r=1',
  '\n=1',
])('what some spreadsheets take for a formula is marked as well: %j', (text) => {
  const [cell = ''] = csvLine([text]).split(/\r\n$/);
  const plain = cell.startsWith('"') ? cell.slice(1, -1) : cell;
  expect(plain).toBe(`'${text}`);
  expect(withoutFormulaMark(plain)).toBe(text);
});

test('what begins like none stands as it is, and is read as it is', () => {
  for (const text of ['-1.500', '−', "'quoted", 'a=b', '5 ＝ 5', '']) {
    const cell = csvLine([text]).slice(0, -2);
    expect(withoutFormulaMark(cell)).toBe(text);
  }
});
