import { expect, it } from 'vitest';
import { ownField } from './ownField.ts';

it('gives fields, and nothing that every object inherits', () => {
  const fields = { ten: 1 };
  expect(ownField(fields, 'ten')).toBe(1);
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'khac'])
    expect(ownField(fields, name)).toBeUndefined();
});
