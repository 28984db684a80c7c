/** An entry of the catalogue of reasons, as it is offered. */
export type Reason = { _id: string; TenLyDo: string | null; MacDinh?: boolean | null };

/** Words and what is said beyond them: "Collected by mistake: twice". */
const between = ': ';

/** The entry whose words a text begins with, the longest first, and what the text says beyond them. */
export function pickedReason(
  reasons: readonly Reason[],
  text: string,
): { reason: Reason; beyond: string } | null {
  const said = text.trim();
  const fits = reasons
    .filter(({ TenLyDo }) => TenLyDo && (said === TenLyDo || said.startsWith(TenLyDo + between)))
    .sort((a, b) => (b.TenLyDo ?? '').length - (a.TenLyDo ?? '').length);
  const [reason] = fits;
  return reason
    ? { reason, beyond: said.slice((reason.TenLyDo ?? '').length + between.length).trim() }
    : null;
}

/** A text once a reason is picked: the new words take the place of those picked before, what was typed beyond them stays. */
export function withReason(offered: readonly string[], text: string, picked: string): string {
  const said = text.trim();
  const before = offered.filter((one) => said === one || said.startsWith(one + between));
  const longest = before.reduce((most, one) => Math.max(most, one.length), 0);
  const beyond = longest === 0 ? '' : said.slice(longest + between.length).trim();
  return beyond === '' ? picked : `${picked}${between}${beyond}`;
}
