import type { Field } from '@sen/domain/catalogue/catalogue';
import type { Issue } from '@sen/domain/catalogue/validate';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldInput } from '../../../catalogue/FieldInput.tsx';
import { currentLanguage } from '../../../session/i18n.ts';
import { userMessage } from '../../../session/userMessage.ts';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { useIssues } from '../../../ui/useIssues.ts';

type Props<V extends object> = {
  title: string;
  okText?: string;
  danger?: boolean;
  /** The fields in their order; their names are those of the values. */
  fields: Readonly<Record<string, Field>>;
  /** What the form begins with. */
  start: V;
  check: (values: V) => Issue[];
  onSave: (values: V) => Promise<unknown>;
  onClose: () => void;
  /** What there is to know before. */
  children?: ReactNode;
};

/** A form of a few fields in a dialogue; it stays open with what is wrong at its fields. */
export function FieldsDialog<V extends object>(props: Props<V>) {
  const { title, okText, danger = false, fields, start, check, onSave, onClose, children } = props;
  const { t } = useTranslation('patients');
  const { message } = useNotices();
  // it stands over the form of the record, which has fields of the same names
  const [form] = Form.useForm<V>('special-');
  const issues = useIssues(form);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    const values = form.getFieldsValue();
    const found = check(values);
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
      title={title}
      okText={okText ?? t('save')}
      okButtonProps={{ loading: busy, danger }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      {children}
      <Form<V> form={form} layout="vertical" initialValues={start} disabled={busy}>
        {Object.entries(fields).map(([name, field]) => (
          <Form.Item
            key={name}
            name={name}
            label={field.label[currentLanguage()]}
            required={'required' in field}
            {...(field.kind === 'bool' ? { valuePropName: 'checked' } : {})}
          >
            <FieldInput field={field} />
          </Form.Item>
        ))}
      </Form>
    </Modal>
  );
}
