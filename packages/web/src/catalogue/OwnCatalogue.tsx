import { catalogueByName } from '@sen/domain/catalogues/all';
import { useLocation, useParams } from 'react-router';
import { widePath } from '../session/routeTable.ts';
import { CatalogueTable } from './CatalogueTable.tsx';
import { ownRoutes } from './ownRoutes.ts';
import './catalogue.css';

/** A catalogue at a path of its own; what follows it in the path is searched: /dich-vu/XN-CBC. */
export default function OwnCatalogue() {
  const { pathname } = useLocation();
  const { childComponentPath } = useParams();
  const base = `/${widePath(pathname).split('/')[1] ?? ''}`;
  const own = ownRoutes.find((route) => route.path === base);
  const def = own ? catalogueByName(own.catalogue) : undefined;
  return def ? <CatalogueTable key={def.name} def={def} keyword={childComponentPath ?? ''} /> : null;
}
