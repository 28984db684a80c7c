type Modifiers = { ctrlKey: boolean; altKey: boolean; shiftKey: boolean; metaKey: boolean };

const named: Readonly<Record<string, string>> = { Space: ' ' };
const focusable =
  'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true], [contenteditable=""]';
/** Fields that hold a text, in which keys write. */
const typedIn =
  'input:not([type=checkbox], [type=radio], [type=file], [type=button], [type=submit]), textarea';

/** Presses a key as "Control+S", "Alt+ArrowUp" or "Enter", and does what a browser does with it unless the screen took it. */
export function press(combination: string): void {
  const parts = combination === '+' ? ['+'] : combination.split('+');
  const last = parts.pop() ?? '';
  const held = new Set(parts);
  const control = held.has('Control') || held.has('ControlOrMeta');
  const modifiers = {
    ctrlKey: control,
    altKey: held.has('Alt'),
    shiftKey: held.has('Shift'),
    metaKey: held.has('Meta'),
  };
  const key = named[last] ?? (last.length === 1 && !held.has('Shift') ? lower(last, parts) : last);
  stroke(key, modifiers);
}

/** "Control+S" is the key s, as keyboards tell it; a letter alone stays as it is written. */
const lower = (key: string, held: readonly string[]) => (held.length > 0 ? key.toLowerCase() : key);

/** Types a text key by key where the focus is. */
export function type(text: string): void {
  for (const key of text) stroke(key === '\n' ? 'Enter' : key, none);
}

const none: Modifiers = { ctrlKey: false, altKey: false, shiftKey: false, metaKey: false };

function stroke(key: string, modifiers: Modifiers): void {
  const target = focused();
  const init = { key, code: codeOf(key), bubbles: true, cancelable: true, composed: true, ...modifiers };
  const goesOn = target.dispatchEvent(new KeyboardEvent('keydown', init));
  const pressed = goesOn ? act(target, key, modifiers) : undefined;
  const after = focused();
  const released = after.dispatchEvent(new KeyboardEvent('keyup', init));
  if (released && goesOn && after === target) pressed?.();
}

const focused = (): Element => document.activeElement ?? document.body;

function codeOf(key: string): string {
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`;
  if (/^\d$/.test(key)) return `Digit${key}`;
  return key === ' ' ? 'Space' : key;
}

/** What the browser does with a key; what it does only when the key is let go is answered. */
function act(target: Element, key: string, modifiers: Modifiers): (() => void) | undefined {
  const { ctrlKey, altKey, metaKey, shiftKey } = modifiers;
  if (key === 'Tab') tab(shiftKey);
  else if (key === 'Escape') closeDialog();
  else if (key === 'Enter') enter(target);
  else if (target.matches(typedIn)) {
    const field = target as HTMLInputElement | HTMLTextAreaElement; // as matched
    if (ctrlKey || metaKey) {
      if (key === 'a') field.select();
    } else if (key === 'Backspace' || key === 'Delete') erase(field, key);
    else if (key.length === 1 && !altKey) insert(field, key);
  } else if (key === ' ' && target.matches('button, summary, input')) return () => clickOn(target);
  else if (target.matches('input[type=radio]') && key.startsWith('Arrow')) nextRadio(target, key);
  return undefined;
}

function clickOn(target: Element): void {
  if (target instanceof HTMLElement && !target.matches(':disabled')) target.click();
}

function enter(target: Element): void {
  if (target.matches('button, a[href], summary')) clickOn(target);
  else if (target instanceof HTMLTextAreaElement) insert(target, '\n');
  else if (target instanceof HTMLInputElement) sendForm(target);
}

function sendForm({ form }: HTMLInputElement): void {
  const submit = form?.querySelector<HTMLElement>(
    'button[type=submit], button:not([type]), input[type=submit]',
  );
  if (submit) clickOn(submit);
  else if (form && form.querySelectorAll(typedIn).length === 1) form.requestSubmit();
}

function closeDialog(): void {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (open?.dispatchEvent(new Event('cancel', { cancelable: true }))) open.close();
}

function nextRadio(target: Element, key: string): void {
  const { name, form } = target as HTMLInputElement; // as matched
  const root: ParentNode = form ?? document;
  const all = [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
    (one) => one.name === name && !one.disabled,
  );
  const step = key === 'ArrowUp' || key === 'ArrowLeft' ? -1 : 1;
  const next = all.at((all.indexOf(target as HTMLInputElement) + step) % all.length);
  next?.focus();
  next?.click();
}

/** Moves the focus on to what Tab reaches, within the dialogue that is open over the screen. */
function tab(back: boolean): void {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const stops = [...root.querySelectorAll<HTMLElement>(focusable)].filter(isStop);
  const at = stops.indexOf(focused() as HTMLElement);
  const next = back ? stops.at(at - 1) : stops[(at + 1) % stops.length];
  if (next) next.focus();
}

function isStop(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert], [hidden]'))
    return false;
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return true;
  const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
    (one) => one.name === element.name && one.form === element.form,
  );
  return !group.some((one) => one.checked) && group[0] === element;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Puts a text into a field in the place of what it holds, as a paste does. */
export function write(field: TextField, text: string): void {
  field.focus();
  setText(field, text, text);
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function insert(field: TextField, text: string): void {
  if (field.readOnly || field.disabled) return;
  const [from, to] = selectionOf(field);
  const { maxLength, value } = field;
  const next = value.slice(0, from) + text + value.slice(to);
  if (maxLength >= 0 && next.length > maxLength) return;
  setText(field, next, text, from + text.length);
}

function erase(field: TextField, key: string): void {
  const [from, to] = selectionOf(field);
  const start = from < to ? from : key === 'Backspace' ? Math.max(0, from - 1) : from;
  const end = from < to || key === 'Backspace' ? to : to + 1;
  setText(field, field.value.slice(0, start) + field.value.slice(end), null, start);
}

/** Where the cursor stands; kinds of fields that tell none have it at the end. */
function selectionOf(field: TextField): [number, number] {
  const { length } = field.value;
  return [field.selectionStart ?? length, field.selectionEnd ?? length];
}

/** React hears of a value only when it is set as a browser sets it. */
function setText(field: TextField, value: string, data: string | null, cursor = value.length): void {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  const inputType = data === null ? 'deleteContentBackward' : 'insertText';
  const before = new InputEvent('beforeinput', { data, inputType, bubbles: true, cancelable: true });
  if (!field.dispatchEvent(before)) return;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  try {
    field.setSelectionRange(cursor, cursor);
  } catch {
    // kinds of fields without a cursor
  }
  field.dispatchEvent(new InputEvent('input', { data, inputType, bubbles: true }));
}
