import { expect, type Page } from '@playwright/test';
import { openDraft, type SealedRow } from '../packages/web/src/session/sealedDrafts.ts';

/** Waits until this device keeps a draft that holds this text, and not the other one, as it does 300 ms after the last change. */
export async function expectDraft(page: Page, text: string, without?: string): Promise<void> {
  await expect.poll(() => draftsOf(page), { timeout: 20_000 }).toContain(text);
  if (without) await expect.poll(() => draftsOf(page), { timeout: 20_000 }).not.toContain(without);
}

type Row = Omit<SealedRow, 'sealed'> & { sealed: number[] };

/** What the drafts hold that this page's person can open, as JSON. */
async function draftsOf(page: Page): Promise<string> {
  const [own, tab] = await page.evaluate(() => [
    sessionStorage.getItem('draftKey'),
    sessionStorage.getItem('draftKeyOfTab'),
  ]);
  const { key } = JSON.parse(own ?? '{"key":""}') as { key: string }; // as session/draftKey.ts keeps it
  const rows = await rowsOf(page);
  return JSON.stringify(
    rows.map((row) =>
      openDraft({ ...row, sealed: Uint8Array.from(row.sealed) }, row.user === '' ? (tab ?? null) : key),
    ),
  );
}

/** The drafts that the device keeps. */
function rowsOf(page: Page): Promise<Row[]> {
  return page.evaluate(
    () =>
      new Promise<Row[]>((resolve, reject) => {
        const asked = indexedDB.open('sen');
        asked.onerror = () => reject(asked.error);
        asked.onsuccess = () => {
          const rows = asked.result.transaction('drafts').objectStore('drafts').getAll();
          rows.onerror = () => reject(rows.error);
          rows.onsuccess = () => {
            asked.result.close();
            resolve(rows.result.map((row: SealedRow) => ({ ...row, sealed: [...(row.sealed ?? [])] })));
          };
        };
      }),
  );
}
