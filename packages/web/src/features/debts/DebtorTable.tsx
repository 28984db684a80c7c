import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { formatDate } from '../../ui/dateText.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Checkbox } from '../../ui/kit/choices.tsx';
import { Money } from '../../ui/Money.tsx';
import type { DebtRowFragment } from './debts.main.gen.ts';
import { isOpen } from './useDebtsBulk.tsx';

type Props = {
  debts: readonly DebtRowFragment[];
  /** Those that are not chosen. */
  left: ReadonlySet<string>;
  onChoose: (id: string, on: boolean) => void;
};

/** The debts of one debtor, each with its box and the way to it; on a phone each is a card. */
export function DebtorTable({ debts, left, onChoose }: Props) {
  const { t } = useTranslation('debts');
  const navigate = useNavigate();
  return (
    <section className="debt-scroll" tabIndex={0} aria-label={t('title')}>
      <table className="debt-table">
        <thead>
          <tr>
            <th>{t('code')}</th>
            <th>{t('patient')}</th>
            <th>{t('since')}</th>
            <th>{t('due')}</th>
            <th className="number">{t('overdue')}</th>
            <th className="number">{t('sum.ConLai')}</th>
          </tr>
        </thead>
        <tbody>
          {debts.map((debt) => (
            <tr key={debt._id}>
              <td>
                <span className="debt-choice">
                  {isOpen(debt) ? (
                    <Checkbox
                      aria-label={t('chooseDebt', { code: debt.MaCongNo })}
                      checked={!left.has(debt._id)}
                      onChange={(event) => onChoose(debt._id, event.target.checked)}
                    />
                  ) : null}
                  {isOpen(debt) ? (
                    <Button
                      type="link"
                      size="small"
                      onClick={() => void navigate({ search: `?id=${debt._id}` })}
                    >
                      {debt.MaCongNo}
                    </Button>
                  ) : (
                    debt.MaCongNo
                  )}
                </span>
              </td>
              <td>
                {debt.TenBenhNhan} · {debt.MaYTe}
              </td>
              <td data-label={t('since')}>{formatDate(debt.NgayNo)}</td>
              <td data-label={t('due')}>{formatDate(debt.NgayHan)}</td>
              <td className="number" data-label={t('overdue')}>
                {debt.soNgayQuaHan > 0 ? t('days', { count: debt.soNgayQuaHan }) : '–'}
              </td>
              <td className="number left">
                <Money value={debt.ConLai} strong />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
