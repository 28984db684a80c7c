/** What the keys can reach. */
const reachable =
  'a[href], button, input:not([type=hidden]), select, textarea, [tabindex="0"]:not([role=tabpanel])';
const typedInto =
  'input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [readonly]), textarea, [role=combobox]';
/** On what destroys nobody shall stand by chance; what is reached by a key of its own is no place to go on. */
const passedOver = '.danger, [aria-disabled=true], [tabindex="-1"]';
/** One does not go on beyond them by the next control: there the list has its turn. */
const bounds = '#screen, .work-task, .work-centre, .work-pane, .work-narrow, .side-main';

export const screenOf = (): HTMLElement | null => document.getElementById('screen');

/** Whether it can have the focus now: it is in the page, in sight and not stilled. */
export function isReachable(one: Element | null): one is HTMLElement {
  if (!(one instanceof HTMLElement) || !one.isConnected || one === document.body) return false;
  return !one.matches(':disabled') && !one.closest('[hidden], [inert]') && isDrawn(one);
}

// the pages of unit tests know no layout
const isDrawn = (one: HTMLElement) => !('checkVisibility' in one) || one.checkVisibility();

const firstOf = (place: Element, kind: string): HTMLElement | null =>
  [...place.querySelectorAll(kind)].filter(isReachable).find((one) => !one.matches(passedOver)) ?? null;

/** On a phone a field brings its keys over half of the screen: none is begun unasked. */
const isNarrow = () => document.querySelector('.shell.narrow') !== null;
const beginOf = (place: Element) =>
  isNarrow() ? null : (firstOf(place, typedInto) ?? firstOf(place, reachable));

/** Where somebody begins on the screen that is shown: the search of its list, else its first field or control; null until it has one. */
export function initialFocus(screen: Element): HTMLElement | null {
  const list = screen.querySelector('.work-list');
  return (list && beginOf(list)) ?? beginOf(screen);
}

/** Where the focus stood: the control, what stood around it from the inside out, and the lines beside its own when that went. */
export type Stand = { control: HTMLElement; around: readonly Element[]; lines: readonly Element[] };

export function standOf(control: HTMLElement): Stand {
  const around: Element[] = [];
  for (let one = control.parentElement; one && one !== document.body; one = one.parentElement)
    around.push(one);
  return { control, around, lines: [] };
}

/** The lines before and behind the one that was taken away with the control, the next one first. */
export function linesLeft(changes: readonly MutationRecord[], control: Element): Element[] {
  for (const { removedNodes, nextSibling, previousSibling } of changes) {
    const line = [...removedNodes].find((node) => node.contains(control));
    if (line instanceof Element)
      return [nextSibling, previousSibling].filter((one): one is Element => isLike(one, line));
  }
  return [];
}

function isLike(one: Node | null, line: Element): boolean {
  if (!(one instanceof Element) || one.localName !== line.localName) return false;
  return ['LI', 'TR'].includes(one.tagName) || (one.classList[0] ?? '') === (line.classList[0] ?? '-');
}

/** The place nearest to one that has gone: the line beside, what is shown in its tab, a control around it, of a field another field; null where nothing of it is left. */
export function nextTo({ control, around, lines }: Stand): HTMLElement | null {
  for (const line of lines) {
    if (!isReachable(line)) continue;
    const place = line.matches('[tabindex]') ? line : firstOf(line, reachable);
    if (place) return place;
  }
  // who typed goes on typing: the acts beside a form that is done with are not what comes next
  const kind = control.matches('input, textarea') ? typedInto : reachable;
  for (const place of around) {
    if (!isReachable(place)) continue;
    if (place.matches('.work-actions')) return firstOf(place, 'button.primary'); // the next step
    const shown = [...place.querySelectorAll('[role=tabpanel]')].filter(isReachable);
    const panel = shown.find((one) => !one.contains(control));
    if (panel) return beginOf(panel) ?? firstOf(place, reachable);
    if (place.matches(bounds)) return null;
    const beside = firstOf(place, kind);
    if (beside) return beside;
  }
  return null;
}
