import type { Issue } from '@sen/domain/catalogue/validate';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { DateTimeField } from '../../../ui/DateTimeField.tsx';
import { ClockIcon, CrossIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { issueText } from '../../../ui/useIssues.ts';

type Props = {
  /** An instant, what was typed while it is none, or null: now. */
  value: string | null;
  issues: readonly Issue[];
  onChange: (value: string | null) => void;
};

/** The time of the order: now, said quietly; who writes an order down later opens the field. */
export function OrderTime({ value, issues, onChange }: Props) {
  const { t } = useTranslation('orders');
  const [open, setOpen] = useState(false);
  const [closed, setClosed] = useState(false);
  const told = useId();
  if (!open && value === null)
    return (
      <Button type="text" size="small" icon={<ClockIcon />} autoFocus={closed} onClick={() => setOpen(true)}>
        {t('timeIsNow')}
      </Button>
    );
  const close = () => {
    setOpen(false);
    setClosed(true);
    onChange(null);
  };
  return (
    <span className="basket-time">
      <ClockIcon />
      <DateTimeField
        aria-label={t('time')}
        autoFocus={open}
        value={value}
        {...(issues.length > 0 ? { status: 'error', 'aria-invalid': true, 'aria-describedby': told } : {})}
        onChange={onChange}
      />
      <Button type="text" size="small" icon={<CrossIcon />} aria-label={t('timeNow')} onClick={close} />
      {issues.length > 0 ? (
        <small className="order-issue" role="alert" id={told}>
          {issues.map((issue) => issueText(issue, currentLanguage())).join('. ')}
        </small>
      ) : null}
    </span>
  );
}
