import { DownOutlined, QuestionCircleOutlined, UserOutlined } from '@ant-design/icons';
import { Button, Dropdown, Menu, Select, Space } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useKeyHelp } from '../ui/hotkeys.tsx';
import { CommandSearch } from './CommandSearch.tsx';
import { ConnectionSign } from './ConnectionSign.tsx';
import { currentLanguage, setLanguage } from './i18n.ts';
import { Logo } from './Logo.tsx';
import { PersonalPart } from './PersonalPart.tsx';
import { useSession } from './SessionContext.tsx';
import './shell.css';
import { setTheme, useTheme } from './theme.ts';
import { useMenu } from './useMenu.tsx';
import { useSignOut } from './useSignOut.ts';

/** The top bar over a wide screen: logo, tree, search, language, profile, department, user. */
export function WideShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const session = useSession();
  const menu = useMenu(false);
  const theme = useTheme();
  const signOut = useSignOut();
  const showKeys = useKeyHelp();
  const [personal, setPersonal] = useState(false);
  const { profiles } = session.user;
  return (
    <div className="shell">
      <a className="skip-link" href="#screen">
        {t('skipToScreen')}
      </a>
      <header className="top-bar">
        <Link to="/trang-chu" className="top-logo" aria-label={t('goHome')}>
          <Logo /> <span>Sen</span>
        </Link>
        <nav className="top-menu" aria-label={t('mainMenu')}>
          <Menu
            mode="horizontal"
            items={menu.items}
            selectedKeys={menu.selected}
            onClick={({ key }) => menu.open(key)}
          />
        </nav>
        <CommandSearch />
        <Space size={6} className="top-tools">
          <ConnectionSign />
          <Button
            type="text"
            icon={<QuestionCircleOutlined />}
            aria-label={t('keys')}
            title={t('keys')}
            onClick={showKeys}
          />
          {session.settings.isShowIconLanguage ? (
            <Select
              aria-label={t('language')}
              value={currentLanguage()}
              onChange={(value) => void setLanguage(value)}
              variant="borderless"
              popupMatchSelectWidth={false}
              options={[
                { value: 'vi', label: 'Tiếng Việt' },
                { value: 'en', label: 'English' },
              ]}
            />
          ) : null}
          {profiles.length < 2 ? (
            <span className="top-label">{session.profile.name}</span>
          ) : (
            <Select
              aria-label={t('profile')}
              className="top-select"
              value={session.profile._id}
              onChange={session.changeProfile}
              options={profiles.map(({ profile }) => ({ value: profile._id, label: profile.name }))}
            />
          )}
          {session.profile.nodes.length > 1 ? (
            <Select
              aria-label={t('department')}
              className="top-select"
              value={session.nodeId}
              onChange={session.changeNode}
              options={session.profile.nodes.map((node) => ({ value: node._id, label: node.name }))}
            />
          ) : null}
          <Dropdown
            trigger={['click']}
            menu={{
              items: [
                { key: 'personal', label: t('personalInformation') },
                { key: 'theme', label: theme === 'dark' ? t('lightTheme') : t('darkTheme') },
                { type: 'divider' },
                { key: 'signOut', label: t('signOut') },
              ],
              onClick: ({ key }) => {
                if (key === 'personal') setPersonal(true);
                if (key === 'theme') setTheme(theme === 'dark' ? 'light' : 'dark');
                if (key === 'signOut') void signOut();
              },
            }}
          >
            <Button type="text" icon={<UserOutlined />} className="top-user">
              {session.user.employee?.TenNhanVien ?? 'Undefined'} <DownOutlined />
            </Button>
          </Dropdown>
        </Space>
      </header>
      <main id="screen" className="screen" tabIndex={-1}>
        {children}
      </main>
      <PersonalPart open={personal} onClose={() => setPersonal(false)} />
    </div>
  );
}
