import {
  byCss,
  byLabel,
  byRole,
  byText,
  fits,
  isShown,
  type Name,
  plain,
  type RoleOptions,
  screenNow,
} from './find.ts';
import { press, write } from './keys.ts';
import { clickAt, hoverOver } from './pointer.ts';
import { until } from './until.ts';

type Exact = { exact?: boolean };
type Filter = { hasText?: Name; hasNotText?: Name; has?: Locator; hasNot?: Locator };
type FileGiven = { name: string; mimeType: string; buffer: Uint8Array };

/** Elements that are looked for anew at each use, with the names that Playwright's locators have: a test reads alike in both layers. */
export type Locator = {
  /** What was looked for, in words. */
  what: string;
  /** What there is now, shown or not. */
  found: () => Element[];
  getByRole: (role: string, options?: RoleOptions) => Locator;
  getByLabel: (name: Name, options?: Exact) => Locator;
  getByText: (text: Name, options?: Exact) => Locator;
  getByPlaceholder: (text: Name) => Locator;
  locator: (selector: string, filter?: Filter) => Locator;
  filter: (filter: Filter) => Locator;
  first: () => Locator;
  last: () => Locator;
  nth: (index: number) => Locator;
  /** Acts wait until the one element is shown and takes them. */
  click: (options?: { button?: 'left' | 'right' }) => Promise<void>;
  dblclick: () => Promise<void>;
  hover: () => Promise<void>;
  fill: (text: string) => Promise<void>;
  press: (key: string) => Promise<void>;
  focus: () => Promise<void>;
  check: () => Promise<void>;
  uncheck: () => Promise<void>;
  setInputFiles: (file: FileGiven) => Promise<void>;
  textContent: () => Promise<string>;
  inputValue: () => Promise<string>;
  getAttribute: (name: string) => Promise<string | null>;
  count: () => Promise<number>;
};

export function locate(what: string, found: () => Element[]): Locator {
  const inside = (how: string, look: (root: Element) => Element[]) =>
    locate(`${what} ${how}`.trim(), () => unique(found().flatMap(look)));
  const one = (takes: (element: Element) => boolean = isShown) => theOne(what, found, takes);
  const enabled = () => one((element) => isShown(element) && isEnabled(element));
  const setChecked = async (wanted: boolean) => {
    const input = await one((element) => isEnabled(element));
    if (isChecked(input) !== wanted) clickAt(input);
    await until(
      () => `${what} is not set`,
      () => found().some((element) => isChecked(element) === wanted) || 'it stays as it is',
    );
  };
  return {
    what,
    found,
    getByRole: (role, options) =>
      inside(`${role} ${options?.name ?? ''}`, (root) => byRole(root, role, options)),
    getByLabel: (name, options) => inside(`label ${name}`, (root) => byLabel(root, name, options?.exact)),
    getByText: (text, options) => inside(`"${text}"`, (root) => byText(root, text, options?.exact)),
    getByPlaceholder: (text) =>
      inside(`placeholder ${text}`, (root) =>
        byCss(root, '[placeholder]').filter((field) => fits(plain(field.getAttribute('placeholder')), text)),
      ),
    locator: (selector, filter) =>
      inside(selector, (root) => byCss(root, selector).filter((element) => passes(element, filter))),
    filter: (filter) =>
      locate(`${what} filtered`, () => found().filter((element) => passes(element, filter))),
    first: () => locate(`first ${what}`, () => found().slice(0, 1)),
    last: () => locate(`last ${what}`, () => found().slice(-1)),
    nth: (index) => locate(`${what} #${index}`, () => found().slice(index, index + 1)),
    click: async ({ button } = {}) => clickAt(await enabled(), { button: button === 'right' ? 2 : 0 }),
    dblclick: async () => {
      const element = await enabled();
      clickAt(element);
      clickAt(element, { detail: 2 });
      element.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, cancelable: true, detail: 2 }));
    },
    hover: async () => hoverOver(await one()),
    fill: async (text) => {
      const field = await enabled();
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) write(field, text);
      else throw new Error(`${what} is no field to write in`);
    },
    press: async (key) => {
      const element = await one();
      if (element instanceof HTMLElement) element.focus();
      press(key);
    },
    focus: async () => {
      const element = await one();
      if (element instanceof HTMLElement) element.focus();
    },
    check: () => setChecked(true),
    uncheck: () => setChecked(false),
    setInputFiles: async ({ name, mimeType, buffer }) => {
      const input = await one(() => true);
      const files = [new File([buffer as Uint8Array<ArrayBuffer>], name, { type: mimeType })];
      Object.defineProperty(input, 'files', { configurable: true, value: files });
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    textContent: async () => (await one(() => true)).textContent ?? '',
    inputValue: async () => fieldValue(await one(() => true)),
    getAttribute: async (name) => (await one(() => true)).getAttribute(name),
    count: async () => found().length,
  };
}

/** The one element that takes an act; waits for it, and refuses to choose among several. */
async function theOne(
  what: string,
  found: () => Element[],
  takes: (element: Element) => boolean,
): Promise<Element> {
  await until(
    () => `there is no ${what} that takes it`,
    () => found().some(takes) || `on the screen: ${screenNow()}`,
  );
  const [element, another] = found().filter(takes);
  if (another) throw new Error(`${what} is several: ${found().filter(takes).map(plainOf).join(' | ')}`);
  if (!element) return theOne(what, found, takes); // it went meanwhile
  return element;
}

const plainOf = (element: Element) => `<${element.localName}> ${plain(element.textContent).slice(0, 60)}`;
const unique = (elements: Element[]) => [...new Set(elements)];

function passes(element: Element, filter: Filter = {}): boolean {
  const { hasText, hasNotText, has, hasNot } = filter;
  const text = plain(element.textContent);
  const holds = (inner: Locator) => inner.found().some((one) => one !== element && element.contains(one));
  if (hasText !== undefined && !fits(text, hasText)) return false;
  if (hasNotText !== undefined && fits(text, hasNotText)) return false;
  return (!has || holds(has)) && !(hasNot && holds(hasNot));
}

export function isEnabled(element: Element): boolean {
  return !element.matches(':disabled') && !element.closest('fieldset:disabled, [aria-disabled=true]');
}

export function isChecked(element: Element): boolean {
  if (element instanceof HTMLInputElement) return element.checked;
  return element.getAttribute('aria-checked') === 'true';
}

export function fieldValue(element: Element): string {
  return (element as { value?: string }).value ?? ''; // of fields
}
