import { features, routes } from '../packages/web/src/app/features.ts';
import { ownRoutes } from '../packages/web/src/catalogue/ownRoutes.ts';

/** The paths of all screens behind the sign-in. */
export const screens = routes
  .filter((route) => !route.public)
  .map((route) => route.path.split('/:')[0] ?? route.path);

/** The same, catalogues at paths of their own once: they are one screen. */
export const different = screens.filter((path) => !ownRoutes.slice(1).some((own) => own.path === path));

/** The part of the program that a screen is, as the build names it, whether it stands in the frame of work screens, and its texts. */
export const partsOfScreens = new Map(
  features.flatMap(({ name, routes: own = [] }) =>
    own.map(({ path, wide, light, texts }) => {
      const folder = name === 'catalogue' ? name : `features/${name}`;
      const [, file] = /import\(['"`]\.\/([^'"`]+)/.exec(wide.toString()) ?? [];
      return [path.split('/:')[0] ?? path, { part: `src/${folder}/${file}`, framed: !light, texts }] as const;
    }),
  ),
);

const wanted = process.env['SEN_WALKED_FEATURES']?.split(' ').filter(Boolean) ?? [];

/** Whether the walk over all screens opens this one: `npm test -- --changed` keeps it to what has changed. */
export const isWalked = (path: string): boolean =>
  wanted.length === 0 ||
  features.some(
    ({ name, routes: own = [] }) =>
      wanted.includes(name) && own.some((one) => one.path.split('/:')[0] === path),
  );
