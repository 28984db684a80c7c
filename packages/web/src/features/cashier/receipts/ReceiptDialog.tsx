import { useApolloClient, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { narrowPath } from '../../../session/routeTable.ts';
import { userMessage } from '../../../session/userMessage.ts';
import { formatDateTime } from '../../../ui/dateText.ts';
import { PrinterIcon, WalletIcon } from '../../../ui/icons.tsx';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { Money } from '../../../ui/Money.tsx';
import { showDecimal } from '../../../ui/numberText.ts';
import { usePrinting } from '../../../ui/Printing.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { handedOf } from '../payment.ts';
import { AccountNow } from './AccountNow.tsx';
import {
  ReceiptBookDetailDocument,
  type ReceiptBookDetailQuery,
  ReceiptBookPrintDocument,
} from './receiptBook.main.gen.ts';

type Detail = NonNullable<ReceiptBookDetailQuery['bienLai']>;
type Props = { id: string; onClose: () => void };

/** One receipt as it stands now: what it paid for and how, where its visit stands today, its print, and the way to the bill of its visit. */
export function ReceiptDialog({ id, onClose }: Props) {
  const { t } = useTranslation(['receiptBook', 'cashier', 'common']);
  const { message } = useNotices();
  const client = useApolloClient();
  const printing = usePrinting();
  const navigate = useNavigate();
  const narrow = useLocation().pathname.startsWith('/m/');
  const { data, loading, error, refetch } = useQuery(ReceiptBookDetailDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const receipt = data?.bienLai ?? null;
  const print = async () => {
    try {
      const answer = await client.query({
        query: ReceiptBookPrintDocument,
        variables: { ids: [id], isLast: true },
        fetchPolicy: 'network-only',
      });
      const [paper] = answer.data?.bienLais ?? [];
      if (paper) printing.preview(`/api/print/PhieuThu/${paper._id}`, paper.MaBienLai);
      else message.warning(t('printLeft', { count: 1 }));
    } catch (refused) {
      message.error(userMessage(refused));
    }
  };
  const toBill = ({ TiepNhan_Id, BenhNhan_Id }: Detail) => {
    const path = `/vien-phi-ngoai-tru?${new URLSearchParams({ TiepNhan_Id, BenhNhan_Id })}`;
    void navigate(narrow ? narrowPath(path) : path);
  };
  return (
    <Modal
      open
      width={680}
      title={receipt ? t('one', { code: receipt.MaBienLai }) : t('oneTitle')}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('close', { ns: 'common' })}</Button>
          <Button icon={<WalletIcon />} disabled={!receipt} onClick={() => receipt && toBill(receipt)}>
            {t('toBill')}
          </Button>
          <Button type="primary" icon={<PrinterIcon />} disabled={!receipt} onClick={() => void print()}>
            {t('print', { ns: 'common' })}
          </Button>
        </>
      }
    >
      {receipt ? (
        <>
          <ReceiptFacts receipt={receipt} />
          <AccountNow
            visit={receipt.TiepNhan_Id}
            lines={[...new Set(receipt.dongs.map((line) => line.VienPhiDong_Id))]}
          />
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : loading ? (
        <div className="sen-loading" role="status" aria-label={t('loading', { ns: 'common' })} />
      ) : (
        <EmptyState text={t('gone')} />
      )}
    </Modal>
  );
}

/** The own account and the reference of a payment, in brackets. */
function noteOf({ TaiKhoanNganHang, MaGiaoDich }: Detail['thanhToans'][number]): string {
  const words = [TaiKhoanNganHang?.ten, MaGiaoDich].filter(Boolean);
  return words.length > 0 ? ` (${words.join(', ')})` : '';
}

function ReceiptFacts({ receipt }: { receipt: Detail }) {
  const { t } = useTranslation(['receiptBook', 'cashier']);
  const facts: ReadonlyArray<readonly [string, string | null | undefined]> = [
    [t('kind'), t(`cashier:kind.${receipt.LoaiBienLai}`)],
    [t('at'), formatDateTime(receipt.NgayBienLai)],
    [t('patient'), [receipt.BenhNhan?.TenBenhNhan, receipt.BenhNhan?.MaYTe].filter(Boolean).join(' · ')],
    [t('payer'), receipt.NguoiNop],
    [t('cashierName'), receipt.NguoiThu?.ten],
    [t('refundOf'), receipt.BienLaiGoc?.MaBienLai],
    [t('note'), receipt.GhiChu],
  ];
  return (
    <div className="receipt-facts">
      {receipt.TrangThai === 'DaHuy' ? (
        <Alert
          type="warning"
          title={t('cancelled', { at: formatDateTime(receipt.NgayHuy), why: receipt.LyDoHuy ?? '' })}
        />
      ) : null}
      <p className="receipt-signs">
        <StateTag state={receipt.TrangThai}>{t(`cashier:receiptState.${receipt.TrangThai}`)}</StateTag>
        {receipt.daKetToan ? <StateTag tone="result">{t('shiftClosed')}</StateTag> : null}
      </p>
      <dl>
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
        {receipt.thanhToans.map((part) => (
          <div key={`${part.Loai} ${part.TaiKhoanNganHang?._id} ${part.MaGiaoDich}`}>
            <dt>{t(`cashier:ways.${part.Loai}`)}</dt>
            <dd>
              <Money value={part.SoTien} />
              {noteOf(part)}
            </dd>
          </div>
        ))}
        <div className="receipt-value">
          <dt>{t('amount')}</dt>
          <dd>
            <Money value={receipt.GiaTriBienLai} strong />
          </dd>
        </div>
      </dl>
      <p lang="vi" className="soft">
        {receipt.bangChu}
      </p>
      {receipt.dongs.length > 0 ? (
        <ul className="receipt-lines" aria-label={t('lines')}>
          {receipt.dongs.map((line) => (
            <li key={line.VienPhiDong_Id}>
              <span>
                {line.TenDichVu}{' '}
                <small className="soft">
                  {showDecimal(line.SoLuong)} {line.DonViTinh ?? ''} × <Money value={line.DonGia} />
                </small>
              </span>
              <Money value={handedOf(receipt, line.SoTien)} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="soft">{t('noLines')}</p>
      )}
    </div>
  );
}
