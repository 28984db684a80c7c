import { deliveryAddressFields, deliveryAddressIssues } from '@sen/domain/patients/deliveryAddress';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldInput } from '../../../catalogue/FieldInput.tsx';
import { currentLanguage } from '../../../session/i18n.ts';
import { userMessage } from '../../../session/userMessage.ts';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { useIssues } from '../../../ui/useIssues.ts';

/** A delivery address as the form holds it. */
export type DeliveryValues = {
  fullName?: string | null;
  phoneNumber?: string | null;
  detailAddress?: string | null;
  companyName?: string | null;
  email?: string | null;
  isDefault?: boolean;
};

type Props = {
  /** What the form begins with. */
  start: DeliveryValues;
  isNew: boolean;
  /** The usual address stays it until another one takes its place. */
  usual: boolean;
  onSave: (values: DeliveryValues) => Promise<unknown>;
  onClose: () => void;
};

/** The form of one delivery address; it stays open with what is wrong at its fields. */
export function DeliveryDialog({ start, isNew, usual, onSave, onClose }: Props) {
  const { t } = useTranslation(['patients', 'common']);
  const { message } = useNotices();
  const [form] = Form.useForm<DeliveryValues>();
  const issues = useIssues(form);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    const values = form.getFieldsValue();
    const found = deliveryAddressIssues(values);
    issues.set(found);
    if (found.length > 0) return;
    setBusy(true);
    try {
      await onSave(values);
      onClose();
    } catch (error) {
      if (!issues.show(error)) message.error(userMessage(error));
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      width={520}
      title={t(isNew ? 'delivery.new' : 'delivery.change')}
      okText={t('save')}
      okButtonProps={{ loading: busy }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <Form<DeliveryValues> form={form} layout="vertical" initialValues={start} disabled={busy}>
        {Object.entries(deliveryAddressFields).map(([name, field]) =>
          name === 'isDefault' && usual ? null : (
            <Form.Item
              key={name}
              name={name}
              label={field.label[currentLanguage()]}
              required={'required' in field}
              {...(field.kind === 'bool' ? { valuePropName: 'checked' } : {})}
            >
              <FieldInput field={field} />
            </Form.Item>
          ),
        )}
      </Form>
    </Modal>
  );
}
