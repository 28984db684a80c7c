import { useMutation } from '@apollo/client/react';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { issuesOf, userMessage } from '../../session/userMessage.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { filled } from '../../ui/kit/formStore.ts';
import { Input } from '../../ui/kit/Input.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { passkeyFailure } from './passkeyBrowser.ts';
import { AddPasskeyDocument, BeginPasskeyDocument } from './passkeys.auth.gen.ts';

type Values = { passkeyName: string; currentPassword: string };

/** A new passkey: a name for it and the password, then the browser asks for finger, face or PIN. */
export function AddPasskeyForm({ onAdded }: { onAdded: () => void }) {
  const { t } = useTranslation('identity');
  const { message } = useNotices();
  // beside the form of the password, which has a field of that name too
  const [form] = Form.useForm<Values>('passkey-');
  const [begin] = useMutation(BeginPasskeyDocument);
  const [add] = useMutation(AddPasskeyDocument);
  const [busy, setBusy] = useState(false);

  const refuse = (error: unknown) => {
    const text = userMessage(error);
    const fields = issuesOf(error).map(({ path }) => (path === 'name' ? 'passkeyName' : path));
    if (fields.length === 0) message.error(text);
    form.setFields(fields.map((name) => ({ name, errors: [text] })));
  };
  const submit = async ({ passkeyName, currentPassword }: Values) => {
    setBusy(true);
    try {
      const begun = await begin({ variables: { currentPassword } });
      const { startRegistration } = await import('@simplewebauthn/browser');
      const response = await startRegistration({
        // made by the server's half of the library
        optionsJSON: begun.data?.beginPasskey as PublicKeyCredentialCreationOptionsJSON,
      }).catch((error: unknown) => {
        message.error(t(`passkey.${passkeyFailure(error)}`));
        return null;
      });
      if (!response) return;
      await add({ variables: { name: passkeyName, response } });
      message.success(t('passkey.added'));
      form.resetFields();
      onAdded();
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form form={form} requiredMark={false} onFinish={(values) => void submit(values)}>
      <Form.Item name="passkeyName" label={t('passkey.name')} rules={[filled(t('passkey.nameRequired'))]}>
        <Input maxLength={60} placeholder={t('passkey.example')} autoComplete="off" />
      </Form.Item>
      <Form.Item name="currentPassword" label={t('currentPassword')} rules={[filled(t('currentRequired'))]}>
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={busy} block>
        {t('passkey.add')}
      </Button>
    </Form>
  );
}
