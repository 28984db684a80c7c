import { MenuOutlined } from '@ant-design/icons';
import { Button, Divider, Drawer, Menu, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches, useNavigate } from 'react-router';
import { ConnectionSign } from './ConnectionSign.tsx';
import { currentLanguage, setLanguage } from './i18n.ts';
import { Logo } from './Logo.tsx';
import { PersonalPart } from './PersonalPart.tsx';
import type { RouteSpec } from './routeTable.ts';
import { useSession } from './SessionContext.tsx';
import './shell.css';
import { setTheme, useTheme } from './theme.ts';
import { useMenu } from './useMenu.tsx';
import { useSignOut } from './useSignOut.ts';

/** The bar and drawer around a narrow screen. */
export function NarrowShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const session = useSession();
  const navigate = useNavigate();
  const menu = useMenu(true);
  const theme = useTheme();
  const signOut = useSignOut();
  const [open, setOpen] = useState(false);
  const [personal, setPersonal] = useState(false);
  const route = useMatches()
    .map((match) => match.handle as RouteSpec | undefined) // the router's handles are our routes
    .find((handle) => handle !== undefined);
  const nodeName = session.profile.nodes.find((node) => node._id === session.nodeId)?.name ?? '';
  const his = session.settings.his as { CustomerName?: string }; // the settings' own section
  const title = session.appInfo.systemType === 'PHONG_MACH' ? nodeName : (his.CustomerName ?? nodeName);
  return (
    <div className="shell narrow">
      <header className="narrow-bar">
        <Button
          type="text"
          size="large"
          icon={<MenuOutlined />}
          aria-label={t('mainMenu')}
          onClick={() => setOpen(true)}
        />
        <span className="narrow-title">{route ? t(route.title) : 'Sen'}</span>
        <ConnectionSign />
      </header>
      <main id="screen" className="screen">
        {children}
      </main>
      <Drawer
        placement="left"
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        size={300}
        styles={{ body: { padding: 0 } }}
      >
        <Menu
          mode="inline"
          items={[{ key: '/home', label: t('menu.home') }, ...menu.items]}
          selectedKeys={menu.selected}
          onClick={({ key }) => {
            setOpen(false);
            if (key === '/home') void navigate('/m/trang-chu');
            else menu.open(key);
          }}
        />
        <Divider style={{ margin: '8px 0' }} />
        <div className="drawer-tools">
          <div className="drawer-user">
            <Logo /> {session.user.employee?.TenNhanVien ?? 'Undefined'}
          </div>
          {session.user.profiles.length > 1 ? (
            <Select
              aria-label={t('profile')}
              value={session.profile._id}
              onChange={session.changeProfile}
              options={session.user.profiles.map(({ profile }) => ({
                value: profile._id,
                label: profile.name,
              }))}
            />
          ) : (
            <span>{session.profile.name}</span>
          )}
          {session.profile.nodes.length > 1 ? (
            <Select
              aria-label={t('department')}
              value={session.nodeId}
              onChange={session.changeNode}
              options={session.profile.nodes.map((node) => ({ value: node._id, label: node.name }))}
            />
          ) : null}
          {session.settings.isShowIconLanguage ? (
            <Select
              aria-label={t('language')}
              value={currentLanguage()}
              onChange={(value) => void setLanguage(value)}
              options={[
                { value: 'vi', label: 'Tiếng Việt' },
                { value: 'en', label: 'English' },
              ]}
            />
          ) : null}
          <Button
            size="large"
            onClick={() => {
              setOpen(false);
              setPersonal(true);
            }}
          >
            {t('personalInformation')}
          </Button>
          <Button size="large" onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
            {theme === 'dark' ? t('lightTheme') : t('darkTheme')}
          </Button>
          <Button size="large" danger onClick={() => void signOut()}>
            {t('signOut')}
          </Button>
        </div>
      </Drawer>
      <PersonalPart open={personal} onClose={() => setPersonal(false)} />
    </div>
  );
}
