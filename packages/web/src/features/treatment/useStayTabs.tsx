import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/useSession.ts';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useContributions } from '../../ui/useContributions.ts';
import OverviewTab from './OverviewTab.tsx';
import type { Opened } from './useStay.ts';

const SheetTab = lazy(() => import('./SheetTab.tsx'));
const StayResultsTab = lazy(() => import('./StayResultsTab.tsx'));

type Args = {
  opened: Opened;
  /** The key of the tab that is seen. */
  tab: string;
  onTab: (key: string) => void;
  onChanged: () => void;
};

export type RoundTab = { key: string; name: string; label: ReactNode; children: ReactNode };

/** The tabs of a stay: its own, then those that other features bring; each has its key, Alt with its place. */
export function useStayTabs({ opened, tab, onTab, onChanged }: Args): RoundTab[] {
  const { permissions } = useSession();
  const brought = useContributions('stayTabs')
    .flat()
    .filter(({ permission }) => permissions.has(permission));
  const { t } = useTranslation(['treatment', ...brought.map(({ texts }) => texts)]);
  const { of, tab: stay } = opened;
  const own: RoundTab[] = [
    {
      key: 'overview',
      name: t('tab.overview'),
      label: t('tab.overview'),
      children: <OverviewTab opened={opened} onChanged={onChanged} />,
    },
    {
      key: 'orders',
      name: t('tab.orders'),
      label: t('tab.orders'),
      children: <SheetTab stay={stay} shown={tab === 'orders'} onChanged={onChanged} />,
    },
    {
      key: 'results',
      name: t('tab.results'),
      label: of.ketQuaMoi > 0 ? `${t('tab.results')} (${of.ketQuaMoi})` : t('tab.results'),
      children: <StayResultsTab stay={stay} shown={tab === 'results'} onChanged={onChanged} />,
    },
  ];
  const further = brought.map(({ key, texts, title, Tab: Content }): RoundTab => {
    const name = t(title, { ns: texts });
    return {
      key,
      name,
      label: name,
      children: <Content stay={stay} onChanged={onChanged} shown={key === tab} />,
    };
  });
  const all = [...own, ...further];
  useHotkeys(all.map(({ key, name }, at) => ({ keys: `Alt+${at + 1}`, label: name, run: () => onTab(key) })));
  return all.map((one) => ({
    ...one,
    children: <Suspense fallback={<Loading />}>{one.children}</Suspense>,
  }));
}
