import type { Page } from '@playwright/test';

/**
 * Counts what a hand does from now on: clicks, and keys that are no text (a shortcut is one, whatever is held with it). Answers how
 * many there were. A reload begins anew.
 */
export async function countActions(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const held = new Set(['Control', 'Shift', 'Alt', 'Meta']);
    const count = () => {
      const { dataset } = document.documentElement;
      dataset['actions'] = String(Number(dataset['actions']) + 1);
    };
    document.documentElement.dataset['actions'] = '0';
    addEventListener('pointerdown', count, true);
    addEventListener(
      'keydown',
      (event) => {
        const text = event.key.length === 1 && !event.ctrlKey && !event.altKey && !event.metaKey;
        if (!text && !held.has(event.key)) count();
      },
      true,
    );
  });
  return async () => Number(await page.locator('html').getAttribute('data-actions'));
}
