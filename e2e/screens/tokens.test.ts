import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync(
  path.resolve(import.meta.dirname, '../../packages/web/src/app/tokens.css'),
  'utf8',
);

/** WCAG 1.4.3: words of the usual size against their ground. */
const least = 4.5;
const grounds = ['page', 'card', 'side', 'hover'];

/** Words, and the grounds that they stand on. */
const pairs: ReadonlyArray<readonly [words: string, grounds: readonly string[]]> = [
  ['ink', [...grounds, 'brand-soft', 'danger-soft', 'warn-soft', 'info-soft', 'good-soft', 'waiting-soft']],
  ['ink-soft', grounds],
  ['ink-hint', ['page', 'card']],
  ['brand', [...grounds, 'brand-soft']],
  ['danger', ['page', 'card', 'danger-soft']],
  ['warn', ['card', 'warn-soft']],
  ['info', ['card', 'info-soft']],
  ['violet', ['card', 'violet-soft']],
  ['good', ['card', 'good-soft']],
  ['waiting', ['card', 'waiting-soft']],
  ['on-brand', ['brand', 'brand-strong']],
  ['on-danger', ['danger', 'danger-strong']],
  ['on-alarm', ['alarm']],
];

/** The colours of a theme by name, those that it does not change as the light one has them. */
function coloursOf(theme: 'light' | 'dark'): ReadonlyMap<string, string> {
  const blocks = [...tokens.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(
    ([, selector = '']) =>
      /:root\s*$/.test(selector) || (theme === 'dark' && selector.includes('[data-theme="dark"]')),
  );
  const lines = blocks.flatMap(([, , body = '']) => [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)]);
  return new Map(lines.map(([, name = '', colour = '']) => [name, colour]));
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  const colours = coloursOf(theme);
  it.each(pairs)('%s is read on its grounds', (words, on) => {
    for (const ground of on) {
      const [front, back] = [colours.get(words), colours.get(ground)];
      if (!front || !back) throw new Error(`no colour ${words} or ${ground}`);
      expect(contrast(front, back), `${words} on ${ground}`).toBeGreaterThanOrEqual(least);
    }
  });
});

it('the two themes differ', () => {
  expect(coloursOf('dark').get('page')).not.toBe(coloursOf('light').get('page'));
});
