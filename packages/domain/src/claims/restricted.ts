/** HIV as services, indices and texts name it. */
const named = /\b(HIV|AIDS|ARV|anti[- ]?HIV)\b|HIV(?=Ab|Ag)/i;

/** The tests for HIV in the ministry's list of services (circular 43/2013 and after, chapter 24). */
const tests = /^24\.0?(169|17\d|18[0-2])(\.|$)/;

/** What tells that a result may be one for HIV: codes and names of its service and of its index. */
export type ResultNames = { codes: ReadonlyArray<string | null>; names: ReadonlyArray<string | null> };

/** Whether a result is restricted: one for HIV goes to nobody beside those who treat (claims 13). */
export function isRestricted({ codes, names }: ResultNames): boolean {
  return (
    codes.some((code) => code !== null && (tests.test(code) || named.test(code.replaceAll('-', ' ')))) ||
    names.some((name) => name !== null && named.test(name))
  );
}

/** A text without the lines and sentences that name HIV; null where nothing is left. */
export function withoutRestricted(text: string | null): string | null {
  if (text === null || !named.test(text)) return text;
  const kept = text
    .split('\n')
    .map((line) =>
      line
        .split(/(?<=[.;!?])\s+/)
        .filter((sentence) => !named.test(sentence))
        .join(' '),
    )
    .filter((line) => line.trim() !== '');
  return kept.join('\n') || null;
}
