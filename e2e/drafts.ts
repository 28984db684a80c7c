import type { Page } from '@playwright/test';

/** Waits until this device keeps a draft that holds this text, as it does 300 ms after the last change. */
export async function expectDraft(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      new Promise<boolean>((resolve, reject) => {
        const asked = indexedDB.open('sen');
        asked.onerror = () => reject(asked.error);
        asked.onsuccess = () => {
          const rows = asked.result.transaction('drafts').objectStore('drafts').getAll();
          rows.onerror = () => reject(rows.error);
          rows.onsuccess = () => {
            asked.result.close();
            resolve(JSON.stringify(rows.result).includes(wanted));
          };
        };
      }),
    text,
    { polling: 100, timeout: 15_000 },
  );
}
