import { CloseCircleOutlined, PrinterOutlined } from '@ant-design/icons';
import { errorText } from '@sen/domain/errors/errors';
import { Button, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../app/i18n.ts';
import { formatDateTime } from '../../../ui/dateText.ts';
import { Money } from '../../../ui/Money.tsx';
import { usePrinting } from '../../../ui/Printing.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { CashierReceiptFragment } from '../cashier.main.gen.ts';
import { refusalOf } from '../useBill.ts';

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
        const out = receipt.LoaiBienLai === 'HoanTien' || receipt.LoaiBienLai === 'HoanUng';
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
              {receipt.thanhToans.length > 0
                ? ` · ${receipt.thanhToans.map((part) => t(`ways.${part.Loai}`)).join(', ')}`
                : ''}
            </small>
            {receipt.LyDoHuy ? <small className="bill-warning">{receipt.LyDoHuy}</small> : null}
            <span className="receipt-acts">
              <StateTag state={receipt.TrangThai}>{t(`receiptState.${receipt.TrangThai}`)}</StateTag>
              <Button
                size="small"
                type="text"
                icon={<PrinterOutlined />}
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
                    icon={<CloseCircleOutlined />}
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
