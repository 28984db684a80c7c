import type { Diagnostic } from './compile.ts';

/**
 * What Typst allows and a form must not do. A package ("@preview/...") would be fetched from the internet while a patient
 * waits for a receipt; computed paths and evaluated code are refused with it, because they would hide one.
 */
const RULES: readonly { pattern: RegExp; message: string }[] = [
  { pattern: /"@[^"]*"/g, message: 'packages cannot be used in a form' },
  {
    pattern: /\b(?:import|include)\b(?!\s+")/g,
    message:
      'import and include need the path of a file in quotes (as words of a form, they belong in its labels)',
  },
  { pattern: /\b(?:eval|std)\b/g, message: 'eval and std cannot be used in a form' },
];

/** The places where a template breaks the rules of forms; empty when it is in order. */
export function templateRefusals(template: string): Diagnostic[] {
  return RULES.flatMap(({ pattern, message }) =>
    [...template.matchAll(pattern)].map(({ index }) => ({
      message,
      file: 'main.typ',
      ...placeOf(template, index),
    })),
  );
}

function placeOf(text: string, index: number): { line: number; column: number } {
  const before = text.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
