import { expect as plainExpect } from 'vitest';
import { isShown, plain, screenNow } from './find.ts';
import { fieldValue, isChecked, isEnabled, type Locator } from './locator.ts';
import { until } from './until.ts';

type Wanted = string | RegExp;

/** What is said of an element that a locator finds: waited for, and with `not` that it is so no longer. */
export type Said = {
  not: Said;
  toBeVisible: () => Promise<void>;
  toBeHidden: () => Promise<void>;
  toBeAttached: () => Promise<void>;
  toBeFocused: () => Promise<void>;
  toBeEnabled: () => Promise<void>;
  toBeDisabled: () => Promise<void>;
  toBeChecked: () => Promise<void>;
  toHaveCount: (count: number) => Promise<void>;
  toHaveValue: (wanted: Wanted) => Promise<void>;
  toHaveText: (wanted: Wanted) => Promise<void>;
  toContainText: (wanted: Wanted) => Promise<void>;
  toHaveAttribute: (name: string, wanted?: Wanted) => Promise<void>;
  toHaveClass: (wanted: RegExp) => Promise<void>;
};

function saidOf({ what, found }: Locator, wanted = true): Said {
  const wait = (how: string, test: () => boolean) =>
    until(
      () => `${what}: ${wanted ? '' : 'not '}${how}`,
      () => test() === wanted || shownNow(found()),
    );
  /** Of the one element: several are a question that the test has to answer. */
  const one = (how: string, test: (element: Element) => boolean) =>
    wait(how, () => {
      const all = found();
      if (all.length > 1) return !wanted;
      return all[0] !== undefined && test(all[0]);
    });
  const words = (how: string, textOf: (element: Element) => string, text: Wanted, whole: boolean) =>
    one(`${how} ${text}`, (element) => matches(textOf(element), text, whole));
  return {
    get not() {
      return saidOf({ what, found } as Locator, !wanted); // what is read of it
    },
    toBeVisible: () => one('visible', isShown),
    toBeHidden: () => wait('hidden', () => found().every((element) => !isShown(element))),
    toBeAttached: () => wait('attached', () => found().length > 0),
    toBeFocused: () => one('focused', (element) => document.activeElement === element),
    toBeEnabled: () => one('enabled', isEnabled),
    toBeDisabled: () => one('disabled', (element) => !isEnabled(element)),
    toBeChecked: () => one('checked', isChecked),
    toHaveCount: (count) => wait(`${count} of them`, () => found().length === count),
    toHaveValue: (text) => words('value', fieldValue, text, true),
    toHaveText: (text) => words('text', textOf, text, true),
    toContainText: (text) => words('text with', textOf, text, false),
    toHaveAttribute: (name, text = /^/) =>
      one(`${name} ${text}`, (element) => {
        const value = element.getAttribute(name);
        return value !== null && matches(value, text, true);
      }),
    toHaveClass: (text) => words('class', (element) => element.getAttribute('class') ?? '', text, false),
  };
}

const textOf = (element: Element) => plain(element.textContent);

function matches(text: string, wanted: Wanted, whole: boolean): boolean {
  if (wanted instanceof RegExp) return wanted.test(text);
  return whole ? text === plain(wanted) : text.includes(plain(wanted));
}

/** What a failure tells: what there is instead. */
function shownNow(found: readonly Element[]): string {
  const told = found.slice(0, 5).map((element) => element.outerHTML.slice(0, 300));
  return `${found.length} there: ${told.join('\n')}\non the screen: ${screenNow()}`;
}

function isLocator(value: unknown): value is Locator {
  return typeof value === 'object' && value !== null && 'getByRole' in value && 'found' in value;
}

/** Of a locator what browser tests say of theirs; of anything else that of vitest. */
export const expect = Object.assign(
  (value: unknown, message?: string) => (isLocator(value) ? saidOf(value) : plainExpect(value, message)),
  { poll: plainExpect.poll },
) as unknown as Pick<typeof plainExpect, 'poll'> & {
  (locator: Locator): Said;
  <T>(value: T, message?: string): ReturnType<typeof plainExpect<T>>;
};
