import { useMutation, useQuery } from '@apollo/client/react';
import { Alert, App, Form, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../../app/userMessage.ts';
import { RefPicker } from '../../../ui/RefPicker.tsx';
import {
  ChuyenPhongDocument,
  type PhienKhamFragment,
  TruocKhiChuyenDocument,
} from '../examination.main.gen.ts';

/** Sends the patient to another room; says at which rate the next exam counts. */
export function MoveRoom({
  session,
  onClose,
  onMoved,
}: {
  session: PhienKhamFragment;
  onClose: () => void;
  onMoved: () => void;
}) {
  const { t } = useTranslation('examination');
  const { message } = App.useApp();
  const [room, setRoom] = useState<string | null>(null);
  const [service, setService] = useState<string | null>(null);
  const { data } = useQuery(TruocKhiChuyenDocument, {
    variables: { idTiepNhan: session.TiepNhan_Id },
    fetchPolicy: 'network-only',
  });
  const [move, moving] = useMutation(ChuyenPhongDocument);
  const before = data?.checkBeforeChuyenPhongKham;
  const send = async () => {
    if (!room || !service) return;
    try {
      await move({
        variables: {
          input: {
            requestId: crypto.randomUUID(),
            KhamBenh_Id: session._id,
            PhongBan_Id: room,
            DichVu_Id: service,
          },
        },
      });
      onMoved();
    } catch (refusal) {
      message.error(userMessage(refusal));
    }
  };
  return (
    <Modal
      open
      title={t('moveRoom')}
      okText={t('moveRoom')}
      confirmLoading={moving.loading}
      okButtonProps={{ disabled: !room || !service }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      {before?.laBHYT ? (
        <Alert type="info" showIcon title={t('moveRate', { rate: before.tyLe, count: before.soLanKham })} />
      ) : null}
      <Form layout="vertical">
        <Form.Item label={t('field.PhongBan_Id')} required>
          <RefPicker
            to="Node"
            value={room}
            onChange={(id) => setRoom(id)}
            filter={(entry) => entry['roomType'] === 'examine' && entry._id !== session.PhongBan_Id}
          />
        </Form.Item>
        <Form.Item label={t('field.DichVu_Id')} required>
          <RefPicker to="DM_DichVu" value={service} onChange={(id) => setService(id)} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
