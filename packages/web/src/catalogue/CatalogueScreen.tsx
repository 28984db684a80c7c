import { catalogueByName, catalogueGroups, catalogues } from '@sen/domain/catalogues/all';
import { tenKhongDau } from '@sen/domain/names/key';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { currentLanguage } from '../app/i18n.ts';
import { narrowPath } from '../app/routeTable.ts';
import { SearchIcon } from '../ui/icons.tsx';
import { Input } from '../ui/kit/Input.tsx';
import { CatalogueTable } from './CatalogueTable.tsx';
import './catalogue.css';

/** /he-thong-danh-muc: the grouped, searchable index of catalogues, and the one that is open. */
export default function CatalogueScreen() {
  const { t } = useTranslation('catalogue');
  const { childComponentPath } = useParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const narrow = pathname.startsWith('/m/');
  const base = narrow ? narrowPath('/he-thong-danh-muc') : '/he-thong-danh-muc';
  const open = childComponentPath ? catalogueByName(childComponentPath) : undefined;
  const language = currentLanguage();
  const key = tenKhongDau(text);
  const shown = catalogues.filter((def) =>
    tenKhongDau(`${def.label.vi} ${def.label.en} ${def.name}`).includes(key),
  );
  const index = (
    <nav className="catalogue-index" aria-label={t('index')}>
      <Input
        type="search"
        prefix={<SearchIcon />}
        value={text}
        placeholder={t('find')}
        aria-label={t('find')}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="catalogue-groups">
        {Object.entries(catalogueGroups).map(([group, label]) => {
          const of = shown.filter((def) => def.group === group);
          return of.length === 0 ? null : (
            <section key={group}>
              <h2>{label[language]}</h2>
              <ul>
                {of.map((def) => (
                  <li key={def.name}>
                    <Link
                      to={`${base}/${def.name}`}
                      aria-current={def.name === open?.name ? 'page' : undefined}
                    >
                      {def.label[language]}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </nav>
  );
  if (narrow)
    return open ? <CatalogueTable key={open.name} def={open} onBack={() => void navigate(base)} /> : index;
  return (
    <div className="catalogue-screen">
      {index}
      <div className="catalogue-main">
        {open ? (
          <CatalogueTable key={open.name} def={open} />
        ) : (
          <p className="catalogue-hint">{t('choose')}</p>
        )}
      </div>
    </div>
  );
}
