import { expect, test } from 'vitest';
import { catalogueByName } from './all.ts';
import { catalogueTrees } from './trees.ts';

test('each level of a tree is a catalogue that names the entry above', () => {
  for (const [name, { levels, repeats }] of Object.entries(catalogueTrees)) {
    expect(levels.at(-1)?.catalogue, name).toBe(name);
    for (const [index, { catalogue, parent, order }] of levels.entries()) {
      if (order) expect(catalogueByName(catalogue)?.fields[order], order).toMatchObject({ kind: 'number' });
      const above = repeats ? catalogue : levels[index - 1]?.catalogue;
      if (above === undefined) {
        expect(parent).toBeNull();
        continue;
      }
      const field = parent ? catalogueByName(catalogue)?.fields[parent] : undefined;
      expect(field, `${catalogue}.${parent}`).toMatchObject({ kind: 'ref', to: above });
    }
  }
});
