import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime } from '../../ui/dateText.ts';
import type { PhieuHenFragment } from './followUps.main.gen.ts';

/** What a slip says: its days, where to come, why, and when it was used. */
export function SlipLines({ one }: { one: PhieuHenFragment }) {
  const { t } = useTranslation('followUps');
  return (
    <>
      <p>{t('span', { day: formatDate(one.NgayHen), until: formatDate(one.HieuLucDen) })}</p>
      <p className="soft">{[one.NoiHen?.ten, one.BacSiHen?.ten].filter(Boolean).join(' · ')}</p>
      {one.LyDoHen ? <p className="soft">{one.LyDoHen}</p> : null}
      {one.NgayDung ? <p className="soft">{t('usedAt', { time: formatDateTime(one.NgayDung) })}</p> : null}
    </>
  );
}
