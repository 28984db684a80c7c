import { holdsWords } from '@sen/domain/names/find';
import { tenKhongDau } from '@sen/domain/names/key';

export type Template = { _id: string; Ma: string; Ten: string; NoiDung: string; cuaToi: boolean };

/** Where a template is asked for: what stands between `from` and the caret goes when it is put in; `query` is searched for. */
export type Asked = { from: number; query: string };

/** How far back from the caret a template may be asked for. */
const longest = 40;

/** The template that is asked for at the caret by "/" and words, or null; a "/" within a word ("120/80", "1/2") asks for none. */
export function askedAt(text: string, caret: number): Asked | null {
  const before = text.slice(Math.max(0, caret - longest), caret);
  const found = /(?:^|\s)\/((?:[^\s/][^\n/]*)?)$/.exec(before);
  if (!found) return null;
  // the text was cut in the middle of a word, which begins with the "/" by chance
  if (!/^\s/.test(found[0]) && found[0].length === before.length && caret > before.length) return null;
  const query = found[1] ?? '';
  return { from: caret - query.length - 1, query };
}

/** The templates that hold the words in name, code or text, those whose name or code begins so first; accents do not matter. */
export function fitting<T extends Template>(templates: readonly T[], query: string): T[] {
  const wanted = tenKhongDau(query);
  const found = templates.filter(({ Ma, Ten, NoiDung }) => holdsWords(query, `${Ma} ${Ten} ${NoiDung}`));
  const begins = ({ Ma, Ten }: T) => [Ma, Ten].some((name) => tenKhongDau(name).startsWith(wanted));
  return wanted === '' ? found : [...found.filter(begins), ...found.filter((one) => !begins(one))];
}

/** The text of a template as it stands between what is before and behind it: words do not run together. */
export function joined(before: string, text: string, behind: string): string {
  const left = before === '' || /\s$/.test(before) ? '' : ' ';
  const right = behind === '' || /^[\s.,;:)]/.test(behind) ? '' : ' ';
  return left + text + right;
}

/** What would be kept as a template: what is selected, else all that was typed, without what asks for one. */
export function textToKeep(
  text: string,
  selected: { start: number; end: number },
  asked: Asked | null,
): string {
  const chosen = text.slice(selected.start, selected.end).trim();
  if (chosen !== '') return chosen;
  if (!asked) return text.trim();
  const behind = text.slice(asked.from + asked.query.length + 1);
  return (text[asked.from] === '/' ? text.slice(0, asked.from) + behind : text).trim();
}

/**
 * Puts text into a field as if it were typed: what was typed before stays, and the browser undoes it. The first gap to be filled in
 * ("…") is selected.
 */
export function putInto(area: HTMLTextAreaElement, from: number, to: number, text: string): void {
  area.focus();
  area.setSelectionRange(from, to);
  // the only way in that the browser's own undo knows; a browser without it is told that something was typed
  const isTyped =
    typeof document.execCommand === 'function' && document.execCommand('insertText', false, text);
  if (!isTyped) {
    const whole = area.value.slice(0, from) + text + area.value.slice(to);
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, whole);
    area.setSelectionRange(from + text.length, from + text.length);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const gap = text.indexOf('…');
  if (gap >= 0) area.setSelectionRange(from + gap, from + gap + 1);
}
