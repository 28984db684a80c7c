import {
  initialFocus,
  isReachable,
  linesLeft,
  nextTo,
  type Stand,
  screenOf,
  standOf,
} from './focusPlaces.ts';

/** How long what was stilled may take to come back, and a screen to have its first field, in ms. */
const patience = 3000;
/** So many places are remembered: the last one may lie in a dialogue that is gone, and so may what had opened it. */
const most = 6;

/** What had the focus last for want of a better place. */
let given: Element | null = null;

/** Whether nobody has put the focus anywhere: it is nowhere, or where it was kept for want of a better place. */
export function focusIsFree(): boolean {
  return isNowhere() || document.activeElement === given;
}

function isNowhere(): boolean {
  const now = document.activeElement;
  return now === null || now === document.body;
}

/**
 * Keeps the focus in the page. Where an act takes away, hides or stills what has it, it goes to the line beside, to what is shown
 * instead, to a control around it, else to where the screen begins. What a screen does with the focus itself comes first.
 * Answers how to stop.
 */
export function keepFocus(): () => void {
  let trail: readonly Stand[] = [];
  let frame = 0;
  let timer = 0;
  /** Since when it is nowhere. */
  let since = 0;
  /** Until when the screen itself has it for want of a field. */
  let waiting = 0;
  let pressed = 0;
  /** It went with a press: where that was beside everything, the focus is nowhere by somebody's will. */
  let letGo = false;

  const entered = ({ target }: FocusEvent) => {
    since = 0;
    letGo = false;
    if (!(target instanceof HTMLElement)) return;
    if (target !== given) {
      given = null;
      waiting = 0;
    }
    if (target !== screenOf())
      trail = [standOf(target), ...trail.filter(({ control }) => control !== target)].slice(0, most);
  };
  const left = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return;
    letGo = Date.now() - pressed < 300;
    ask();
  };
  const acted = ({ type }: Event) => {
    if (type === 'pointerdown') pressed = Date.now();
    given = null;
    waiting = 0;
  };
  const changes = new MutationObserver((found) => {
    const [last, ...before] = trail;
    if (!last || !(waiting > 0 || isNowhere() || last.control.matches(':disabled'))) return;
    if (!last.control.isConnected && last.lines.length === 0)
      trail = [{ ...last, lines: linesLeft(found, last.control) }, ...before];
    ask();
  });
  /** Looks once the screen has drawn what it draws, and has put the focus where it wants it. */
  const ask = () => {
    frame ||= requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        frame = 0;
        settle();
      });
    });
  };
  const give = (place: HTMLElement) => {
    given = place;
    place.focus();
  };
  const settle = () => {
    const screen = screenOf();
    const [last] = trail;
    if (!screen || !last) return;
    if (waiting > 0) {
      const begin = initialFocus(screen);
      if (Date.now() > waiting || document.activeElement !== screen) waiting = 0;
      else if (begin) give(begin);
      return;
    }
    // what the press did may have taken the control away meanwhile
    if (!isNowhere() || (letGo && isReachable(last.control))) return;
    since ||= Date.now();
    // what is being saved comes back by itself
    if (last.control.matches(':disabled') && last.control.isConnected && Date.now() - since < patience) {
      clearTimeout(timer);
      timer = window.setTimeout(ask, 100);
      return;
    }
    const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
    const place = dialog ? placeIn(dialog, last) : (placeOf(screen, trail) ?? initialFocus(screen));
    if (!place) waiting = Date.now() + patience;
    give(place ?? screen);
  };
  addEventListener('focusin', entered);
  addEventListener('focusout', left);
  addEventListener('pointerdown', acted, true);
  addEventListener('keydown', acted, true);
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['hidden', 'disabled', 'inert', 'open'],
  });
  return () => {
    removeEventListener('focusin', entered);
    removeEventListener('focusout', left);
    removeEventListener('pointerdown', acted, true);
    removeEventListener('keydown', acted, true);
    changes.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    given = null;
  };
}

function placeIn(dialog: HTMLElement, last: Stand): HTMLElement {
  const left = last.around.includes(dialog) ? nextTo(last) : null;
  return left ?? dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog;
}

/** The newest place of the screen that is left, or what is nearest to it; null where the screen begins anew. */
function placeOf(screen: HTMLElement, trail: readonly Stand[]): HTMLElement | null {
  for (const stand of trail) {
    const { control, around } = stand;
    if (screen.contains(control) && isReachable(control)) return control;
    // beside the screen stands what leads to it: menus, the search, dialogues
    if (around.includes(screen)) return nextTo(stand);
  }
  return null;
}
