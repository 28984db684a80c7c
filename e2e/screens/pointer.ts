const focusable = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';

/** Presses and lets go the mouse on an element: what a hand does, focus included. */
export function clickAt(element: Element, { button = 0, detail = 1 } = {}): void {
  const init = { bubbles: true, cancelable: true, composed: true, button, detail };
  const pointer = { ...init, pointerId: 1, pointerType: 'mouse', isPrimary: true };
  hoverOver(element);
  element.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  if (element.dispatchEvent(new MouseEvent('mousedown', { ...init, buttons: 1 }))) moveFocus(element);
  element.dispatchEvent(new PointerEvent('pointerup', pointer));
  element.dispatchEvent(new MouseEvent('mouseup', init));
  if (button === 0) element.dispatchEvent(new MouseEvent('click', init));
  else element.dispatchEvent(new MouseEvent('contextmenu', init));
}

export function hoverOver(element: Element): void {
  const init = { bubbles: true, composed: true, pointerId: 1, pointerType: 'mouse', isPrimary: true };
  element.dispatchEvent(new PointerEvent('pointerover', init));
  element.dispatchEvent(new MouseEvent('mouseover', init));
  element.dispatchEvent(new PointerEvent('pointermove', init));
  element.dispatchEvent(new MouseEvent('mousemove', init));
}

function moveFocus(element: Element): void {
  const target = element.closest<HTMLElement>(focusable);
  if (target && !target.matches(':disabled')) target.focus();
  else if (!element.closest('label') && document.activeElement instanceof HTMLElement)
    document.activeElement.blur();
}
