/** HIV as services, indices and texts name it, in words too. */
const named =
  /\b(HIV|AIDS|ARV|anti[- ]?HIV)\b|HIV(?=Ab|Ag)|suy giảm miễn dịch (mắc phải|ở người)|kháng retro ?vi/iu;

/** The codes of HIV in the list of diseases: B20 to B24, Z21, R75; a bed or a room of that number is none. */
const disease = /^(B2[0-4]|Z21|R75)(\.|$)/;
const diseaseInText =
  /(?<!(giường|buồng|phòng|số|vitamin) )(?<![\p{L}\d.-])(B2[0-4](\.\d+)?|Z21|R75)(?![\p{L}\d])/iu;

/** The tests for HIV in the ministry's list of services (circular 43/2013 and after, chapter 24): antibodies, antigens, load, resistance. */
const tests = /^24\.0?(169|17\d|18[0-2])(\.|$)/;

/** Whether a code of the list of diseases is one of HIV. */
export function isRestrictedDisease(code: string | null): boolean {
  return code !== null && disease.test(code);
}

const isTold = (text: string): boolean => named.test(text) || diseaseInText.test(text);

/** What tells that a result may be one for HIV: codes and names of its service and of its index. */
export type ResultNames = { codes: ReadonlyArray<string | null>; names: ReadonlyArray<string | null> };

/** Whether a result is restricted: one for HIV goes to nobody beside those who treat (claims 13). */
export function isRestricted({ codes, names }: ResultNames): boolean {
  return (
    codes.some((code) => code !== null && (tests.test(code) || named.test(code.replaceAll('-', ' ')))) ||
    names.some((name) => name !== null && named.test(name))
  );
}

/** A text without the lines and sentences that name HIV or a code of it; null where nothing is left. */
export function withoutRestricted(text: string | null): string | null {
  if (text === null || !isTold(text)) return text;
  const kept = text
    .split('\n')
    .map((line) =>
      line
        .split(/(?<=[.;!?])\s+/)
        .filter((sentence) => !isTold(sentence))
        .join(' '),
    )
    .filter((line) => line.trim() !== '');
  return kept.join('\n') || null;
}
