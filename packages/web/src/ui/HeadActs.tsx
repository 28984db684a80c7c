import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreIcon } from './icons.tsx';
import { Button } from './kit/Button.tsx';
import { Dropdown } from './kit/Dropdown.tsx';

export type HeadAct = {
  key: string;
  label: string;
  icon?: ReactNode;
  /** What cannot be taken back by the next press. */
  danger?: boolean;
  run: () => void;
};

/** So many stand beside what a head says; more would push it out. */
const most = 3;

/** The acts of a page's head: the first three, and a menu of the others and of all that are dangerous. */
export function HeadActs({ acts }: { acts: readonly HeadAct[] }) {
  const { t } = useTranslation();
  const safe = acts.filter(({ danger }) => !danger);
  const shown = safe.slice(0, most);
  const further = [...safe.slice(most), ...acts.filter(({ danger }) => danger)];
  return (
    <>
      {shown.map(({ key, label, icon, run }) => (
        <Button key={key} icon={icon} onClick={run}>
          {label}
        </Button>
      ))}
      {further.length === 0 ? null : (
        <Dropdown
          menu={{
            items: further.map(({ key, label, danger, run }) => ({
              key,
              label,
              ...(danger ? { danger } : {}),
              onClick: run,
            })),
          }}
        >
          <Button icon={<MoreIcon />} aria-label={t('moreActs')} title={t('moreActs')} />
        </Dropdown>
      )}
    </>
  );
}
