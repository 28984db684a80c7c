import { fits, plain, screenNow } from './find.ts';
import { until } from './until.ts';

type Kind = 'success' | 'info' | 'warning' | 'error';

/** Waits until this was told, and puts that notice and all before it away, so that no later wait takes it for its own; answers the text. */
export type Told = (text: string | RegExp, options?: { kind?: Kind }) => Promise<string>;

/** Writes down each notice as it is shown: it stands for two seconds only. */
export function listenForNotices(): { told: Told; stop: () => void } {
  const heard: Array<{ kind: string; text: string }> = [];
  const known = new WeakSet<Element>();
  const hear = () => {
    for (const one of document.querySelectorAll('.notices > .message')) {
      if (known.has(one)) continue;
      known.add(one);
      heard.push({
        kind: [...one.classList].find((name) => name !== 'message') ?? '',
        text: plain(one.textContent),
      });
    }
  };
  const observer = new MutationObserver(hear);
  observer.observe(document.body, { childList: true, subtree: true });
  return {
    told: async (text, { kind = 'success' } = {}) => {
      const index = () => heard.findIndex((one) => one.kind === kind && fits(one.text, text));
      await until(
        () => `no notice says ${text} (${kind})`,
        () => index() >= 0 || `told: ${JSON.stringify(heard)}; on the screen: ${screenNow()}`,
      );
      return heard.splice(0, index() + 1).at(-1)?.text ?? '';
    },
    stop: () => observer.disconnect(),
  };
}
