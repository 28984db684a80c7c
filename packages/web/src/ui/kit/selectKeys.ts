import type { KeyboardEvent, RefObject } from 'react';
import { moveInList, moves, type Option } from './options.tsx';
import type { useTypeahead } from './typeahead.ts';

type Keys<O extends Option<unknown>> = {
  searched: boolean;
  many: boolean;
  open: boolean;
  text: string;
  loading: boolean;
  chosen: readonly O[];
  shown: readonly O[];
  list: RefObject<HTMLDivElement | null>;
  active: RefObject<{ option: O | null; meant: boolean }>;
  typeahead: ReturnType<typeof useTypeahead<O>>;
  turn: (open: boolean) => void;
  pick: (option: O) => void;
  remove: (option: O) => void;
  lead: (option: O) => void;
};

/** What a key does in a field with a list. What it does not know it leaves to the screen. */
export function pressInSelect<O extends Option<unknown>>(
  event: KeyboardEvent<HTMLInputElement>,
  field: Keys<O>,
): void {
  if (event.ctrlKey || event.metaKey) return;
  const { open, active } = field;
  const { key } = event;
  if (open && key === 'Escape') {
    // only the list closes, not the dialogue around it
    event.preventDefault();
    event.stopPropagation();
    field.turn(false);
  } else if (open && key === 'Enter') {
    event.preventDefault();
    event.stopPropagation();
    take(field);
  } else if (open && key === 'Tab') {
    if (!event.shiftKey && active.current.meant && !field.loading) takeUnchosen(field);
  } else if (open && moves(key) && !event.shiftKey) {
    event.preventDefault();
    active.current.meant = true;
    moveInList(field.list.current, key);
  } else if (key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault();
    field.turn(true);
  } else if (key === 'Backspace' && field.many && field.text === '') {
    const last = field.chosen.at(-1);
    if (last) field.remove(last);
  } else if (!field.searched && !event.altKey) pressWithoutSearch(event, field);
}

function pressWithoutSearch<O extends Option<unknown>>(event: KeyboardEvent, field: Keys<O>): void {
  const { key, timeStamp } = event;
  const letter = /^[\p{L}\p{N}]$/u.test(key) || (key === ' ' && field.typeahead.typing(timeStamp));
  if (letter) {
    event.preventDefault();
    const from = field.open ? field.active.current.option : (field.chosen[0] ?? null);
    const found = field.typeahead.find(key, timeStamp, field.shown, from);
    field.turn(true);
    if (found) field.lead(found);
  } else if (key === 'Enter' || key === ' ') {
    event.preventDefault();
    if (field.open) take(field);
    else field.turn(true);
  }
}

function take<O extends Option<unknown>>({ active, pick }: Keys<O>): void {
  const { option } = active.current;
  if (option && !option.disabled) pick(option);
}

function takeUnchosen<O extends Option<unknown>>(field: Keys<O>): void {
  const { option } = field.active.current;
  if (!field.chosen.some(({ value }) => value === option?.value)) take(field);
}
