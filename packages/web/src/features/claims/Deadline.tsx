import { urgencyOf } from '@sen/domain/claims/sending/deadline';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime } from '../../ui/dateText.ts';
import { StateTag } from '../../ui/StateTag.tsx';
import { deadlineTones } from './tones.ts';

/** 'YYYY-MM-DDTHH:mm' of Viet Nam's clock. */
const local = (at: Date) => new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 16);

/** A deadline, in colour while something is still to be done before it. */
export function Deadline({ at, open }: { at: string; open: boolean }) {
  const { t } = useTranslation('claims');
  const time = local(new Date(at));
  // the end of a day needs no hour
  const text = time.endsWith('23:59') ? formatDate(time.slice(0, 10)) : formatDateTime(at);
  if (!open) return <span className="soft">{text}</span>;
  const urgency = urgencyOf(time, local(new Date()));
  return (
    <StateTag tone={deadlineTones[urgency]}>{urgency === 'passed' ? t('late', { at: text }) : text}</StateTag>
  );
}
