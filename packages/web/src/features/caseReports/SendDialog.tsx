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
import { type CaBenhFragment, GuiCaBenhDocument } from './caseReports.main.gen.ts';

type Values = { NgayGui: string | null; NoiNhan: string | null; SoThamChieu: string | null };
type Props = { one: CaBenhFragment; onDone: () => void; onClose: () => void };

/** A person writes down that a report was sent: when, to whom, under which number. */
export function SendDialog({ one, onDone, onClose }: Props) {
  const { t } = useTranslation('caseReports');
  const { message } = useNotices();
  const [form] = Form.useForm<Values>();
  const issues = useIssues(form);
  const [send, { loading }] = useMutation(GuiCaBenhDocument);
  const [begun] = useState<Values>(() => ({
    NgayGui: new Date().toISOString(),
    NoiNhan: null,
    SoThamChieu: null,
  }));
  const submit = async () => {
    const { NgayGui, NoiNhan, SoThamChieu } = form.getFieldsValue();
    const { _id: id, version } = one;
    try {
      await send({ variables: { id, version, NgayGui, NoiNhan: NoiNhan ?? '', SoThamChieu } });
      message.success(t('sent'));
      onDone();
    } catch (error) {
      if (!issues.show(error)) message.error(userMessage(error));
    }
  };
  return (
    <Modal
      open
      title={t('sendTitle', { number: one.SoBaoCao })}
      okText={t('send')}
      confirmLoading={loading}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <FormErrors form={form} issues={issues.list} labelOf={t} />
      <Form form={form} layout="vertical" initialValues={begun}>
        <Form.Item name="NgayGui" label={t('NgayGui')} required>
          <DateTimeField value={null} onChange={() => undefined} />
        </Form.Item>
        <Form.Item name="NoiNhan" label={t('NoiNhan')} required>
          <Input data-autofocus maxLength={250} />
        </Form.Item>
        <Form.Item name="SoThamChieu" label={t('SoThamChieu')}>
          <Input maxLength={100} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
