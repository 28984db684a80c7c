import { tenKhongDau } from '@sen/domain/names/key';
import { roles } from '@sen/domain/permissions/profile';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { currentLanguage } from '../../../session/i18n.ts';
import { PlusIcon, SearchIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Table } from '../../../ui/kit/Table.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { useProfilePath } from '../paths.ts';
import type { ProfilesQuery } from '../profiles.auth.gen.ts';
import { newPart, type useProfiles } from '../useProfiles.ts';

type Profile = ProfilesQuery['profiles'][number];

/** All profiles with how many accounts hold each. */
export function ProfileList({ state }: { state: ReturnType<typeof useProfiles> }) {
  const { t } = useTranslation('profiles');
  const navigate = useNavigate();
  const { narrow, path } = useProfilePath();
  const [text, setText] = useState('');
  if (state.error && state.profiles.length === 0)
    return <ErrorState error={state.error} onRetry={() => void state.refetch()} />;
  const key = tenKhongDau(text);
  const shown = state.profiles.filter((one) =>
    tenKhongDau(`${one.name} ${one.code} ${roleText(one.role)}`).includes(key),
  );
  const menuText = ({ navigation: { idMenus } }: Profile) =>
    idMenus.includes('full') ? t('allScreens') : t('screensCount', { count: idMenus.length });
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
        />
        <Button type="primary" icon={<PlusIcon />} onClick={() => void navigate(`${path}/${newPart}`)}>
          {t('add')}
        </Button>
      </header>
      {narrow ? (
        <ul className="profile-cards">
          {shown.map((one) => (
            <li key={one._id}>
              <Link to={`${path}/${one._id}`}>
                <strong>{one.name}</strong>
                {one.TamNgung ? <Suspended /> : null}
                <span className="soft">
                  {one.code} · {roleText(one.role)}
                </span>
                <span className="soft">
                  {t('accountsCount', { count: one.soTaiKhoan ?? 0 })} · {menuText(one)} ·{' '}
                  {t('permissionsCount', { count: one.permissions.length })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <Table<Profile>
          label={t('title')}
          rows={shown}
          rowKey={(one) => one._id}
          loading={state.loading}
          empty={t('none')}
          pageSize={100}
          onOpen={(one) => void navigate(`${path}/${one._id}`)}
          columns={[
            {
              key: 'name',
              title: t('name'),
              render: (one) => (
                <>
                  <Link to={`${path}/${one._id}`} tabIndex={-1}>
                    {one.name}
                  </Link>{' '}
                  {one.TamNgung ? <Suspended /> : null}
                </>
              ),
            },
            { key: 'code', title: t('code'), render: (one) => one.code },
            { key: 'role', title: t('role'), render: (one) => roleText(one.role) },
            { key: 'menu', title: t('menu'), render: menuText },
            {
              key: 'permissions',
              title: t('permissions'),
              align: 'right',
              render: (one) => one.permissions.length,
            },
            { key: 'accounts', title: t('accounts'), align: 'right', render: (one) => one.soTaiKhoan ?? 0 },
          ]}
        />
      )}
      {narrow && shown.length === 0 && !state.loading ? <EmptyState text={t('none')} /> : null}
    </section>
  );
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
