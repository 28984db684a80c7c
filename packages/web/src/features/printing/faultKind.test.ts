import { expect, it } from 'vitest';
import en from '../../locales/en/printing.json' with { type: 'json' };
import vi from '../../locales/vi/printing.json' with { type: 'json' };
import { faultKind, faultWords } from './faultKind.ts';

it.each([
  ['unknown variable: khongCo', 'variable', 'khongCo', ''],
  ['unclosed delimiter', 'unclosed', 'delimiter', ''],
  ['expected expression', 'expected', 'expression', ''],
  ['expected content, found integer', 'expectedFound', 'content', 'integer'],
  [
    'expected color, gradient, or tiling, found string',
    'expectedFound',
    'color, gradient, or tiling',
    'string',
  ],
  ['unexpected argument: sizze', 'argument', 'sizze', ''],
  ['missing argument: words', 'missingArgument', 'words', ''],
  [
    'unexpected closing bracket, hints: try using a backslash escape: \\]',
    'unexpected',
    'closing bracket',
    '',
  ],
  ['file not found (searched at /x.txt)', 'file', '/x.txt', ''],
  ['dictionary does not contain key "z" and no default value was specified', 'key', 'z', ''],
  ['array index out of bounds (index: 5, len: 2) and no default value was specified', 'index', '5', ''],
  ['cannot add string and integer', 'types', 'string', 'integer'],
  ['type string has no method `foo`', 'field', 'string', 'foo'],
  ['cannot access fields on type integer', 'noFields', 'integer', ''],
  ['the character `?` is not valid in code', 'invalidCode', '?', ''],
  ['maximum function call depth exceeded', 'recursion', '', ''],
  ['condition is always true', 'recursion', '', ''],
  ['invalid integer: x', 'invalid', 'integer', 'x'],
  ['packages cannot be used in a form', 'packages', '', ''],
  ['template: more than 262144 bytes', 'size', 'template', '262144'],
  ['the form has more than 500 pages', 'pages', '500', ''],
  ['the template takes longer than 5 seconds', 'slow', '5', ''],
  ['the template needs more than 512 MB of memory', 'memory', '512', ''],
])('knows %s', (message, kind, a, b) => {
  expect(faultKind(message)).toEqual({ kind, details: { a, b } });
  expect(Object.keys(vi.fault)).toContain(kind);
  expect(Object.keys(en.fault)).toContain(kind);
});

it('leaves what it does not know to the compiler', () => {
  expect(faultKind('something new')).toBeNull();
});

it('translates word by word', () => {
  expect(faultWords('color, gradient, or tiling', (word) => `<${word}>`)).toBe(
    '<color>, <gradient>, <tiling>',
  );
});
