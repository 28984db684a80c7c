import { expect, type Page } from '@playwright/test';

/** Waits until this device keeps a draft that holds this text, and not the other one, as it does 300 ms after the last change. */
export async function expectDraft(page: Page, text: string, without?: string): Promise<void> {
  await expect.poll(() => draftsOf(page), { timeout: 20_000 }).toContain(text);
  if (without) await expect.poll(() => draftsOf(page), { timeout: 20_000 }).not.toContain(without);
}

/** The drafts that the device keeps, as JSON. */
function draftsOf(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const asked = indexedDB.open('sen');
        asked.onerror = () => reject(asked.error);
        asked.onsuccess = () => {
          const rows = asked.result.transaction('drafts').objectStore('drafts').getAll();
          rows.onerror = () => reject(rows.error);
          rows.onsuccess = () => {
            asked.result.close();
            resolve(JSON.stringify(rows.result));
          };
        };
      }),
  );
}
