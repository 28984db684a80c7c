import { useTranslation } from 'react-i18next';
import { ArrowLeftIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';

type Props = { title: string; lead: string; onBack: () => void };

/** What this page is for, and the way back. */
export function BulkHead({ title, lead, onBack }: Props) {
  const { t } = useTranslation('common');
  return (
    <header>
      <Button type="text" icon={<ArrowLeftIcon />} aria-label={t('back')} onClick={onBack} />
      <div>
        <h1>{title}</h1>
        <p className="soft">{lead}</p>
      </div>
    </header>
  );
}
