import type { Statement } from './database.ts';

/** Statements as parts of one (`with ...`), their parameters renumbered from those that `values` has; it takes theirs. */
export function partsOf(statements: readonly Statement[], values: unknown[]): string[] {
  return statements.map(({ text, values: own }, at) => {
    const before = values.length;
    values.push(...own);
    return `part${at} as (${text.replace(/\$(\d+)/g, (_, n: string) => `$${before + Number(n)}`)})`;
  });
}

/** Names of the texts that acts of a kind send again and again: each is planned once a connection. */
const names = new Map<string, string>();

export function nameOfText(text: string): string {
  const name = names.get(text) ?? `sen_parts_${names.size}`;
  names.set(text, name);
  return name;
}
