import { ordererIssues } from '@sen/domain/orders/orderer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { RefPicker } from '../../catalogue/RefPicker.tsx';
import { currentLanguage } from '../../session/i18n.ts';
import { useSession } from '../../session/useSession.ts';
import { focusWhenSeen } from '../../ui/focusWhenSeen.ts';
import { Radio } from '../../ui/kit/choices.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { issueText } from '../../ui/useIssues.ts';
import { useUndo } from '../../ui/useUndo.ts';
import { OrderEntry } from './parts/OrderEntry.tsx';
import { OrderedSlips } from './parts/OrderedSlips.tsx';
import { useOrderConfirm } from './useOrderConfirm.tsx';
import { type OrderedSlip, useOrders } from './useOrders.ts';
import { useServiceSearch } from './useServiceSearch.ts';
import './orders.css';

type Props = {
  visit: { TiepNhan_Id: string; NgayTiepNhan: string };
  onClose: () => void;
  /** After services were ordered. */
  onOrdered: () => void;
};

const nobody = { BacSiChiDinh_Id: null, TenBacSiNgoai: '', NoiChiDinhNgoai: '', ChanDoan: '' };

/** Orders services at a desk, without a session: for a doctor of the house or by the paper of one elsewhere. */
export default function DeskOrders({ visit, onClose, onOrdered }: Props) {
  const { t } = useTranslation('orders');
  const { nodeId } = useSession();
  const narrow = useLocation().pathname.startsWith('/m/');
  const [outside, setOutside] = useState(false);
  const [who, setWho] = useState<Record<keyof typeof nobody, string | null>>(nobody);
  const [asked, setAsked] = useState(false);
  const [ordered, setOrdered] = useState<readonly OrderedSlip[]>([]);
  const NoiYeuCau_Id = nodeId ?? '';
  const orderer = outside
    ? { ...who, BacSiChiDinh_Id: null }
    : { ...who, TenBacSiNgoai: null, NoiChiDinhNgoai: null };
  const issues = ordererIssues(orderer, outside);
  const undo = useUndo();
  const confirm = useOrderConfirm();
  const orders = useOrders({
    ...visit,
    KhamBenh_Id: null,
    orderer: () => ({ NoiYeuCau_Id, ...orderer }),
    onBefore: async () => {
      setAsked(true);
      const [first] = issues;
      if (first) focusWhenSeen(() => document.getElementById(`desk-${first.path}`));
      return issues.length === 0;
    },
    onChanged: () => undefined,
    confirm,
    onOrdered: (slips) => {
      setOrdered(slips);
      onOrdered();
    },
  });
  const services = useServiceSearch(visit.TiepNhan_Id, NoiYeuCau_Id, true);
  const help = (path: string) => {
    const issue = asked ? issues.find((one) => one.path === path) : undefined;
    return issue ? { help: issueText(issue, currentLanguage()), validateStatus: 'error' as const } : {};
  };
  const field = (path: keyof typeof nobody) => (
    <Form.Item label={t(`orderer.${path}`)} htmlFor={`desk-${path}`} required {...help(path)}>
      {path === 'BacSiChiDinh_Id' ? (
        <RefPicker
          id={`desk-${path}`}
          to="NhanVien"
          value={who[path]}
          onChange={(id) => setWho((now) => ({ ...now, [path]: id }))}
        />
      ) : (
        <Input
          id={`desk-${path}`}
          value={who[path] ?? ''}
          maxLength={path === 'ChanDoan' ? 500 : 200}
          onChange={(event) => setWho((now) => ({ ...now, [path]: event.target.value }))}
        />
      )}
    </Form.Item>
  );
  if (ordered.length > 0) return <OrderedSlips slips={ordered} onClose={onClose} />;
  return (
    <Modal open width="min(96%, 860px)" title={t('deskTitle')} footer={null} onCancel={onClose}>
      {/* a dialog lies outside the screen that says how wide it is */}
      <div className={narrow ? 'narrow' : ''}>
        <Form layout="vertical" className="desk-orderer">
          <Radio.Group
            aria-label={t('orderer.from')}
            value={outside ? 'outside' : 'here'}
            options={[
              { value: 'here', label: t('orderer.here') },
              { value: 'outside', label: t('orderer.outside') },
            ]}
            onChange={(event) => setOutside(event.target.value === 'outside')}
          />
          <div className="desk-orderer-fields">
            {outside ? field('TenBacSiNgoai') : field('BacSiChiDinh_Id')}
            {outside ? field('NoiChiDinhNgoai') : null}
            {field('ChanDoan')}
          </div>
        </Form>
        <OrderEntry
          orders={orders}
          services={services}
          place={{ TiepNhan_Id: visit.TiepNhan_Id, NoiYeuCau_Id }}
          disease={null}
          undo={undo}
        />
      </div>
    </Modal>
  );
}
