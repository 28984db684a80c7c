type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The name of a key press: 'Ctrl+S', 'Ctrl+Shift+S', 'Alt+1', 'Shift+F2', 'F4', '?'. Command counts as Ctrl. */
export function comboOf(event: Key): string {
  const single = event.key.length === 1;
  const ctrl = event.ctrlKey || event.metaKey;
  // of a sign, Shift is what makes it
  const shifts = !single || (ctrl && /^[a-z]$/i.test(event.key));
  const parts = [
    ctrl ? 'Ctrl' : '',
    event.altKey ? 'Alt' : '',
    event.shiftKey && shifts ? 'Shift' : '',
    single ? event.key.toUpperCase() : event.key,
  ];
  return parts.filter((part) => part !== '').join('+');
}

/** Whether a key press goes into a text. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}

/** Whether a dialog stands over the screen. */
export function dialogIsOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
