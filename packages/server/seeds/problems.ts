import { validate } from '@sen/domain/catalogue/validate';
import { catalogueByName } from '@sen/domain/catalogues/all';
import type { SeedTable } from './table.ts';
import { naturalKey, refsOf } from './table.ts';

/**
 * What is wrong with seed tables, one text a fault, none when they can be written in their order: rows that break the rules
 * of their catalogue, references to no earlier record, natural keys used twice. `before` is what is already written.
 */
export function problems(tables: readonly SeedTable[], before: readonly SeedTable[]): string[] {
  const known = new Set<string>();
  const faults: string[] = [];
  const read = (one: SeedTable, report: (fault: string) => void): void => {
    const def = catalogueByName(one.catalogue);
    if (!def) {
      report(`no catalogue ${one.catalogue}`);
      return;
    }
    const keys = new Set<string>();
    for (const row of one.rows) {
      const key = naturalKey(one.catalogue)
        .map((name) => String(row[name] ?? ''))
        .join('|');
      const where = `${one.catalogue}:${key}`;
      for (const issue of validate(def, row)) report(`${where} ${issue.path} ${issue.code}`);
      for (const ref of refsOf(def.fields, row)) if (!known.has(ref)) report(`${where} needs ${ref}`);
      if (keys.has(key)) report(`${where} is there twice`);
      keys.add(key);
      known.add(where);
    }
  };
  for (const one of before) read(one, () => undefined);
  for (const one of tables) read(one, (fault) => faults.push(fault));
  return faults;
}
