import { mostClaimsChecked, phanDoiChieu } from '@sen/domain/evening/findings';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { formatDate } from '../../../ui/dateText.ts';
import { CheckIcon, ClockIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { partsOf } from '../partsOf.ts';
import type { Checked, Evening } from '../useEvening.ts';

type Props = { evening: Evening; checked: Checked; onCheck: () => void };

/** Whether the day agrees, in one calm sentence, said only once everything was looked at; what does not by part of the page. */
export function Verdict({ evening, checked, onCheck }: Props) {
  const { t } = useTranslation('evening');
  const { khop, soLech, ngay, CoSo, thuNgans, choChuyen, quy } = evening;
  const receipts = thuNgans.reduce((all, { soBienLai }) => all + soBienLai, 0);
  const cashiers = new Set(thuNgans.map(({ NguoiThu_Id }) => NguoiThu_Id)).size;
  const notes = [
    choChuyen.soLuong > 0 ? t('awaited', { count: choChuyen.soLuong }) : null,
    quy.conDo.soLuong > 0 ? t('unfinished', { count: quy.conDo.soLuong }) : null,
    khop || checked !== 'running' ? null : t('checking'),
    khop || checked !== 'failed' ? null : t('unchecked'),
    quy.soLuot > mostClaimsChecked ? t('checkedFirst', { count: mostClaimsChecked }) : null,
  ].filter((note) => note !== null);
  const agrees = khop && checked === 'done';
  const sentence = () => {
    if (!khop) return t('open', { count: soLech });
    if (checked !== 'done') return t(checked === 'running' ? 'checking' : 'unchecked');
    return t(receipts > 0 ? 'agrees' : 'agreesEmpty', { day: formatDate(ngay) });
  };
  return (
    <section className={agrees ? 'evening-verdict good' : 'evening-verdict open'} role="status">
      <span className="evening-sign">{agrees ? <CheckIcon /> : <ClockIcon />}</span>
      <div>
        <h2>{sentence()}</h2>
        <p>
          {[
            CoSo?.ten,
            formatDate(ngay),
            t('receipts', { count: receipts }),
            t('cashiers', { count: cashiers }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {notes.length > 0 ? <p className="soft">{notes.join(' · ')}</p> : null}
      </div>
      {khop ? null : <PartsOpen evening={evening} />}
      {checked === 'failed' ? <Button onClick={onCheck}>{t('common:retry')}</Button> : null}
    </section>
  );
}

function PartsOpen({ evening: { nhoms } }: { evening: Evening }) {
  return (
    <ul className="evening-parts">
      {partsOf(nhoms).map(({ phan, count }) => (
        <li key={phan}>
          {phanDoiChieu[phan][currentLanguage()]} <strong>{count}</strong>
        </li>
      ))}
    </ul>
  );
}
