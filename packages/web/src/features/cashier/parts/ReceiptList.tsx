import { errorText } from '@sen/domain/errors/errors';
import { Fragment, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { refusalOf } from '../../../ui/acts.ts';
import { formatDate, formatDateTime } from '../../../ui/dateText.ts';
import { CloseCircleIcon, PrinterIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Tooltip } from '../../../ui/kit/Tooltip.tsx';
import { Money } from '../../../ui/Money.tsx';
import { usePrinting } from '../../../ui/Printing.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { CashierReceiptFragment } from '../cashier.main.gen.ts';
import { handedOf, isOutgoing } from '../payment.ts';

const ReceiptInvoice = lazy(() => import('../../invoices/ReceiptInvoice.tsx'));

type Props = {
  receipts: readonly CashierReceiptFragment[];
  /** Without it nothing can be cancelled here. */
  onCancel?: (receipt: CashierReceiptFragment) => void;
};

/** Receipts with their print and cancel; what went out is shown below 0, cancelled ones stay. */
export function ReceiptList({ receipts, onCancel }: Props) {
  const { t } = useTranslation('cashier');
  const printing = usePrinting();
  if (receipts.length === 0) return <p className="soft">{t('noReceipts')}</p>;
  return (
    <ul className="receipts">
      {receipts.map((receipt) => {
        const refusal = refusalOf(receipt, 'huy');
        const out = isOutgoing(receipt);
        return (
          <li key={receipt._id} className={receipt.TrangThai === 'DaHuy' ? 'cancelled' : ''}>
            <span className="receipt-main">
              <strong>{receipt.MaBienLai}</strong>
              <span className="money">
                {out ? '−' : ''}
                <Money value={receipt.GiaTriBienLai} strong />
              </span>
            </span>
            <small>
              {t(`kind.${receipt.LoaiBienLai}`)} · {formatDateTime(receipt.NgayBienLai)} ·{' '}
              {receipt.NguoiThu?.ten}
              {receipt.thanhToans.map((part, at) => (
                <Fragment key={part.Loai}>
                  {at === 0 ? ' · ' : ', '}
                  {t(`ways.${part.Loai}`)}
                  {receipt.thanhToans.length > 1 ? (
                    <>
                      {' '}
                      <Money value={part.SoTien} />
                    </>
                  ) : null}
                  {part.MaGiaoDich ? ` (${part.MaGiaoDich})` : ''}
                </Fragment>
              ))}
            </small>
            {receipt.dongs.length > 0 ? (
              <small>
                {receipt.LoaiBienLai === 'TamUng' ? `${t('usedFor')} ` : ''}
                {receipt.dongs.map((line, at) => (
                  <Fragment key={line.VienPhiDong_Id}>
                    {at === 0 ? '' : ' · '}
                    {line.TenDichVu} <Money value={handedOf(receipt, line.SoTien)} />
                  </Fragment>
                ))}
              </small>
            ) : null}
            {receipt.vouchers.map((one) => (
              <GivenVoucher key={one._id} voucher={one} />
            ))}
            {receipt.GhiChu ? <small>{receipt.GhiChu}</small> : null}
            {receipt.LyDoHuy ? <small className="bill-warning">{receipt.LyDoHuy}</small> : null}
            <span className="receipt-acts">
              <Suspense fallback={null}>
                <ReceiptInvoice receipt={receipt} />
              </Suspense>
              <StateTag state={receipt.TrangThai}>{t(`receiptState.${receipt.TrangThai}`)}</StateTag>
              <Button
                size="small"
                type="text"
                icon={<PrinterIcon />}
                aria-label={t('printReceipt', { code: receipt.MaBienLai })}
                onClick={() => printing.preview(`/api/print/PhieuThu/${receipt._id}`, receipt.MaBienLai)}
              />
              {onCancel && refusal !== 'FORBIDDEN' && receipt.TrangThai !== 'DaHuy' ? (
                <Tooltip
                  title={
                    refusal
                      ? errorText(refusal, currentLanguage(), { Ten: t('service'), MaBienLai: '' })
                      : t('cancelReceipt')
                  }
                >
                  <Button
                    size="small"
                    type="text"
                    danger
                    disabled={refusal !== null}
                    icon={<CloseCircleIcon />}
                    aria-label={t('cancelReceiptOf', { code: receipt.MaBienLai })}
                    onClick={() => onCancel(receipt)}
                  />
                </Tooltip>
              ) : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** A voucher that was given for an advance, with what became of it. */
function GivenVoucher({ voucher }: { voucher: CashierReceiptFragment['vouchers'][number] }) {
  const { t } = useTranslation('cashier');
  const { MaVoucher, NoiDung, NgayKetThuc, TrangThai, SoLuongDaDung } = voucher;
  const state = TrangThai === 'DaHuy' ? 'takenBack' : SoLuongDaDung > 0 ? 'used' : null;
  return (
    <small className="given-voucher">
      {t('voucherGiven')} <strong>{MaVoucher}</strong> · {NoiDung} ·{' '}
      {state ? t(`voucherState.${state}`) : t('voucherUntil', { day: formatDate(NgayKetThuc) })}
    </small>
  );
}
