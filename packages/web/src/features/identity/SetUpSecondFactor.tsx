import { useMutation } from '@apollo/client/react';
import { QRCodeSVG } from '@rc-component/qrcode';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { CopyIcon } from '../../ui/icons.tsx';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { filled } from '../../ui/kit/formStore.ts';
import { Input } from '../../ui/kit/Input.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { BeginSecondFactorDocument, ConfirmSecondFactorDocument } from './secondFactor.auth.gen.ts';
import './secondFactor.css';

/** Sets the second factor up: a QR code for the phone, its first code, then the recovery codes. */
export default function SetUpSecondFactor({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('identity');
  const { message } = useNotices();
  const [form] = Form.useForm<{ code: string }>();
  const [begin, begun] = useMutation(BeginSecondFactorDocument);
  const [confirm, confirmed] = useMutation(ConfirmSecondFactorDocument);
  const secret = begun.data?.beginSecondFactor;
  const codes = confirmed.data?.confirmSecondFactor;

  const start = () => begin().catch((error: unknown) => message.error(userMessage(error)));
  const check = async ({ code }: { code: string }) => {
    try {
      await confirm({ variables: { code } });
    } catch (error) {
      form.setFields([{ name: 'code', errors: [userMessage(error)] }]);
    }
  };
  const copy = async (list: readonly string[]) => {
    try {
      await navigator.clipboard.writeText(list.join('\n'));
      message.success(t('factor.copied'));
    } catch {
      // a browser gives its clipboard over https only
      message.warning(t('factor.notCopied'), 4);
    }
  };
  if (codes)
    return (
      <div className="second-factor">
        <h2>{t('factor.codes')}</h2>
        <Alert type="warning" title={t('factor.codesText')} />
        <ol className="recovery-codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <Button block icon={<CopyIcon />} onClick={() => void copy(codes)}>
          {t('factor.copy')}
        </Button>
        <Button block type="primary" autoFocus onClick={onDone}>
          {t('factor.kept')}
        </Button>
      </div>
    );
  if (!secret)
    return (
      <Button block type="primary" autoFocus loading={begun.loading} onClick={() => void start()}>
        {t('factor.begin')}
      </Button>
    );
  return (
    <Form form={form} layout="vertical" requiredMark={false} onFinish={(values) => void check(values)}>
      <div className="second-factor">
        <p>{t('factor.scan')}</p>
        <div className="second-factor-code">
          <QRCodeSVG value={secret.uri} size={184} marginSize={3} role="img" aria-label={t('factor.qr')} />
        </div>
        <details>
          <summary>{t('factor.byHand')}</summary>
          <code>{secret.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </details>
        <p>{t('factor.enter')}</p>
        <Form.Item name="code" label={t('factor.code')} rules={[filled(t('factor.codeRequired'))]}>
          <Input inputMode="numeric" autoComplete="one-time-code" maxLength={7} autoFocus />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={confirmed.loading} block>
          {t('factor.turnOn')}
        </Button>
      </div>
    </Form>
  );
}
