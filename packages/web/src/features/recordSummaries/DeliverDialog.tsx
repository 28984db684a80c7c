import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { DateTimeField } from '../../ui/DateTimeField.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useIssues } from '../../ui/useIssues.ts';
import { GiaoTomTatDocument, type YeuCauFragment } from './recordSummaries.main.gen.ts';

type Values = { NgayGiao: string | null; NguoiNhan: string | null; GiayToNguoiNhan: string | null };
type Props = { request: YeuCauFragment; onDone: () => void; onClose: () => void };

/** A person writes down to whom a summary was delivered, and when: begun with who asked for it. */
export function DeliverDialog({ request, onDone, onClose }: Props) {
  const { t } = useTranslation('recordSummaries');
  const { message } = useNotices();
  const [form] = Form.useForm<Values>();
  const issues = useIssues(form);
  const [deliver, { loading }] = useMutation(GiaoTomTatDocument);
  const [begun] = useState<Values>(() => ({
    NgayGiao: new Date().toISOString(),
    NguoiNhan: request.HoTenNguoiYeuCau,
    GiayToNguoiNhan: request.SoGiayTo,
  }));
  const submit = async () => {
    const { NgayGiao, NguoiNhan, GiayToNguoiNhan } = form.getFieldsValue();
    const variables = { id: request._id, NgayGiao, NguoiNhan: NguoiNhan ?? '', GiayToNguoiNhan };
    try {
      await deliver({ variables });
      message.success(t('delivered'));
      onDone();
    } catch (error) {
      if (!issues.show(error)) message.error(userMessage(error));
    }
  };
  return (
    <Modal
      open
      title={t('deliverTitle', { number: request.TomTat?.SoTomTat })}
      okText={t('deliver')}
      confirmLoading={loading}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <FormErrors form={form} issues={issues.list} labelOf={t} />
      <Form form={form} layout="vertical" initialValues={begun}>
        <Form.Item name="NguoiNhan" label={t('NguoiNhan')} required>
          <Input data-autofocus maxLength={250} />
        </Form.Item>
        <Form.Item name="GiayToNguoiNhan" label={t('GiayToNguoiNhan')}>
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item name="NgayGiao" label={t('NgayGiao')} required>
          <DateTimeField value={null} onChange={() => undefined} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
