/** The faults of templates that have a text of their own (printing.json, `fault.*`): what the compiler says, and its parts. */
const kinds: ReadonlyArray<readonly [kind: string, said: RegExp]> = [
  ['variable', /^unknown variable: (?<a>.+)$/],
  ['unclosed', /^unclosed (?<a>.+)$/],
  ['expectedFound', /^expected (?<a>.+), found (?<b>.+)$/],
  ['expected', /^expected (?<a>.+)$/],
  ['argument', /^unexpected argument(?:: (?<a>.+))?$/],
  ['missingArgument', /^missing argument: (?<a>.+)$/],
  ['unexpected', /^unexpected (?<a>.+?)(?:, hints: .*)?$/],
  ['file', /^file not found(?: \(searched at (?<a>.+)\))?$/],
  ['key', /^dictionary does not contain key "(?<a>[^"]*)"/],
  ['field', /^type (?<a>\S+) has no method `(?<b>[^`]+)`$/],
  ['noFields', /^cannot access fields on type (?<a>.+)$/],
  ['index', /^array index out of bounds \(index: (?<a>-?\d+)/],
  ['types', /^cannot (?:join|add|subtract|multiply|divide|compare) (?<a>.+?) (?:with|and|from|by) (?<b>.+)$/],
  ['invalid', /^invalid (?<a>\S+): (?<b>.+)$/],
  ['invalidCode', /^the character `(?<a>.)` is not valid in code$/],
  [
    'recursion',
    /^(?:maximum (?:function call|show rule|layout) depth exceeded|loop seems to be infinite|condition is always true)/,
  ],
  ['packages', /^packages cannot be used in a form$/],
  ['size', /^(?<a>template|data|files): more than (?<b>\d+) bytes$/],
  ['pages', /^the form has more than (?<a>\d+) pages$/],
  ['slow', /^the template takes longer than (?<a>[\d.]+) seconds$/],
  ['memory', /^the template needs more than (?<a>\d+) MB of memory$/],
];

/** The words of a fault that have a translation: 'color, gradient, or tiling' is three of them. */
export function faultWords(part: string, translate: (word: string) => string): string {
  return part
    .split(/(, or | or |, )/)
    .map((word, at) => (at % 2 === 0 ? translate(word) : ', '))
    .join('');
}

/** The kind of a fault and the parts of its text; null for a fault that is shown as the compiler says it. */
export function faultKind(message: string): { kind: string; details: { a: string; b: string } } | null {
  for (const [kind, said] of kinds) {
    const found = said.exec(message);
    if (!found) continue;
    const { a, b } = found.groups ?? {};
    return { kind, details: { a: a ?? '', b: b ?? '' } };
  }
  return null;
}
