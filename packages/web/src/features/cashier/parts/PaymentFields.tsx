import { dec } from '@sen/domain/money/decimal';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyInput } from '../../../ui/DecimalInput.tsx';
import { Segmented } from '../../../ui/kit/choices.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Money } from '../../../ui/Money.tsx';
import {
  changeDue,
  likelyNotes,
  missingOf,
  noPayment,
  type Payment,
  partsOf,
  restOf,
  type Way,
} from '../payment.ts';
import { kinds } from '../useMethods.ts';
import { AccountChoice } from './AccountChoice.tsx';

type Props = {
  payment: Payment;
  amount: string;
  onChange: (payment: Payment) => void;
  /** Money goes out: no cash is given, no change. */
  outgoing?: boolean;
  /** What stands between the ways and their fields. */
  children?: ReactNode;
};

/** How money changes hands: way, amounts of several ways, cash given with its change, the own account of a transfer, the bank's reference. */
export function PaymentFields({ payment, amount, onChange, outgoing = false, children }: Props) {
  const { t } = useTranslation('cashier');
  const set = (change: Partial<Payment>) => onChange({ ...payment, ...change });
  const parts = partsOf(payment, amount);
  const cash = parts.some((part) => part.kind === 'TienMat');
  const bank = parts.filter((part) => part.kind !== 'TienMat');
  const missing = missingOf(payment, amount);
  const change = changeDue(payment, amount);
  return (
    <div className="payment">
      <Segmented<Way>
        aria-label={t('way')}
        value={payment.way}
        onChange={(way) => set({ ...noPayment, account: payment.account, way })}
        options={[...kinds, 'NhieuHinhThuc' as const].map((way) => ({ value: way, label: t(`ways.${way}`) }))}
      />
      {children}
      {payment.way === 'NhieuHinhThuc' ? (
        <>
          {dec(missing).eq(0) ? null : (
            <p className="bill-warning" role="status">
              {dec(missing).gt(0) ? t('missing') : t('tooMuch')}{' '}
              <Money value={dec(missing).abs().toFixed(2)} strong />
            </p>
          )}
          <div className="payment-parts">
            {kinds.map((kind) => (
              <div key={kind} className="payment-part">
                <label htmlFor={`pay-${kind}`}>
                  {t(`ways.${kind}`)}
                  <MoneyInput
                    id={`pay-${kind}`}
                    value={payment.amounts[kind] ?? null}
                    onChange={(text) => set({ amounts: { ...payment.amounts, [kind]: text } })}
                  />
                </label>
                {payment.amounts[kind] || dec(missing).lte(0) ? null : (
                  <button
                    type="button"
                    className="chip"
                    aria-label={t('payRest', { way: t(`ways.${kind}`) })}
                    onClick={() =>
                      set({ amounts: { ...payment.amounts, [kind]: restOf(payment, kind, amount) } })
                    }
                  >
                    <Money value={restOf(payment, kind, amount)} />
                  </button>
                )}
              </div>
            ))}
          </div>
        </>
      ) : null}
      {cash && !outgoing ? (
        <div className="payment-cash">
          <label htmlFor="pay-given">
            {t('given')}
            <MoneyInput id="pay-given" value={payment.given} onChange={(given) => set({ given })} />
          </label>
          <div className="payment-notes">
            {likelyNotes(parts.find((part) => part.kind === 'TienMat')?.SoTien ?? amount).map((note) => (
              <button key={note} type="button" className="chip" onClick={() => set({ given: note })}>
                <Money value={note} />
              </button>
            ))}
          </div>
          {change === null ? null : (
            <p className={dec(change).lt(0) ? 'bill-warning' : 'payment-change'} role="status">
              {dec(change).lt(0) ? t('givenTooLittle') : t('change')}{' '}
              <Money value={dec(change).abs().toFixed(2)} strong />
            </p>
          )}
        </div>
      ) : null}
      {parts.some((part) => part.kind === 'ChuyenKhoan') ? (
        <AccountChoice value={payment.account} outgoing={outgoing} onChange={(account) => set({ account })} />
      ) : null}
      {bank.map(({ kind }) => (
        <label key={kind} htmlFor={`pay-reference-${kind}`}>
          {t('reference')}
          {bank.length > 1 ? ` (${t(`ways.${kind}`)})` : ''}
          <Input
            id={`pay-reference-${kind}`}
            maxLength={60}
            value={payment.references[kind] ?? ''}
            onChange={(event) => set({ references: { ...payment.references, [kind]: event.target.value } })}
          />
        </label>
      ))}
    </div>
  );
}
