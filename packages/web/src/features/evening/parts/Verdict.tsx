import { phanDoiChieu } from '@sen/domain/evening/findings';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { formatDate } from '../../../ui/dateText.ts';
import { CheckIcon, ClockIcon } from '../../../ui/icons.tsx';
import { partsOf } from '../partsOf.ts';
import type { Evening } from '../useEvening.ts';

/** Whether the day agrees, in one calm sentence; what does not by part of the page. */
export function Verdict({ evening, checking }: { evening: Evening; checking: boolean }) {
  const { t } = useTranslation('evening');
  const { khop, soLech, ngay, CoSo, thuNgans, choChuyen, quy } = evening;
  const receipts = thuNgans.reduce((all, { soBienLai }) => all + soBienLai, 0);
  const cashiers = new Set(thuNgans.map(({ NguoiThu_Id }) => NguoiThu_Id)).size;
  const notes = [
    choChuyen.soLuong > 0 ? t('awaited', { count: choChuyen.soLuong }) : null,
    quy.conDo.soLuong > 0 ? t('unfinished', { count: quy.conDo.soLuong }) : null,
    checking ? t('checking') : null,
  ].filter((note) => note !== null);
  return (
    <section className={khop ? 'evening-verdict good' : 'evening-verdict open'} role="status">
      <span className="evening-sign">{khop ? <CheckIcon /> : <ClockIcon />}</span>
      <div>
        <h2>
          {khop
            ? t(receipts > 0 ? 'agrees' : 'agreesEmpty', { day: formatDate(ngay) })
            : t('open', { count: soLech })}
        </h2>
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
