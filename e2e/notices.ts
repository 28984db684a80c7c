import type { BrowserContext, Page } from '@playwright/test';

type Kind = 'success' | 'info' | 'warning' | 'error';
type Heard = { senHeard?: Array<{ kind: string; text: string }> };

/** Writes down each notice of the pages of a context as it comes: it stands for two seconds, which a slow machine may sleep through. */
export async function listenForNotices(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const heard: Array<{ kind: string; text: string }> = [];
    Object.assign(window, { senHeard: heard });
    const notice = '.notices > .message';
    // one that moves into a dialogue or out of it is the same
    const known = new WeakSet<Element>();
    const hear = (node: Node) => {
      if (!(node instanceof HTMLElement)) return;
      for (const one of node.matches(notice) ? [node] : node.querySelectorAll<HTMLElement>(notice)) {
        if (known.has(one)) continue;
        known.add(one);
        const kind = [...one.classList].find((name) => name !== 'message') ?? '';
        heard.push({ kind, text: (one.textContent ?? '').trim() });
      }
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(hear);
    }).observe(document, { childList: true, subtree: true });
  });
}

/**
 * Waits until a page told this in a notice and puts that notice and all before it away, so that no later wait takes it for its own;
 * answers the text. Never look at a notice in another way: one of an earlier act may still stand. A reload puts all away.
 */
export async function expectNotice(
  page: Page,
  text: string | RegExp,
  { kind = 'success', seconds = 15 }: { kind?: Kind; seconds?: number } = {},
): Promise<string> {
  const wanted =
    typeof text === 'string' ? { source: text, flags: '' } : { source: text.source, flags: text.flags };
  const found = await page
    .waitForFunction(
      ({ source, flags, words, kind }) => {
        const heard = (window as Heard).senHeard ?? []; // set above
        const fits = (told: string) => (words ? told.includes(source) : new RegExp(source, flags).test(told));
        const index = heard.findIndex((one) => one.kind === kind && fits(one.text));
        return index < 0 ? null : { text: heard.splice(0, index + 1).at(-1)?.text ?? '' };
      },
      { ...wanted, words: typeof text === 'string', kind },
      { polling: 100, timeout: seconds * 1000 },
    )
    .catch(async (error) => {
      throw new Error(`no notice says ${text} (${kind}); ${await shownInstead(page)}`, { cause: error });
    });
  return (await found.jsonValue())?.text ?? '';
}

/** What a page told and shows while something that was waited for does not come: notices, dialogues, refusals, where the cursor is. */
async function shownInstead(page: Page): Promise<string> {
  const found = await page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((one) => one.checkVisibility())
        .map((one) => (one.textContent ?? '').trim().slice(0, 300));
    const { activeElement } = document;
    return {
      told: (window as Heard).senHeard ?? [], // set above
      dialogues: texts('dialog[open], [role=dialog], [role=alertdialog]'),
      refusals: texts('[role=alert], [aria-invalid=true]'),
      busy: texts('[aria-busy=true]'),
      cursor: activeElement?.outerHTML.slice(0, 200),
    };
  });
  return JSON.stringify(found);
}
