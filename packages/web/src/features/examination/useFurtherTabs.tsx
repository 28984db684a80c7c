import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/useSession.ts';
import type { SessionTabProps } from '../../ui/feature.ts';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import type { Tab } from '../../ui/kit/Tabs.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useContributions } from '../../ui/useContributions.ts';

type Args = Omit<SessionTabProps, 'shown'> & {
  /** The key of the tab that is seen. */
  tab: string;
  onTab: (key: string) => void;
  /** How many tabs stand before: the key of each is Alt with its place. */
  after: number;
};

/** The tabs that other features bring to a session, with their keys; nothing of them is read before one is opened. */
export function useFurtherTabs({ tab, onTab, after, ...given }: Args): Tab[] {
  const { permissions } = useSession();
  const brought = useContributions('sessionTabs')
    .flat()
    .filter(({ permission }) => permissions.has(permission));
  const { t } = useTranslation(brought.map(({ texts }) => texts));
  useHotkeys(
    brought.map(({ key, texts, title }, at) => ({
      keys: `Alt+${after + at + 1}`,
      label: t(title, { ns: texts }),
      run: () => onTab(key),
    })),
  );
  return brought.map(({ key, texts, title, Tab: Content }) => ({
    key,
    label: t(title, { ns: texts }),
    children: (
      <Suspense fallback={<Loading />}>
        <Content {...given} shown={key === tab} />
      </Suspense>
    ),
  }));
}
