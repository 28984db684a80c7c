import { dec, sum } from '@sen/domain/money/decimal';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../ui/Money.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { EveningDrawerFragment } from '../evening.main.gen.ts';

const sums = ['Thu', 'Chi', 'Con', 'ButToan', 'CaDaKet'] as const;

/** What each cashier took by way of paying, beside what entries and closed shifts say of it. */
export function Drawers({ rows }: { rows: readonly EveningDrawerFragment[] }) {
  const { t } = useTranslation('evening');
  const total = (of: (typeof sums)[number]) => sum(rows.map((row) => row[of])).toFixed(2);
  return (
    <section className="evening-part">
      <h2>{t('drawers')}</h2>
      {rows.length === 0 ? (
        <EmptyState text={t('noMoney')} />
      ) : (
        <table className="bill">
          <thead>
            <tr>
              <th>{t('cashier')}</th>
              <th>{t('method')}</th>
              <th className="number">{t('count')}</th>
              {sums.map((of) => (
                <th key={of} className="number">
                  {t(`sum.${of}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.NguoiThu_Id} ${row.HinhThucThanhToan_Id}`}>
                <td data-label={t('cashier')}>{row.NguoiThu}</td>
                <td data-label={t('method')}>{row.HinhThuc}</td>
                <td className="number" data-label={t('count')}>
                  {row.soBienLai}
                </td>
                {sums.map((of) => (
                  <td
                    key={of}
                    className={isOff(row, of) ? 'number evening-off' : 'number'}
                    data-label={t(`sum.${of}`)}
                  >
                    <Money value={row[of]} strong={of === 'Con'} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th colSpan={2}>{t('total')}</th>
              <td className="number" data-label={t('count')}>
                {rows.reduce((all, { soBienLai }) => all + soBienLai, 0)}
              </td>
              {sums.map((of) => (
                <td key={of} className="number" data-label={t(`sum.${of}`)}>
                  <Money value={total(of)} strong />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
}

/** What entries or closed shifts say differs from the money. */
function isOff(row: EveningDrawerFragment, of: (typeof sums)[number]): boolean {
  return (of === 'ButToan' || of === 'CaDaKet') && !dec(row[of]).eq(row.Con);
}
