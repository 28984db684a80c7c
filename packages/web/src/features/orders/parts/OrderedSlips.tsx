import { useTranslation } from 'react-i18next';
import { PrinterIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { usePrinting } from '../../../ui/Printing.tsx';
import type { OrderedSlip } from '../useOrders.ts';

/** The slips that were just ordered, each with the room to go to, to be printed. */
export function OrderedSlips({ slips, onClose }: { slips: readonly OrderedSlip[]; onClose: () => void }) {
  const { t } = useTranslation(['orders', 'common']);
  const printing = usePrinting();
  return (
    <Modal
      open
      title={t('ordered')}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
      onCancel={onClose}
    >
      <ul className="ordered-slips">
        {slips.map((slip) => (
          <li key={slip._id}>
            <span>
              {slip.SoPhieuYeuCau} · {slip.NoiThucHien?.ten ?? t('outside')}
              <small className="soft">{slip.chiTiets.map((line) => line.TenDichVu).join(', ')}</small>
            </span>
            <Button
              icon={<PrinterIcon />}
              aria-label={`${t('print')} ${slip.SoPhieuYeuCau}`}
              onClick={() => printing.preview(`/api/print/PhieuChiDinh/${slip._id}`, slip.SoPhieuYeuCau)}
            >
              {t('print')}
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
