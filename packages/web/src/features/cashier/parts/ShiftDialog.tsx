import { useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../../session/userMessage.ts';
import { useSession } from '../../../session/useSession.ts';
import { formatDateTime } from '../../../ui/dateText.ts';
import { PrinterIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { Money } from '../../../ui/Money.tsx';
import { usePrintedAlone } from '../../../ui/usePrintedAlone.ts';
import { CashierCloseShiftDocument, CashierShiftDocument } from '../cashier.main.gen.ts';
import { OwnBooks } from './OwnBooks.tsx';

const kinds = ['thuTien', 'tamUng', 'hoanUng', 'hoanTien', 'traLai'] as const;
const ways = ['tienMat', 'chuyenKhoan', 'quetThe', 'khac'] as const;

type Props = {
  /** Another cashier, whose shift was left open; without one the own. */
  of?: { NhanVien_Id: string; name: string };
  onClose: () => void;
};

/** The figures of a cashier's open shift, book by book, and its closing. */
export default function ShiftDialog({ of, onClose }: Props) {
  const { t } = useTranslation(['cashier', 'common']);
  const { message, modal } = useNotices();
  const { user, permissions } = useSession();
  const own = !of || of.NhanVien_Id === user.employee?._id;
  const whose = own ? user.employee?._id : of.NhanVien_Id;
  const mayClose = own
    ? permissions.has('VIEN_PHI_THU') || permissions.has('VIEN_PHI_HUY')
    : permissions.has('VIEN_PHI_SUA');
  const { data, refetch } = useQuery(CashierShiftDocument, {
    variables: { NhanVienId: whose ?? '' },
    skip: !whose,
    fetchPolicy: 'network-only',
  });
  const [close] = useMutation(CashierCloseShiftDocument);
  const shift = data?.caThu;
  usePrintedAlone('prints-shift');
  const empty = !shift || (shift.soBienLai === 0 && shift.bienLaiTraLais.length === 0);
  const closeShift = () =>
    modal.confirm({
      title: t('closeShift'),
      content: own
        ? t('closeShiftText', { count: shift?.soBienLai ?? 0 })
        : t('closeShiftOfText', { count: shift?.soBienLai ?? 0, name: of.name }),
      okText: t('closeShift'),
      cancelText: t('back', { ns: 'common' }),
      onOk: async () => {
        try {
          await close({ variables: { NhanVienId: own ? null : of.NhanVien_Id } });
          message.success(t('shiftClosed'));
        } catch (error) {
          message.error(userMessage(error));
        }
        void refetch();
      },
    });
  return (
    <Modal
      open
      width={640}
      title={own ? t('shift') : t('shiftOf', { name: of.name })}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('close', { ns: 'common' })}</Button>
          <Button icon={<PrinterIcon />} disabled={!shift} onClick={() => window.print()}>
            {t('printShift')}
          </Button>
          {mayClose ? (
            <Button danger disabled={empty} onClick={closeShift}>
              {t('closeShift')}
            </Button>
          ) : null}
        </>
      }
    >
      {shift ? (
        <div className="shift">
          <p>
            {own ? user.employee?.TenNhanVien : of.name} · {formatDateTime(new Date())}
          </p>
          <dl>
            {kinds.map((kind) => (
              <div key={kind}>
                <dt>{t(`figure.${kind}`)}</dt>
                <dd>
                  <Money value={shift[kind]} />
                </dd>
              </div>
            ))}
          </dl>
          <dl>
            {ways.map((way) => (
              <div key={way}>
                <dt>{t(`figure.${way}`)}</dt>
                <dd>
                  <Money value={shift[way]} />
                </dd>
              </div>
            ))}
            <div className="bill-due">
              <dt>{t('figure.nopQuy')}</dt>
              <dd>
                <Money value={shift.nopQuy} strong />
              </dd>
            </div>
          </dl>
          <p lang="vi">{shift.nopQuyBangChu}</p>
          {shift.bienLaiTraLais.length > 0 ? (
            <p>{t('paidBack', { numbers: shift.bienLaiTraLais.join(', ') })}</p>
          ) : null}
          <table className="bill">
            <thead>
              <tr>
                <th>{t('book')}</th>
                <th>{t('numbers')}</th>
                <th className="number">{t('count')}</th>
                <th>{t('cancelledNumbers')}</th>
                <th className="number">{t('amount')}</th>
              </tr>
            </thead>
            <tbody>
              {shift.quyens.map((book) => (
                <tr key={`${book.KyHieu}${book.LoaiBienLai}`}>
                  <td data-label={t('book')}>
                    {book.KyHieu} · {t(`kind.${book.LoaiBienLai}`)}
                  </td>
                  <td data-label={t('numbers')}>
                    {book.TuSo} – {book.DenSo}
                  </td>
                  <td className="number" data-label={t('count')}>
                    {book.soLuong}
                  </td>
                  <td data-label={t('cancelledNumbers')}>{book.soHuys.join(', ') || '–'}</td>
                  <td className="number" data-label={t('amount')}>
                    <Money value={book.tong} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p className="soft">{t('noShift')}</p>
      )}
      {own && permissions.has('VIEN_PHI_THU') && user.employee ? (
        <OwnBooks NhanVienId={user.employee._id} />
      ) : null}
    </Modal>
  );
}
