import type { Statement } from './database.ts';

/** Statements as parts of one (`with ...`), their parameters renumbered from those that `values` has; it takes theirs. */
export function partsOf(statements: readonly Statement[], values: unknown[]): string[] {
  return statements.map(({ text, values: own }, at) => {
    const before = values.length;
    values.push(...own);
    return `part${at} as (${text.replace(/\$(\d+)/g, (_, n: string) => `$${before + Number(n)}`)})`;
  });
}
