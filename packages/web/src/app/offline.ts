import { basename } from '../session/basename.ts';
import { whenIdle } from '../session/parts.ts';
import { workerAddress } from '../session/trustedTypes.ts';

/**
 * Keeps the program itself (pages, scripts, styles, fonts, texts) on the device, so that Sen opens while the server is away.
 * Answers of the server never pass through it. Browsers allow it over https and on the server's own machine only.
 */
export function keepShell(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // while the first screen is drawn the line belongs to it
  const begin = () =>
    void navigator.serviceWorker
      .register(workerAddress(), { scope: '/his/', updateViaCache: 'none' })
      .catch((error: unknown) => console.warn('offline', error));
  whenIdle(begin, 10_000);
}

/** Whether the server has another build than the one that runs here; false while it is not reached. */
export async function hasNewVersion(): Promise<boolean> {
  const mine = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;
  if (!import.meta.env.PROD || !mine) return false;
  // any address of a screen: index.html itself would come from what the device keeps
  const answer = await fetch(`${basename()}/trang-chu`, { cache: 'no-store' }).catch(() => null);
  if (!answer?.ok) return false;
  const page = await answer.text();
  return page.includes('type="module"') && !page.includes(new URL(mine).pathname);
}
