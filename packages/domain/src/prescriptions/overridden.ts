import type { DrugWarning } from './warnings.ts';

/** A warning in spite of which something is given, with the reason. */
export type OverriddenWarning = DrugWarning & { LyDo: string };

/** A warning that wants a reason; with what the same one said when a reason was given before, where that was something else. */
export type OpenWarning = DrugWarning & { Truoc: string | null };

/** Why a warning is overridden. */
export type WarningReason = { key: string; LyDo: string };

/**
 * What of some warnings still wants a reason, and what is overridden by those that are given. A reason that was given `before` for the
 * same warning stands as long as what it says is the same.
 */
export function overriddenBy(
  warnings: readonly DrugWarning[],
  reasons: readonly WarningReason[],
  before: readonly OverriddenWarning[] = [],
): { open: OpenWarning[]; overridden: OverriddenWarning[] } {
  const given = new Map(reasons.map(({ key, LyDo }) => [key, LyDo.trim()]));
  const reasonOf = (warning: DrugWarning) =>
    given.get(warning.key) || before.find((one) => isSame(one, warning))?.LyDo || '';
  return {
    open: warnings
      .filter((one) => one.canLyDo && reasonOf(one) === '')
      .map((one) => ({ ...one, Truoc: before.find(({ key }) => key === one.key)?.Khac ?? null })),
    overridden: warnings.flatMap((one) => {
      const LyDo = reasonOf(one);
      return LyDo === '' ? [] : [{ ...one, LyDo }];
    }),
  };
}

/** A child that has grown older since is no nearer to the age of a drug than it was. */
const growsLess: ReadonlySet<string> = new Set(['TooYoung']);

function isSame(before: DrugWarning, now: DrugWarning): boolean {
  return before.key === now.key && (growsLess.has(now.MucDo) || before.Khac === now.Khac);
}
