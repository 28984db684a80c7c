import type { Choices } from './types.ts';

/** What was chosen for an import until the server has it: a reload in between finds it here. It ends with the tab. */
const keyOf = (id: string) => `importChoices/${id}`;

export function keepUnsent(id: string, choices: Choices): void {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(choices));
  } catch {
    // a browser that refuses storage has what the server was sent
  }
}

export function forgetUnsent(id: string): void {
  try {
    sessionStorage.removeItem(keyOf(id));
  } catch {
    // as above
  }
}

export function unsentOf(id: string): Choices | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as Choices | null; // as kept above
  } catch {
    return null;
  }
}
