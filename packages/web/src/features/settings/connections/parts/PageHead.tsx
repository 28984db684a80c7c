import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowLeftIcon } from '../../../../ui/icons.tsx';
import { Button } from '../../../../ui/kit/Button.tsx';

type Props = { title: string; note: string; onBack?: () => void; children?: ReactNode };

/** The head of a part of the settings, with the way back on a phone and its act. */
export function PageHead({ title, note, onBack, children }: Props) {
  const { t } = useTranslation('settings');
  return (
    <header>
      {onBack ? (
        <Button type="text" icon={<ArrowLeftIcon />} aria-label={t('back')} onClick={onBack} />
      ) : null}
      <div className="connection-title">
        <h1>{title}</h1>
        <p className="soft">{note}</p>
      </div>
      {children}
    </header>
  );
}
