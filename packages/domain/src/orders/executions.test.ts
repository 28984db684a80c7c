import { expect, it } from 'vitest';
import { executionIssues } from './executions.ts';

it.each<[string | null, string | null, string[]]>([
  ['10', '10', []],
  ['10.000', '5', []],
  ['10', null, ['SoLanThucHien REQUIRED']],
  ['10', '', ['SoLanThucHien REQUIRED']],
  ['10', '0', ['SoLanThucHien TOO_SMALL']],
  ['10', '2.5', ['SoLanThucHien NOT_WHOLE']],
  ['10', '11', ['SoLanThucHien EXECUTIONS_ABOVE_QUANTITY']],
])('says of a quantity of %s in %s executions what is wrong', (quantity, executions, wrong) => {
  expect(executionIssues(quantity, executions).map(({ path, code }) => `${path} ${code}`)).toEqual(wrong);
});

it('says at a quantity that was lowered that the executions need more', () => {
  expect(executionIssues('3', '5', 'SoLuong')).toEqual([
    { path: 'SoLuong', code: 'QUANTITY_BELOW_EXECUTIONS', details: { SoLanThucHien: 5 } },
  ]);
});
