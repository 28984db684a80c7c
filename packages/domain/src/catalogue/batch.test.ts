import fc from 'fast-check';
import { expect, it } from 'vitest';
import { catalogues } from '../catalogues/all.ts';
import { batchActs, copyCode, isBatchField } from './batch.ts';

it('a batch never gives several entries one code, one name or one word to be found by', () => {
  for (const def of catalogues) {
    const own = [def.code, def.display, ...def.searchBy].filter((name) => name !== undefined);
    expect(own.filter((name) => isBatchField(def, name))).toEqual([]);
    expect(isBatchField(def, 'TamNgung')).toBe(true);
    expect(isBatchField(def, 'constructor')).toBe(false);
  }
  expect(new Set(batchActs).size).toBe(batchActs.length);
});

it('the code of a copy is free, and never longer than its field', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9-]{1,12}$/), fc.nat(40), (code, taken) => {
      const used = new Set([code.toLowerCase()]);
      for (let at = 0; at <= taken; at++) {
        const made = copyCode(code, 12, used);
        expect(made.length).toBeLessThanOrEqual(12);
        expect(used.has(made.toLowerCase())).toBe(false);
        used.add(made.toLowerCase());
      }
    }),
  );
});
