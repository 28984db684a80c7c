import { useQuery } from '@apollo/client/react';
import { amountInWords } from '@sen/domain/money/words';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PrinterIcon, ScanIcon, WalletIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Money } from '../../../ui/Money.tsx';
import { CashierQrDocument } from '../cashier.main.gen.ts';
import { type Payment, partsOf } from '../payment.ts';
import type { Collecting } from '../useCollecting.ts';
import { PaymentFields } from './PaymentFields.tsx';

const TransferQr = lazy(() => import('./TransferQr.tsx'));

type Props = {
  TiepNhan_Id: string;
  amount: string;
  lines: number;
  payment: Payment;
  onPayment: (payment: Payment) => void;
  /** Lets the lines wait for a transfer with a reference of its own. */
  onPrepare: () => void;
  preparing: boolean;
};

/**
 * What is collected now, in digits and words, and how. A transfer of all of it has a code of its own once it is prepared; a part shows the
 * code of the visit.
 */
export function CollectPanel(props: Props) {
  const { TiepNhan_Id, amount, lines, payment, onPayment, onPrepare, preparing } = props;
  const { t } = useTranslation('cashier');
  const transfer = partsOf(payment, amount).find((part) => part.kind === 'ChuyenKhoan')?.SoTien ?? null;
  return (
    <section className="collect" aria-label={t('collect')}>
      <PaymentFields payment={payment} amount={amount} onChange={onPayment}>
        <div className="collect-amount">
          <h2>{t('toCollect', { count: lines })}</h2>
          <output>
            <Money value={amount} strong />
          </output>
          <p lang="vi">{amountInWords(amount)}</p>
          {payment.way === 'ChuyenKhoan' ? (
            <Button icon={<ScanIcon />} loading={preparing} onClick={onPrepare}>
              {t('transfer.prepare')}
            </Button>
          ) : transfer && Number(transfer) > 0 ? (
            <TransferCode TiepNhan_Id={TiepNhan_Id} amount={transfer} account={payment.account} />
          ) : null}
        </div>
      </PaymentFields>
    </section>
  );
}

type CodeProps = { TiepNhan_Id: string; amount: string; account: string | null };

function TransferCode({ TiepNhan_Id, amount, account }: CodeProps) {
  const { t } = useTranslation('cashier');
  const { data, error } = useQuery(CashierQrDocument, {
    variables: { TiepNhan_Id, soTien: amount, TaiKhoanNganHang_Id: account },
  });
  const code = data?.maQRThanhToan;
  if (error) return <p className="bill-warning">{t('noBankAccount')}</p>;
  return (
    <figure className="transfer-code">
      <Suspense fallback={<span className="spinner" />}>
        {code ? <TransferQr payload={code.payload} label={code.noiDung} /> : null}
      </Suspense>
      {code ? (
        <figcaption>
          <strong>{code.accountName}</strong>
          <span>{code.accountNumber}</span>
          <span>{code.noiDung}</span>
          <Money value={code.soTien} strong />
        </figcaption>
      ) : null}
    </figure>
  );
}

/** Collect, and collect with the printed receipt; nothing where all is paid. */
export function CollectButtons({ collecting }: { collecting: Collecting }) {
  const { isDue, isAwaited, isPossible, busy, collect } = collecting;
  const { t } = useTranslation('cashier');
  if ((!isDue || isAwaited) && !busy) return null;
  return (
    <>
      <Button icon={<WalletIcon />} loading={busy} disabled={!isPossible} onClick={() => void collect(false)}>
        {t('collect')} <kbd>Ctrl S</kbd>
      </Button>
      <Button
        type="primary"
        icon={<PrinterIcon />}
        disabled={!isPossible || busy}
        onClick={() => void collect(true)}
      >
        {t('collectAndPrint')} <kbd>Ctrl P</kbd>
      </Button>
    </>
  );
}
