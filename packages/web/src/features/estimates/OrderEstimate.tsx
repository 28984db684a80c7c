import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../catalogue/RefPicker.tsx';
import { errorCode, errorDetails, userMessage } from '../../session/userMessage.ts';
import { dayPlus, formatDate, today } from '../../ui/dateText.ts';
import { FinderSelect } from '../../ui/FinderSelect.tsx';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { Loading } from '../../ui/Loading.tsx';
import { useRequestIds } from '../../ui/useRequestIds.ts';
import { useOrderConfirm } from '../orders/useOrderConfirm.tsx';
import type { OrderConfirmation, OrderWarning } from '../orders/useOrders.ts';
import { Comparison } from './Comparison.tsx';
import {
  ChuyenDuToanDocument,
  type DuToanFragment,
  SoSanhDuToanDocument,
  TimLuotDuToanDocument,
} from './estimates.main.gen.ts';
import { personText } from './PatientField.tsx';

/** Visits of so many days before today may be open still. */
const daysBack = 30;

type Props = { estimate: DuToanFragment; onDone: () => void; onClose: () => void };

/** Turns an estimate into orders: the visit is found, what is different today is told by line, then who orders and why. */
export function OrderEstimate({ estimate, onDone, onClose }: Props) {
  const { t } = useTranslation('estimates');
  const client = useApolloClient();
  const { message } = useNotices();
  const [visit, setVisit] = useState<string | null>(null);
  const [doctor, setDoctor] = useState<string | null>(null);
  const [diagnosis, setDiagnosis] = useState('');
  const requests = useRequestIds();
  const confirm = useOrderConfirm();
  const [order, { loading, error: refused }] = useMutation(ChuyenDuToanDocument);
  const { data, error, refetch } = useQuery(SoSanhDuToanDocument, {
    variables: { id: estimate._id, TiepNhan_Id: visit ?? '' },
    skip: visit === null,
    fetchPolicy: 'network-only',
  });
  const compared = visit === null ? null : data?.soSanhDuToan;
  const find = async (keyword: string) => {
    const days = { ngay: dayPlus(today(), -daysBack), denNgay: today() };
    const found = await client.query({ query: TimLuotDuToanDocument, variables: { ...days, keyword } });
    return (found.data?.tiepNhans.data ?? [])
      .filter(({ TrangThai, DaXacNhanChiPhi }) => TrangThai === 'DaTiepNhan' && !DaXacNhanChiPhi)
      .filter((one) => !estimate.BenhNhan_Id || one.BenhNhan_Id === estimate.BenhNhan_Id)
      .map(({ _id, MaTiepNhan, NgayTiepNhan, BenhNhan }) => ({
        value: _id,
        label: [MaTiepNhan, formatDate(NgayTiepNhan), BenhNhan ? personText(BenhNhan) : '']
          .filter(Boolean)
          .join(' · '),
      }));
  };
  const ready = Boolean(visit && compared && doctor && diagnosis.trim());
  const send = async (confirmed: OrderConfirmation | null = null): Promise<void> => {
    if (!visit || !compared) return;
    const asked = JSON.stringify([
      estimate._id,
      visit,
      compared.PhaiTraNay,
      doctor,
      diagnosis.trim(),
      confirmed,
    ]);
    try {
      await order({
        variables: {
          id: estimate._id,
          input: {
            requestId: requests.of(asked),
            version: estimate.version,
            TiepNhan_Id: visit,
            PhaiTra: compared.PhaiTraNay,
            BacSiChiDinh_Id: doctor,
            ChanDoan: diagnosis.trim(),
            xacNhanTrung: confirmed !== null,
            ...confirmed,
          },
        },
      });
      requests.done(asked);
      message.success(t('order.done'));
      onDone();
    } catch (refusal) {
      if (errorCode(refusal) === 'NEEDS_CONFIRMATION' && confirmed === null) {
        const { warnings } = errorDetails(refusal) as { warnings?: OrderWarning[] }; // as the ordering writes them
        const answer = await confirm(warnings ?? []);
        if (answer) await send(answer);
      } else void refetch(); // the reason stands above; what is different is read again
    }
  };
  return (
    <Modal
      open
      width={980}
      title={t('order.title', { number: estimate.SoDuToan })}
      okText={t('order.ok')}
      okButtonProps={{ disabled: !ready }}
      confirmLoading={loading}
      onOk={() => void send()}
      onCancel={onClose}
    >
      {refused && errorCode(refused) !== 'NEEDS_CONFIRMATION' ? (
        <Alert type="error" title={userMessage(refused)} />
      ) : null}
      <div className="field-grid">
        <Labelled text={t('order.visit')}>
          <FinderSelect
            autoFocus
            aria-label={t('order.visit')}
            value={visit}
            known={null}
            find={find}
            onChange={setVisit}
          />
        </Labelled>
        <Labelled text={t('order.doctor')}>
          <RefPicker to="NhanVien" aria-label={t('order.doctor')} value={doctor} onChange={setDoctor} />
        </Labelled>
        <Labelled text={t('order.diagnosis')}>
          <Input
            aria-label={t('order.diagnosis')}
            value={diagnosis}
            maxLength={500}
            onChange={(event) => setDiagnosis(event.target.value)}
          />
        </Labelled>
      </div>
      {error ? <Alert type="error" title={userMessage(error)} /> : null}
      {compared ? (
        <Comparison of={compared} />
      ) : visit && !error ? (
        <Loading />
      ) : (
        <p className="soft">{t('order.chooseVisit')}</p>
      )}
    </Modal>
  );
}

function Labelled({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="estimate-field">
      <div className="estimate-label">{text}</div>
      {children}
    </div>
  );
}
