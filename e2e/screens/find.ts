import { queryAllByRole } from '@testing-library/dom';

export type Name = string | RegExp;
export type RoleOptions = {
  name?: Name;
  exact?: boolean;
  level?: number;
  checked?: boolean;
  selected?: boolean;
  expanded?: boolean;
};

/** Words as a reader has them: no breaks, one space. */
export const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** Whether a text is what was asked for: a pattern, the whole (`exact`), or a part whatever its letter case. */
export function fits(text: string, wanted: Name, exact = false): boolean {
  if (wanted instanceof RegExp) return wanted.test(text);
  return exact ? text === plain(wanted) : text.toLowerCase().includes(plain(wanted).toLowerCase());
}

/** Whether an element is shown, as far as attributes and styles of its own say; style sheets are the browser's part. */
export function isShown(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (one instanceof HTMLElement && (one.hidden || one.style.display === 'none')) return false;
    if (one instanceof HTMLElement && one.style.visibility === 'hidden') return false;
    if (one.localName === 'dialog' && !one.hasAttribute('open')) return false;
    const parent = one.parentElement;
    if (parent?.localName === 'details' && !parent.hasAttribute('open') && one.localName !== 'summary')
      return false;
  }
  return element.isConnected;
}

/** Whether a screen reader is told of an element. */
function isTold(element: Element): boolean {
  return isShown(element) && !element.closest('[aria-hidden=true], [inert]');
}

export function byRole(root: Element, role: string, options: RoleOptions = {}): Element[] {
  const { name, exact, ...states } = options;
  return queryAllByRole(root as HTMLElement, role, {
    ...states,
    hidden: true,
    ...(name === undefined ? {} : { name: (found: string) => fits(plain(found), name, exact) }),
  }).filter(isTold);
}

export function byLabel(root: Element, wanted: Name, exact = false): Element[] {
  const found = new Set<Element>();
  for (const one of root.querySelectorAll('[aria-label], [aria-labelledby]'))
    if (fits(nameByAria(one), wanted, exact)) found.add(one);
  for (const label of root.querySelectorAll('label')) {
    if (!fits(plain(label.textContent), wanted, exact)) continue;
    const { htmlFor } = label;
    const field = htmlFor
      ? document.getElementById(htmlFor)
      : label.querySelector('input, textarea, select, button');
    if (field && root.contains(field)) found.add(field);
  }
  return inOrder(root, found);
}

function nameByAria(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const texts = ids.map((id) => plain(document.getElementById(id)?.textContent));
  return texts.filter(Boolean).join(' ') || plain(element.getAttribute('aria-label'));
}

/** The innermost elements with a text. */
export function byText(root: Element, wanted: Name, exact = false): Element[] {
  const found: Element[] = [];
  const look = (element: Element): boolean => {
    if (['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(element.tagName)) return false;
    if (!exact && !fits(plain(element.textContent), wanted)) return false;
    let inner = false;
    for (const child of element.children) inner = look(child) || inner;
    if (inner) return true;
    if (!fits(plain(element.textContent), wanted, exact)) return false;
    found.push(element);
    return true;
  };
  for (const child of root.children) look(child);
  return found;
}

export function byCss(root: Element, selector: string): Element[] {
  return [...root.querySelectorAll(selector)];
}

function inOrder(root: Element, found: Set<Element>): Element[] {
  return found.size < 2 ? [...found] : [...root.querySelectorAll('*')].filter((one) => found.has(one));
}

/** The words of what is in front: the open dialogue, else the screen. */
export function screenNow(): string {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const front = dialog ?? document.querySelector('#screen') ?? document.body;
  return plain(front.textContent).slice(0, 1500);
}
