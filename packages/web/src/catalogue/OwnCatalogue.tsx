import { catalogueByName } from '@sen/domain/catalogues/all';
import { Navigate, useLocation, useParams } from 'react-router';
import { widePath } from '../session/routeTable.ts';
import { noList, writeList } from '../ui/grid/listState.ts';
import { CatalogueTable } from './CatalogueTable.tsx';
import { ownRoutes } from './ownRoutes.ts';
import './catalogue.css';

/** A catalogue at a path of its own; what follows it in the path is searched: /dich-vu/XN-CBC. */
export default function OwnCatalogue() {
  const { pathname, search } = useLocation();
  const { childComponentPath: keyword } = useParams();
  const base = `/${widePath(pathname).split('/')[1] ?? ''}`;
  const own = ownRoutes.find((route) => route.path === base);
  const def = own ? catalogueByName(own.catalogue) : undefined;
  if (keyword) {
    const asked = writeList(new URLSearchParams(search), { ...noList, keyword });
    return <Navigate replace to={{ pathname: pathname.replace(/\/[^/]+$/, ''), search: `?${asked}` }} />;
  }
  return def ? <CatalogueTable key={def.name} def={def} /> : null;
}
