import { foundBy } from '@sen/domain/names/find';

/** The entries of a list that typed text finds: those with its words before those with its initials alone, else in their order. */
export function bestFits<O extends { label?: unknown }>(typed: string, options: readonly O[]): readonly O[] {
  const rated = options.map((option) => ({
    option,
    found: foundBy(typed, typeof option.label === 'string' ? option.label : ''),
  }));
  return [2, 1].flatMap((rate) => rated.filter(({ found }) => found === rate).map(({ option }) => option));
}
