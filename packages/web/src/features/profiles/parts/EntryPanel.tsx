import type { NavigationItem } from '@sen/domain/permissions/navigation';
import { menuGroups, menuScreenRows } from '@sen/domain/permissions/screens';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../ui/kit/choices.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import type { MenuTreeState } from '../useMenuTree.ts';

/** The field that F2 in the tree goes to. */
export const renameFieldId = 'menu-entry-text';

/** Text keys of the product that an entry may carry. */
const textKeys = [
  ...new Set([...Object.values(menuGroups), ...menuScreenRows.map((screen) => screen.title)]),
];

type Kind = 'product' | 'own';

/** The chosen entry: what it opens, and its text, from the product or its own in both languages. */
export function EntryPanel({ state }: { state: MenuTreeState }) {
  const { t } = useTranslation('profiles');
  const { t: shell, i18n } = useTranslation('shell');
  const item = state.current?.item;
  if (!item) return <section className="profile-entry soft">{t('chooseEntry')}</section>;
  const kind: Kind = item.titles ? 'own' : 'product';
  const shipped = (language: 'vi' | 'en') =>
    i18n.getFixedT(language, 'shell')(item.title, { defaultValue: state.textOf(item) });
  const setKind = (next: Kind) =>
    state.rename(item.key, ({ titles: _titles, ...rest }) =>
      next === 'product'
        ? { ...rest, title: textKeys.includes(rest.title) ? rest.title : ownKey(rest) }
        : { ...rest, titles: { vi: shipped('vi'), en: shipped('en') } },
    );
  const setText = (language: 'vi' | 'en', text: string) =>
    state.rename(item.key, (one) => {
      const before = one.titles ?? { vi: '', en: '' };
      return { ...one, titles: { ...before, [language]: text } };
    });
  return (
    <section className="profile-entry" aria-label={t('entry')}>
      <h2>{state.textOf(item)}</h2>
      <p className="soft">
        {item.children
          ? t('isGroup', { count: item.children.length })
          : `${item.basename ?? '/his'}${item.path ?? ''}`}
      </p>
      <Segmented<Kind>
        aria-label={t('text')}
        block
        size="small"
        value={kind}
        options={[
          { value: 'product', label: t('productText') },
          { value: 'own', label: t('ownText') },
        ]}
        onChange={setKind}
      />
      {kind === 'product' ? (
        <Form.Item label={t('text')} htmlFor={renameFieldId}>
          <Select
            id={renameFieldId}
            value={item.title}
            showSearch={{}}
            options={textKeys.map((value) => ({ value, label: shell(value) }))}
            onChange={(title: string) => state.rename(item.key, (one) => ({ ...one, title }))}
          />
        </Form.Item>
      ) : (
        <>
          <Form.Item label={t('textVi')} htmlFor={renameFieldId} required>
            <Input
              id={renameFieldId}
              lang="vi"
              maxLength={60}
              value={item.titles?.vi ?? ''}
              onChange={(event) => setText('vi', event.target.value)}
            />
          </Form.Item>
          <Form.Item label={t('textEn')} htmlFor={`${renameFieldId}-en`} required>
            <Input
              id={`${renameFieldId}-en`}
              lang="en"
              maxLength={60}
              value={item.titles?.en ?? ''}
              onChange={(event) => setText('en', event.target.value)}
            />
          </Form.Item>
        </>
      )}
    </section>
  );
}

/** The text key that a screen comes with; a group of its own takes the first one. */
function ownKey(item: Omit<NavigationItem, 'titles'>): string {
  return menuScreenRows.find((screen) => screen.path === item.path)?.title ?? textKeys[0] ?? item.title;
}
