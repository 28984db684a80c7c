import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode, errorDetails, userMessage } from '../../../session/userMessage.ts';
import { FormErrors } from '../../../ui/FormErrors.tsx';
import { UploadIcon } from '../../../ui/icons.tsx';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { useIssues } from '../../../ui/useIssues.ts';
import { KeepCertificateDocument } from './portal.main.gen.ts';

type Props = { version: number; onDone: () => void; onClose: () => void };
type Values = { MatKhau: string };

/** At which field a refusal stands: a wrong password is what was typed, the others are of the file. */
const places: Readonly<Record<string, keyof Values | 'Tep'>> = {
  CLAIM_CERTIFICATE_UNREADABLE: 'MatKhau',
  CLAIM_CERTIFICATE_EXPIRED: 'Tep',
  CLAIM_CERTIFICATE_NOT_RSA: 'Tep',
};

/** Takes the facility's certificate: a PKCS#12 file and its password, which is kept encrypted and never shown. */
export default function CertificateDialog({ version, onDone, onClose }: Props) {
  const { t } = useTranslation(['connections', 'common']);
  const [form] = Form.useForm<Values>();
  const issues = useIssues(form);
  const picker = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [keep, { loading }] = useMutation(KeepCertificateDocument);
  const save = async () => {
    const { MatKhau = '' } = form.getFieldsValue();
    setFault(null);
    issues.set([
      ...(file ? [] : [{ path: 'Tep', code: 'REQUIRED' }]),
      ...(MatKhau === '' ? [{ path: 'MatKhau', code: 'REQUIRED' }] : []),
    ]);
    if (!file || MatKhau === '' || loading) return;
    try {
      await keep({ variables: { input: { version, Tep: await base64Of(file), MatKhau } } });
      onDone();
    } catch (error) {
      const code = errorCode(error);
      const path = code === null ? undefined : places[code];
      const details = errorDetails(error) as Record<string, string>; // a day at most
      if (code !== null && path) issues.set([{ path, code, details }]);
      else if (!issues.show(error)) setFault(userMessage(error));
    }
  };
  return (
    <Modal
      open
      title={t('certificate')}
      okText={t('save')}
      confirmLoading={loading}
      cancelText={t('back', { ns: 'common' })}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <p className="act-text">{t('certificateText')}</p>
      {fault ? <Alert type="error" role="alert" title={fault} /> : null}
      <FormErrors
        form={form}
        issues={issues.list}
        labelOf={(path) => t(path === 'Tep' ? 'certificateFile' : 'certificatePassword')}
      />
      <Form<Values> form={form} layout="vertical" onFinish={() => void save()}>
        <Form.Item name="Tep" label={t('certificateFile')} required>
          <div className="certificate-file">
            <Button id="Tep" icon={<UploadIcon />} onClick={() => picker.current?.click()}>
              {file?.name ?? t('certificateChoose')}
            </Button>
            <input
              ref={picker}
              type="file"
              accept=".p12,.pfx,application/x-pkcs12"
              hidden
              onChange={({ target }) => setFile(target.files?.[0] ?? null)}
            />
          </div>
        </Form.Item>
        <Form.Item name="MatKhau" label={t('certificatePassword')} required>
          <Input type="password" autoComplete="off" />
        </Form.Item>
      </Form>
    </Modal>
  );
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
