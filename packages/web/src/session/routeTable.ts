import type { ComponentType } from 'react';

/** A picture of a screen or a group of the menu; which one it is stands in `app/screenIcons.tsx`. */
export type ScreenIconName =
  | 'home'
  | 'reception'
  | 'patients'
  | 'examination'
  | 'lab'
  | 'pulse'
  | 'cashier'
  | 'pharmacy'
  | 'stock'
  | 'catalogues'
  | 'prices'
  | 'operations'
  | 'auditLog'
  | 'accessLog'
  | 'printForms'
  | 'settings'
  | 'profiles'
  | 'accounts'
  | 'staff'
  | 'setup'
  | 'fees'
  | 'system'
  | 'folder'
  | 'page';

type Screen = () => Promise<{ default: ComponentType }>;

export type RouteSpec = {
  /** Path below the base, as the specification spells it. */
  path: string;
  /** Text key of the title, in the namespace `shell`. */
  title: string;
  /** Its picture in the menu, the search and on home. */
  icon?: ScreenIconName;
  /** Legacy spellings that lead here. */
  legacy?: readonly string[];
  /** Open without signing in. */
  public?: true;
  /** Open to every profile; other screens must stand in the profile's menu. */
  everyone?: true;
  /** The namespaces of texts that it is drawn with: they come with it instead of one after the other. */
  texts: readonly string[];
  /** Prints nothing: the preview and the printer are not waited for. */
  light?: true;
  wide: Screen;
  /** The narrow twin where a phone needs another layout; the wide screen adapts otherwise. */
  narrow?: Screen;
};

/** The paths of a route and its twin, without the base. */
export function narrowPath(path: string): string {
  return path.startsWith('/m/') ? path : `/m${path}`;
}

/** The wide path of a twin. */
export function widePath(path: string): string {
  return path === '/m' ? '/' : path.replace(/^\/m(?=\/)/, '');
}

/** Where a legacy spelling leads, the rest of the path kept; null when it is none. */
export function legacyTarget(path: string, routes: readonly RouteSpec[]): string | null {
  const wide = widePath(path);
  for (const route of routes) {
    for (const old of route.legacy ?? []) {
      if (wide === old || wide.startsWith(`${old}/`)) {
        const base = route.path.split('/:')[0] ?? route.path;
        const target = base + wide.slice(old.length);
        return path.startsWith('/m/') ? narrowPath(target) : target;
      }
    }
  }
  return null;
}

export type Menu = { idMenus: readonly string[]; paths: ReadonlySet<string> };

/** Whether a profile's menu opens a screen. */
export function mayOpen(route: Pick<RouteSpec, 'path' | 'public' | 'everyone'>, menu: Menu): boolean {
  if (route.public || route.everyone || menu.idMenus.includes('full')) return true;
  const base = route.path.split('/:')[0] ?? route.path;
  return menu.paths.has(base);
}
