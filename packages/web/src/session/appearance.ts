import { useSyncExternalStore } from 'react';
import { storageKeys, store, stored } from './session.ts';

export const themes = ['light', 'dark'] as const;
export const textSizes = ['small', 'normal', 'large'] as const;
export const densities = ['roomy', 'dense'] as const;
export const menuPlaces = ['top', 'side'] as const;

export type MenuPlace = (typeof menuPlaces)[number];

/** How the program looks to a person. */
export type Appearance = {
  theme: (typeof themes)[number];
  text: (typeof textSizes)[number];
  density: (typeof densities)[number];
  /** Null: where the site has it. */
  menu: MenuPlace | null;
};

const scales = { small: 13 / 14, normal: 1, large: 16 / 14 } as const satisfies Record<
  Appearance['text'],
  number
>;

const listeners = new Set<() => void>();
let shown = read();

function read(): Appearance {
  const choice = <T extends string>(key: 'theme' | 'text' | 'density', all: readonly [T, ...T[]], usual: T) =>
    all.find((one) => one === stored(storageKeys[key])) ?? usual;
  return {
    theme: choice('theme', themes, 'light'),
    text: choice('text', textSizes, 'normal'),
    density: choice('density', densities, 'roomy'),
    menu: menuPlaces.find((one) => one === stored(storageKeys.menu)) ?? null,
  };
}

/** Puts the look kept on this device on the page, where the style sheets read it. */
export function applyAppearance(): void {
  const { theme, text, density } = shown;
  Object.assign(document.documentElement.dataset, { theme, text, density });
}

/** Changes a part of the look and keeps it. */
export function setAppearance(change: Partial<Appearance>): void {
  for (const key of ['theme', 'text', 'density', 'menu'] as const)
    if (change[key] !== undefined) store(storageKeys[key], change[key]);
  shown = read();
  applyAppearance();
  for (const listener of listeners) listener();
}

/** The look, live. */
export function useAppearance(): Appearance {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
}

/** Where the menu stands: by the person's choice, else where the site has it. */
export function useMenuPlace(ofSite: string): MenuPlace {
  const { menu } = useAppearance();
  return menu ?? menuPlaces.find((one) => one === ofSite) ?? 'top';
}

/** How many times as large as usual words are, and with them the rows that hold them. */
export function useTextScale(): number {
  return scales[useAppearance().text];
}
