import { sum, toMoney } from '@sen/domain/money/decimal';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/useSession.ts';
import { Money } from '../../../ui/Money.tsx';
import { type BasketLine, withoutService } from '../basket.ts';
import { basketIssues, costOfLine, issuesAt } from '../basketIssues.ts';
import type { Orders } from '../useOrders.ts';
import { BasketRow } from './BasketRow.tsx';
import { OrderTime } from './OrderTime.tsx';

/** What is chosen and not yet ordered, a line a service; the time of the order and what all costs. */
export function OrderBasket({ orders }: { orders: Orders }) {
  const { t } = useTranslation('orders');
  const { basket, fill } = orders;
  const mayExempt = useSession().permissions.has('VIEN_PHI_MIEN_GIAM');
  const rows = useRef<HTMLUListElement>(null);
  if (basket.lines.length === 0) return null;
  const issues = [...basketIssues(basket, orders.NgayTiepNhan, new Date()), ...orders.refused];
  const change = (id: string, set: Partial<BasketLine>) =>
    fill({
      ...basket,
      lines: basket.lines.map((line) => (line.service._id === id ? { ...line, ...set } : line)),
    });
  const remove = (id: string, index: number) => {
    fill(withoutService(basket, id));
    // the cursor goes to the line that takes its place, not to the top of the page
    requestAnimationFrame(() => {
      const crosses = rows.current?.querySelectorAll<HTMLButtonElement>('li > button') ?? [];
      (crosses[index] ?? crosses[index - 1])?.focus();
    });
  };
  const isTime = (path: string) => path.endsWith('.NgayYeuCau');
  const costs = basket.lines.map((line) => costOfLine(line) ?? '0');
  return (
    <section className="order-basket" aria-label={t('basket')}>
      <ul ref={rows}>
        {basket.lines.map((line, index) => (
          <BasketRow
            key={line.service._id}
            line={line}
            mayExempt={mayExempt}
            issues={issuesAt(issues, (path) => path.startsWith(`chiTiets.${index}.`) && !isTime(path))}
            onChange={(set) => change(line.service._id, set)}
            onRemove={() => remove(line.service._id, index)}
          />
        ))}
      </ul>
      <footer>
        <OrderTime
          value={basket.NgayYeuCau}
          issues={issuesAt(issues, isTime)}
          onChange={(NgayYeuCau) => fill({ ...basket, NgayYeuCau })}
        />
        {basket.lines.length > 1 ? (
          <span>
            {t('total')} <Money value={toMoney(sum(costs))} strong />
          </span>
        ) : null}
      </footer>
    </section>
  );
}
