import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { MoreIcon } from './icons.tsx';
import { Button } from './kit/Button.tsx';
import { Dropdown } from './kit/Dropdown.tsx';

export type FootAct = {
  key: string;
  label: string;
  icon?: ReactNode;
  primary?: boolean;
  danger?: boolean;
  disabled?: boolean;
  /** What stands against it. */
  title?: string;
  run: () => void;
};

/** So many stand in the foot of a phone; more would cover what they are about. */
const most = 2;

/** The acts in the foot of a dialogue, the most wanted last. A phone shows the last ones that can be done, the others in a menu. */
export function FootActs({ acts }: { acts: readonly FootAct[] }) {
  const { t } = useTranslation();
  const narrow = useLocation().pathname.startsWith('/m/');
  const first = acts.filter(({ danger, disabled }) => !danger && !disabled).slice(-most);
  const stands = (act: FootAct) => !narrow || acts.length <= most + 1 || first.includes(act);
  const further = acts.filter((act) => !stands(act));
  return (
    <>
      {further.length === 0 ? null : (
        <Dropdown
          menu={{
            items: further.map(({ key, label, danger = false, disabled = false, title = '', run }) => ({
              ...{ key, label, danger, disabled, title },
              onClick: run,
            })),
          }}
        >
          <Button icon={<MoreIcon />} aria-label={t('moreActs')} title={t('moreActs')} />
        </Dropdown>
      )}
      {acts
        .filter(stands)
        .map(({ key, label, icon, primary, danger = false, disabled = false, title, run }) => (
          <Button
            key={key}
            {...(primary ? { type: 'primary' as const } : {})}
            {...(icon ? { icon } : {})}
            {...{ danger, disabled }}
            title={title ?? ''}
            onClick={run}
          >
            {label}
          </Button>
        ))}
    </>
  );
}
