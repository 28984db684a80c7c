/** What is written of one service of a slip whose result is read rather than measured. */
export type ResultText = { MoTa: string; KetLuan: string; DeNghi: string };

/** So many characters each part may have: as many as a template of the catalogue, the description twice that. */
export const textLimits = { MoTa: 10_000, KetLuan: 2000, DeNghi: 1000 } as const satisfies Record<
  keyof ResultText,
  number
>;

/** So many images a service may have, and characters the words below one. */
export const imagesMost = 20;
export const captionMost = 200;

const parts = Object.keys(textLimits) as (keyof ResultText)[]; // the keys of the record

/** The parts of a text that are too long. */
export function tooLong(text: Partial<ResultText>): (keyof ResultText)[] {
  return parts.filter((part) => (text[part] ?? '').length > textLimits[part]);
}

/** The services that keep a slip from being returned: those with a result that have no conclusion. */
export function withoutConclusion<L extends { KhongKetQua: boolean; KetLuan: string | null }>(
  lines: readonly L[],
): L[] {
  return lines.filter((line) => !line.KhongKetQua && (line.KetLuan ?? '').trim() === '');
}

/** Which services a ready conclusion is for; one that names neither services nor a group is for all. */
export type TemplateScope = { DichVu_Ids: readonly string[]; NhomDichVu_Id: string | null };

/** The ready conclusions for a service: those that name it, then those of its group, then those for all. */
export function templatesFor<T extends TemplateScope>(
  templates: readonly T[],
  service: { DichVu_Id: string; NhomDichVu_Id: string | null },
): T[] {
  const named = templates.filter((one) => one.DichVu_Ids.includes(service.DichVu_Id));
  const open = templates.filter((one) => one.DichVu_Ids.length === 0);
  const ofGroup = open.filter(
    (one) => one.NhomDichVu_Id !== null && one.NhomDichVu_Id === service.NhomDichVu_Id,
  );
  return [...named, ...ofGroup, ...open.filter((one) => one.NhomDichVu_Id === null)];
}

/**
 * A text after a ready conclusion was chosen, and the parts of it that would be lost: those that say something else. A part that the
 * template leaves empty stays as it is.
 */
export function filledFrom(
  text: ResultText,
  template: { [P in keyof ResultText]: string | null },
): { text: ResultText; lost: (keyof ResultText)[] } {
  const given = parts.filter((part) => (template[part] ?? '').trim() !== '');
  const lost = given.filter(
    (part) => text[part].trim() !== '' && text[part].trim() !== template[part]?.trim(),
  );
  const filled = Object.fromEntries(given.map((part) => [part, template[part]])) as Partial<ResultText>; // parts that say something
  return { text: { ...text, ...filled }, lost };
}

/** A list with one of its items at another place; a place outside the list is its nearest end. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_one, at) => at !== from);
  const place = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, place), ...list.slice(from, from + 1), ...rest.slice(place)];
}
