import { holdsWords } from '@sen/domain/names/find';
import { roles } from '@sen/domain/permissions/profile';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { currentLanguage } from '../../../session/i18n.ts';
import type { GridColumn } from '../../../ui/grid/columns.ts';
import { LocalGrid } from '../../../ui/grid/LocalGrid.tsx';
import { PlusIcon, SearchIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { useOnlyHit } from '../../../ui/useOnlyHit.ts';
import { useProfilePath } from '../paths.ts';
import type { ProfilesQuery } from '../profiles.auth.gen.ts';
import { newPart, type useProfiles } from '../useProfiles.ts';

type Profile = ProfilesQuery['profiles'][number];

/** All profiles with how many accounts hold each. */
export function ProfileList({ state }: { state: ReturnType<typeof useProfiles> }) {
  const { t } = useTranslation('profiles');
  const navigate = useNavigate();
  const { path } = useProfilePath();
  const [text, setText] = useState('');
  const shown = state.profiles.filter((one) =>
    holdsWords(text, `${one.name} ${one.code} ${roleText(one.role)}`),
  );
  const onEnter = useOnlyHit({
    text,
    rows: shown,
    loading: state.loading,
    onOpen: (one) => void navigate(`${path}/${one._id}`),
  });
  if (state.error && state.profiles.length === 0)
    return <ErrorState error={state.error} onRetry={() => void state.refetch()} />;
  return (
    <section className="profile-list">
      <header>
        <h1>{t('title')}</h1>
        <Input
          type="search"
          prefix={<SearchIcon />}
          value={text}
          placeholder={t('find')}
          aria-label={t('find')}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onEnter}
        />
        <Button type="primary" icon={<PlusIcon />} onClick={() => void navigate(`${path}/${newPart}`)}>
          {t('add')}
        </Button>
      </header>
      <LocalGrid<Profile>
        plain
        name="profiles"
        label={t('title')}
        rows={shown}
        rowKey={(one) => one._id}
        rowName={(one) => one.name}
        loading={state.loading}
        empty={<EmptyState text={t('none')} search={{ text, onClear: () => setText('') }} />}
        onOpen={(one) => void navigate(`${path}/${one._id}`)}
        columns={columnsOf(t, path)}
      />
    </section>
  );
}

function columnsOf(t: TFunction<'profiles'>, path: string): ReadonlyArray<GridColumn<Profile>> {
  return [
    {
      key: 'name',
      label: t('name'),
      width: 260,
      grow: true,
      heading: true,
      sortable: true,
      filter: { kind: 'contains' },
      value: (one) => one.name,
      render: (one) => (
        <>
          <Link to={`${path}/${one._id}`} tabIndex={-1}>
            {one.name}
          </Link>{' '}
          {one.TamNgung ? <Suspended /> : null}
        </>
      ),
    },
    {
      key: 'code',
      label: t('code'),
      kind: 'code',
      sortable: true,
      filter: { kind: 'contains' },
      value: (one) => one.code,
      render: (one) => one.code,
    },
    {
      key: 'role',
      label: t('role'),
      sortable: true,
      filter: {
        kind: 'choices',
        options: Object.keys(roles).map((value) => ({ value, label: roleText(value) })),
      },
      value: (one) => one.role,
      render: (one) => roleText(one.role),
    },
    {
      key: 'menu',
      label: t('menu'),
      width: 140,
      sortable: true,
      value: ({ navigation: { idMenus } }) => (idMenus.includes('full') ? Infinity : idMenus.length),
      render: ({ navigation: { idMenus } }) =>
        idMenus.includes('full') ? t('allScreens') : t('screensCount', { count: idMenus.length }),
    },
    {
      key: 'permissions',
      label: t('permissions'),
      kind: 'number',
      sortable: true,
      value: (one) => one.permissions.length,
      render: (one) => one.permissions.length,
    },
    {
      key: 'accounts',
      label: t('accounts'),
      kind: 'number',
      sortable: true,
      value: (one) => one.soTaiKhoan ?? 0,
      render: (one) => one.soTaiKhoan ?? 0,
    },
    {
      key: 'state',
      label: t('suspended'),
      hidden: true,
      filter: { kind: 'bool' },
      value: (one) => one.TamNgung === true,
      render: (one) => (one.TamNgung ? <Suspended /> : null),
    },
  ];
}

/** The mark of a profile that nobody works in for now. */
export function Suspended() {
  const { t } = useTranslation('profiles');
  return <span className="state-tag cancelled">{t('suspended')}</span>;
}

/** The name of a staff role in the language of the screen. */
export function roleText(role: string): string {
  const names: Readonly<Record<string, { vi: string; en: string }>> = roles;
  return names[role]?.[currentLanguage()] ?? role;
}
