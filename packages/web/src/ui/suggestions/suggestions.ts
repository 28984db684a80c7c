import { holdsWords } from '@sen/domain/names/find';
import type { ReactNode } from 'react';

/** A line that a suggestion offers, to be ticked. */
export type SuggestedLine = {
  key: string;
  label: string;
  /** How much and how of it. */
  more?: ReactNode;
  /** What speaks against it, or why it is not needed. */
  told?: ReadonlyArray<{ text: string; grave: boolean }>;
  /** It is there already, or something grave speaks against it: ticked only by hand. */
  startsUnticked?: boolean;
};

/** Lines that are offered together, such as an order set. */
export type Suggestion = {
  key: string;
  /** The heading that it stands under. */
  group: string;
  label: string;
  /** Whose it is, or of when. */
  note?: string | undefined;
  /** Further words that it is found by. */
  code?: string | undefined;
  lines: readonly SuggestedLine[];
  /** The entry that it is, where it is the user's own. */
  ownId?: string | undefined;
  /** The names of what it held and nobody offers any more. */
  gone?: readonly string[] | undefined;
  /** One takes some of it, so that nothing is ticked at first. */
  isChoice?: boolean;
};

/** The lines that are ticked before anybody chose. */
export function tickedAtFirst({ lines, isChoice = false }: Suggestion): Set<string> {
  return new Set(isChoice ? [] : lines.filter((line) => !line.startsUnticked).map((line) => line.key));
}

/** The suggestions that hold all words of a search, in name, code or owner; accents do not matter. */
export function suggestionsOf(all: readonly Suggestion[], search: string): Suggestion[] {
  return all.filter(({ label, code = '', note = '' }) => holdsWords(search, `${code} ${label} ${note}`));
}

/** Suggestions under their headings, in the order in which they come. */
export function inGroups(all: readonly Suggestion[]): Array<[group: string, members: Suggestion[]]> {
  const groups = new Map<string, Suggestion[]>();
  for (const one of all) groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
  return [...groups];
}
