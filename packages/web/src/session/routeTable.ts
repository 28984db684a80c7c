import type { ComponentType } from 'react';

/** A picture of a screen or a group of the menu; which one it is stands in `ui/screenIcons.tsx`. */
export type ScreenIconName =
  | 'home'
  | 'reception'
  | 'patients'
  | 'examination'
  | 'lab'
  | 'pulse'
  | 'imaging'
  | 'microbiology'
  | 'surgery'
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
  | 'calendar'
  | 'folder'
  | 'bed'
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
  /** For whoever never signs in: nothing of what comes after it is fetched. */
  stranger?: true;
  /** Open to every profile; other screens must stand in the profile's menu. */
  everyone?: true;
  /** Shows what a link names, and nothing by itself: no tile and no name in the search leads here. */
  linked?: true;
  /** The kinds of sites whose menus, search and home offer it; every kind where nothing is said. Its address opens it at each. */
  systems?: readonly string[];
  /** The namespaces of texts that it is drawn with: they come with it instead of one after the other. */
  texts: readonly string[];
  /** Fills the window by itself: no bar, no menu, no search, no lock beside it. */
  bare?: true;
  /** Prints nothing: the preview and the printer are not waited for. */
  light?: true;
  /**
   * Asks for what the screen opens with, by the names in its path, while the screen itself is still on its way. Until it is over, what
   * other screens will want is not fetched.
   */
  ahead?: (params: Readonly<Record<string, string | undefined>>) => Promise<void>;
  wide: Screen;
  /** The narrow twin where a phone needs another layout; the wide screen adapts otherwise. */
  narrow?: Screen;
};

/** The screens that a kind of site offers. */
export function offeredAt(systemType: string, routes: readonly RouteSpec[]): readonly RouteSpec[] {
  return routes.filter(({ systems }) => !systems || systems.includes(systemType));
}

/** The paths of a route and its twin, without the base. */
export function narrowPath(path: string): string {
  return path.startsWith('/m/') ? path : `/m${path}`;
}

/** The wide path of a twin. */
export function widePath(path: string): string {
  return path === '/m' ? '/' : path.replace(/^\/m(?=\/)/, '');
}

/**
 * Where a legacy spelling leads, or a path in other letter case, the rest of the path kept; null when it is none. Of several spellings
 * the longest counts: a screen's own before the one that it lies below.
 */
export function legacyTarget(path: string, routes: readonly RouteSpec[]): string | null {
  const narrow = /^\/m(?=\/)/i.test(path);
  const wide = path.replace(/^\/m(?=\/)/i, '');
  const lower = wide.toLowerCase();
  const leads = (old: string) => lower === old.toLowerCase() || lower.startsWith(`${old.toLowerCase()}/`);
  const [best] = routes
    .flatMap(({ path: full, legacy = [] }) => {
      const base = full.split('/:')[0] ?? full;
      return [base, ...legacy].map((old) => ({ base, old }));
    })
    .filter(({ base, old }) => leads(old) && !(old === base && isBelow(wide, base)))
    .sort((a, b) => b.old.length - a.old.length);
  if (!best) return null;
  const target = best.base + wide.slice(best.old.length);
  return narrow ? narrowPath(target) : target;
}

/** A path that a screen has already as it is written leads nowhere else. */
function isBelow(path: string, base: string): boolean {
  return path === base || path.startsWith(`${base}/`);
}

export type Menu = { idMenus: readonly string[]; paths: ReadonlySet<string> };

/** Whether a profile's menu opens a screen. */
export function mayOpen(route: Pick<RouteSpec, 'path' | 'public' | 'everyone'>, menu: Menu): boolean {
  if (route.public || route.everyone || menu.idMenus.includes('full')) return true;
  const base = route.path.split('/:')[0] ?? route.path;
  return menu.paths.has(base);
}
