import axe from 'axe-core';
import { expect } from 'vitest';

/** What needs colours or a layout: tokens.test.ts holds the contrast, the walk of e2e/routes.spec.ts the rest. */
const ofBrowsers = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block'];

/** No serious finding of axe on what is shown, but for what only a browser knows. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
    rules: Object.fromEntries(ofBrowsers.map((name) => [name, { enabled: false }])),
  });
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = serious.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ html }) => html)
        .join(' | ')
        .slice(0, 600)}`,
  );
  expect(told, location.href).toEqual([]);
}
