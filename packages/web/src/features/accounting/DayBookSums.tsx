import type { ListTools } from '../../lists/listDef.ts';
import { Money } from '../../ui/Money.tsx';
import type { DayBookQuery } from './accounting.main.gen.ts';
import { daysText } from './daysText.ts';
import './accounting.css';

export type Book = DayBookQuery['soQuy'];

/** What the fund had before, what came and went, what it has afterwards. */
export function DayBookSums({ t, found }: ListTools<Book>) {
  if (!found) return null;
  const sums = [
    ['opening', found.DauKy],
    ['in', found.TongThu],
    ['out', found.TongChi],
    ['closing', found.CuoiKy],
  ] as const;
  return (
    <section aria-label={t('sums')} className="day-book-sums">
      <p className="soft">{daysText(found.TuNgay, found.DenNgay)}</p>
      <dl>
        {sums.map(([key, value]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>
              <Money value={value} strong={key === 'closing'} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
