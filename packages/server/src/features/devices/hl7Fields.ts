import type { Hl7Segment } from '@medplum/core';

/** A field of a segment: the parts of each of its repetitions, their escapes read. `""` stands for nothing. */
export function fieldOf(segment: Hl7Segment, field: number): string[][] {
  return (segment.getField(field)?.components ?? []).map((parts) => parts.map(plain));
}

/** The first part of a field, of those whose first part is what they are. */
export function part(segment: Hl7Segment, field: number): string {
  return fieldOf(segment, field)[0]?.[0] ?? '';
}

/** A field as it was sent, with the signs that it holds. */
export function whole(segment: Hl7Segment, field: number): string {
  return plain(segment.getField(field)?.toString() ?? '');
}

/** The parts of a field that holds an id, those of its parts as well (`S1&LAB^S2&DEV`). */
export function idParts(segment: Hl7Segment, field: number): string[] {
  const raw = (segment.getField(field)?.components ?? []).flat();
  return raw.flatMap((one) => one.split('&')).map(plain);
}

/** A coded field: its code, else what stands in its place. */
export function codeOf(segment: Hl7Segment, field: number): string {
  return fieldOf(segment, field)[0]?.find((one) => one !== '') ?? '';
}

/** The text of a coded value: what it says, else its code. */
export function textOfCode([
  code = '',
  text = '',
  ,
  otherCode = '',
  otherText = '',
]: readonly string[]): string {
  return text || otherText || code || otherCode;
}

function plain(text: string): string {
  const read = text
    .replace(
      /\\([FSRET])\\/g,
      (_all, letter: string) => ({ F: '|', S: '^', R: '~', E: '\\', T: '&' })[letter] ?? '',
    )
    .trim();
  return read === '""' ? '' : read;
}
