import { type Act, acts, areaRows } from '@sen/domain/permissions/matrix';
import type { NavigationItem } from '@sen/domain/permissions/navigation';
import { openedScreens } from '@sen/domain/permissions/profile';
import { useTranslation } from 'react-i18next';
import { basename } from '../../../session/basename.ts';
import { currentLanguage } from '../../../session/i18n.ts';
import { menuText, visibleNavigation } from '../../../session/navigation.ts';
import { CheckIcon, WarningIcon } from '../../../ui/icons.tsx';
import { useContributions } from '../../../ui/useContributions.ts';
import type { ProfileForm } from '../form.ts';
import type { HouseNode } from '../nodeTree.ts';
import { permissionText } from './NodesTab.tsx';
import '../preview.css';

/** A profile as who holds it sees it, from what is typed: its menu at a desk and on a phone, what opens and what may be done. */
export function PreviewTab({ form, nodes }: { form: ProfileForm; nodes: readonly HouseNode[] }) {
  const { t } = useTranslation('profiles');
  const { t: shell } = useTranslation('shell');
  const language = currentLanguage();
  const routes = useContributions('routes').flat();
  const menu = visibleNavigation(form.navigationTree, routes, basename(), form.full ? ['full'] : []);
  const opened = openedScreens(form);
  const held = new Set(form.permissions);
  const areas = areaRows.flatMap((area) => {
    const own = Object.entries(area.acts).filter(([, permission]) => held.has(permission));
    if (own.length === 0) return [];
    const names = own.map(([act]) => acts[act as Act][language]); // the keys of an area's acts
    return [{ name: area.name, label: area.label[language], names }];
  });
  const extra = form.nodes.filter((node) => node.permissions.some((one) => !held.has(one)));
  return (
    <div className="profile-preview">
      <p className="soft">{t('previewHint')}</p>
      <section aria-label={t('previewWide')}>
        <h2>{t('previewWide')}</h2>
        <div className="preview-bar">
          <strong>Sen</strong>
          {menu.map((item) => (
            <div key={item.key} className="preview-bar-entry">
              <span>{menuText(item, language, shell)}</span>
              {item.children ? <Entries items={item.children} /> : null}
            </div>
          ))}
          {menu.length === 0 ? <span className="soft">{t('previewNoMenu')}</span> : null}
        </div>
      </section>
      <div className="preview-columns">
        <section aria-label={t('previewNarrow')}>
          <h2>{t('previewNarrow')}</h2>
          <div className="preview-drawer">
            <Entries items={[{ key: 'home', title: 'menu.home', path: '/trang-chu' }, ...menu]} />
          </div>
        </section>
        <section aria-label={t('previewOpens')}>
          <h2>{t('previewOpens')}</h2>
          <ul className="preview-list">
            {opened.map(({ screen, usable }) => (
              <li key={screen.id} className={usable ? undefined : 'wanting'}>
                {usable ? <CheckIcon /> : <WarningIcon />}
                <span>
                  {shell(screen.title)}
                  {usable ? null : (
                    <em> {t('needs', { permissions: screen.needs.map(permissionText).join(', ') })}</em>
                  )}
                </span>
              </li>
            ))}
          </ul>
          {opened.length === 0 ? <p className="soft">{t('previewOpensNothing')}</p> : null}
        </section>
        <section aria-label={t('previewDoes')}>
          <h2>{t('previewDoes')}</h2>
          <ul className="preview-list">
            {areas.map((area) => (
              <li key={area.name}>
                <span>
                  <strong>{area.label}</strong>: {area.names.join(', ')}
                </span>
              </li>
            ))}
          </ul>
          {areas.length === 0 ? <p className="soft">{t('previewDoesNothing')}</p> : null}
          {extra.map((node) => (
            <p key={node.node_Id}>
              {t('previewAt', { name: nodes.find((one) => one._id === node.node_Id)?.name ?? '' })}{' '}
              {node.permissions
                .filter((one) => !held.has(one))
                .map(permissionText)
                .join(', ')}
            </p>
          ))}
        </section>
      </div>
    </div>
  );
}

function Entries({ items }: { items: readonly NavigationItem[] }) {
  const { t } = useTranslation('shell');
  return (
    <ul>
      {items.map((item) => (
        <li key={item.key}>
          <span className={item.children ? 'preview-group' : ''}>{menuText(item, currentLanguage(), t)}</span>
          {item.children ? <Entries items={item.children} /> : null}
        </li>
      ))}
    </ul>
  );
}
