import { foundBy } from '@sen/domain/names/find';
import type { Entry } from '../ui/entry.ts';
import type { Option } from '../ui/kit/options.tsx';

/** An entry that is offered before all others of its catalogue. */
export type Usual = {
  entry: Entry;
  /** What it is called here, which finds it too. */
  wording: string | null;
  /** The heading that it stands under. */
  group: string;
};

/**
 * The options of a picker: the usual entries that the typed text finds, under their headings, then what the catalogue answered, under
 * `others` where both stand.
 */
export function withUsual(
  usual: readonly Usual[],
  found: readonly Entry[],
  typed: string,
  labelOf: (entry: Entry) => string,
  others: string,
): Option[] {
  const first = usual.filter(
    ({ entry, wording }) => foundBy(typed, `${labelOf(entry)} ${wording ?? ''}`) > 0,
  );
  const ids = new Set(first.map(({ entry }) => entry._id));
  const rest = found.filter((entry) => !ids.has(entry._id));
  return [
    ...first.map(({ entry, wording, group }) => ({
      value: entry._id,
      label: wording ? `${labelOf(entry)} · ${wording}` : labelOf(entry),
      group,
    })),
    ...rest.map((entry) => ({
      value: entry._id,
      label: labelOf(entry),
      ...(first.length > 0 ? { group: others } : {}),
    })),
  ];
}
