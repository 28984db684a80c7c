import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSession } from '../../session/useSession.ts';
import type { StayOfTab } from '../../ui/feature.ts';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { useUndo } from '../../ui/useUndo.ts';
import { OrderEntry } from '../orders/parts/OrderEntry.tsx';
import { useOrderConfirm } from '../orders/useOrderConfirm.tsx';
import { useOrders } from '../orders/useOrders.ts';
import { useServiceSearch } from '../orders/useServiceSearch.ts';

type Props = { stay: StayOfTab; ward: string; onOrdered: () => void; onClose: () => void };

/** Orders tests and other services for a stay: its ward asks, the doctor who is here orders, for the diagnosis of the stay. */
export default function StayOrders({ stay, ward, onOrdered, onClose }: Props) {
  const { t } = useTranslation('treatment');
  const narrow = useLocation().pathname.startsWith('/m/');
  const { user } = useSession();
  const undo = useUndo();
  const confirm = useOrderConfirm();
  const { TiepNhan_Id, NgayTiepNhan, BacSiDieuTri, ChanDoanICD } = stay;
  const orders = useOrders({
    TiepNhan_Id,
    KhamBenh_Id: null,
    NgayTiepNhan: NgayTiepNhan ?? new Date().toISOString(),
    orderer: () => ({
      NoiYeuCau_Id: ward,
      BacSiChiDinh_Id: user.employee?._id ?? BacSiDieuTri?._id ?? null,
      ChanDoan: ChanDoanICD?.ten ?? '',
    }),
    onBefore: () => Promise.resolve(true),
    onChanged: () => undefined,
    confirm,
    onOrdered: () => {
      onOrdered();
      onClose();
    },
  });
  const services = useServiceSearch(TiepNhan_Id, ward, true);
  return (
    <Modal open width="min(96%, 860px)" title={t('sheet.orderTests')} footer={null} onCancel={onClose}>
      {/* a dialog lies outside the screen that says how wide it is */}
      <div className={narrow ? 'narrow' : ''}>
        <OrderEntry
          orders={orders}
          services={services}
          place={{ TiepNhan_Id, NoiYeuCau_Id: ward }}
          disease={ChanDoanICD ?? null}
          undo={undo}
        />
      </div>
    </Modal>
  );
}
