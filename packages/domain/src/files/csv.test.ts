import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('a cell with a sign of the format stands in quotes, and none is run as a formula', () => {
  expect(csvLine(['a', 'Lê, "Thu"', '-1.500', '-cmd', '=1+1', '@x'])).toBe(
    `a,"Lê, ""Thu""",-1.500,'-cmd,'=1+1,'@x\r\n`,
  );
});
