import { catalogueByName, catalogueGroups, catalogues } from '@sen/domain/catalogues/all';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { currentLanguage } from '../session/i18n.ts';
import { narrowPath } from '../session/routeTable.ts';
import { SideIndex } from '../ui/SideIndex.tsx';
import { EmptyState } from '../ui/states.tsx';
import { CatalogueTable } from './CatalogueTable.tsx';
import { useEntryPages } from './page/useEntryPages.ts';
import { entryWord } from './page/useOpened.ts';
import './catalogue.css';

const path = '/he-thong-danh-muc';

/** /he-thong-danh-muc: the grouped, searchable index of catalogues, and the one that is open. */
export default function CatalogueScreen() {
  const { t } = useTranslation('catalogue');
  const { childComponentPath } = useParams();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const language = currentLanguage();
  const pages = useEntryPages();
  const open = childComponentPath ? catalogueByName(childComponentPath) : undefined;
  const back = pathname.startsWith('/m/') ? () => void navigate(narrowPath(path)) : undefined;
  const other = childComponentPath && !open ? otherPath(childComponentPath) : null;
  if (other) return <Navigate replace to={back ? narrowPath(other) : other} />;
  const groups = Object.entries(catalogueGroups).map(([key, label]) => ({
    key,
    label: label[language],
    parts: catalogues
      .filter((def) => def.group === key)
      .map((def) => ({
        name: def.name,
        label: def.label[language],
        words: `${def.label.vi} ${def.label.en} ${def.name}`,
      })),
  }));
  return (
    <SideIndex
      path={path}
      label={t('index')}
      find={t('find')}
      groups={groups}
      open={open?.name}
      alone={open !== undefined && open.name in pages && params.has(entryWord)}
    >
      {open ? (
        <CatalogueTable key={open.name} def={open} {...(back ? { onBack: back } : {})} />
      ) : (
        <EmptyState text={t('choose')} />
      )}
    </SideIndex>
  );
}

/** Where a name leads that no catalogue has as it is written: to one in other letter case, or to the screen of the print forms. */
function otherPath(name: string): string | null {
  const lower = name.toLowerCase();
  if (lower === 'mauin') return '/quan-tri-he-thong/mau-in';
  const def = catalogues.find((one) => one.name.toLowerCase() === lower);
  return def ? `${path}/${def.name}` : null;
}
