import { SearchOutlined } from '@ant-design/icons';
import { tenKhongDau } from '@sen/domain/names/key';
import { AutoComplete, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { commandSources, type Hit } from './commandSources.ts';
import { reachableScreens } from './navigation.ts';
import { routes } from './routes.tsx';
import { useSession } from './SessionContext.tsx';

/** One search box (Ctrl K): screens by name, and what features add: patients, slips. */
export function CommandSearch() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const navigate = useNavigate();
  const input = useRef<InputRef>(null);
  const [text, setText] = useState('');
  const [hits, setHits] = useState<readonly Hit[]>([]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        input.current?.focus({ cursor: 'all' });
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  useEffect(() => {
    let stale = false;
    const wanted = text.trim();
    if (wanted.length < 2) {
      setHits([]);
      return;
    }
    const timer = setTimeout(async () => {
      const found = await Promise.all(
        commandSources.map((source) => source(wanted, session.permissions).catch(() => [])),
      );
      if (!stale) setHits(found.flat());
    }, 120);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [text, session.permissions]);

  const key = tenKhongDau(text);
  const screens = reachableScreens(routes, session.profile.navigation.idMenus, session.navigation)
    .map((route) => ({ path: route.path.split('/:')[0] ?? route.path, title: t(route.title) }))
    .filter(({ title }) => key !== '' && tenKhongDau(title).includes(key));
  const options = [
    ...hits.map((hit) => ({ value: hit.path, label: <HitLine title={hit.title} hint={hit.hint} /> })),
    ...screens.map(({ path, title }) => ({
      value: path,
      label: <HitLine title={title} hint={t('screen')} />,
    })),
  ];
  return (
    <AutoComplete
      className="top-search"
      value={text}
      options={options}
      onChange={setText}
      onSelect={(path: string) => {
        setText('');
        void navigate(path);
      }}
      notFoundContent={text.trim().length < 2 ? null : t('nothingFound')}
    >
      <Input
        ref={input}
        prefix={<SearchOutlined />}
        placeholder={t('searchPlaceholder')}
        aria-label={t('search')}
        suffix={<kbd>Ctrl K</kbd>}
      />
    </AutoComplete>
  );
}

function HitLine({ title, hint }: { title: string; hint: string }) {
  return (
    <span className="command-hit">
      <span>{title}</span>
      <small>{hint}</small>
    </span>
  );
}
