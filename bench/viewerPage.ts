import type { Page } from '@playwright/test';
import type { StorageState } from './browser.ts';

/** From the beginning of the navigation, as the browser counts: when a picture is seen, and when the viewer can be worked with. */
export type First = { look: number; seen: number };

/** Opens a study; answers once its first picture can be worked with. In milliseconds. */
export async function firstPicture(page: Page, study: string): Promise<First> {
  await page.goto(`/his/xem-dicom/${study}`, { waitUntil: 'commit' });
  return page.evaluate(
    () =>
      new Promise<First>((resolve) => {
        let look: number | null = null;
        const watch = () => {
          const pane = document.querySelector<HTMLElement>('.viewer-pane');
          const seen = pane?.dataset['seen'] === 'seen';
          if (seen || pane?.dataset['look'] === 'first') look ??= performance.now();
          if (seen && look !== null) resolve({ look, seen: performance.now() });
          else requestAnimationFrame(watch);
        };
        watch();
      }),
  );
}

/** A way through a stack: how long it took, the longest time without a new picture (ms), how many were drawn. */
export type Scroll = { took: number; gap: number; drawn: number };

/** Holds a key that goes through the stack of so many pictures to its end: the next step follows each picture that is drawn. */
export function scrolled(page: Page, key: 'ArrowDown' | 'ArrowUp', count: number): Promise<Scroll> {
  return page.evaluate(
    ([key, count]) =>
      new Promise<Scroll>((resolve, reject) => {
        const canvas = document.querySelector('.viewer-canvas');
        if (!canvas) return reject(new Error('no picture'));
        const began = performance.now();
        let [last, gap, drawn] = [began, 0, 0];
        const press = () =>
          window.dispatchEvent(new KeyboardEvent('keydown', { key, repeat: drawn > 0, bubbles: true }));
        const next = () => {
          const now = performance.now();
          gap = Math.max(gap, now - last);
          last = now;
          drawn += 1;
          // never within the event: the viewer is not done with its picture
          if (drawn < count - 1) return void requestAnimationFrame(pressWhenTold);
          canvas.removeEventListener('CORNERSTONE_STACK_NEW_IMAGE', next);
          resolve({ took: now - began, gap, drawn });
        };
        const place = () => document.querySelector('.viewer-stack output')?.textContent ?? '';
        let told = place();
        // the screen knows where it stands: the key leads on from there
        const pressWhenTold = () => {
          if (place() === told) return void requestAnimationFrame(pressWhenTold);
          told = place();
          press();
        };
        canvas.addEventListener('CORNERSTONE_STACK_NEW_IMAGE', next);
        press();
      }),
    [key, count] as const,
  );
}

/** The addresses of the pictures of a study. */
export async function slicesOf(base: string, study: string, state: StorageState): Promise<string[]> {
  if (typeof state !== 'object') return [];
  const token = state.origins[0]?.localStorage.find(({ name }) => name === 'accessToken')?.value ?? '';
  const cookie = state.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const at = `/dicomweb/studies/${study}`;
  const answer = await fetch(`${base}${at}/instances`, { headers: { 'access-token': token, cookie } });
  const rows = (await answer.json()) as Record<string, { Value?: string[] }>[]; // as DICOMweb answers
  return rows.map(
    (row) => `${at}/series/${row['0020000E']?.Value?.[0]}/instances/${row['00080018']?.Value?.[0]}`,
  );
}

/** How long a page of Sen takes to fetch what lies at some addresses, six at a time, as the viewer asks for it. */
export async function bareFetch(page: Page, addresses: readonly string[]): Promise<number> {
  await page.goto('/his/favicon.svg');
  const took = await page.evaluate(async (addresses) => {
    const headers = {
      'access-token': localStorage.getItem('accessToken') ?? '',
      accept: 'multipart/related; type="application/dicom"',
    };
    const waiting = [...addresses];
    const began = performance.now();
    const take = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const answer = await fetch(next, { headers });
        if (!answer.ok) throw new Error(`status ${answer.status}`);
        await answer.arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: 6 }, take));
    return performance.now() - began;
  }, addresses);
  await page.context().close();
  return took;
}
