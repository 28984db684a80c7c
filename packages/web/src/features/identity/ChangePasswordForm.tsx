import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { ChangePasswordDocument } from '../../session/me.auth.gen.ts';
import { issuesOf, userMessage } from '../../session/userMessage.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { filled } from '../../ui/kit/formStore.ts';
import { Input } from '../../ui/kit/Input.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';

type Values = { currentPassword: string; newPassword: string; confirmPassword: string };

type Props = {
  userId: string;
  onDone: () => void;
  /** It is what the page is for: the cursor stands in its first field. */
  autoFocus?: boolean;
};

/** Current, new and repeated password; the repetition is checked here and not sent. */
export function ChangePasswordForm({ userId, onDone, autoFocus = false }: Props) {
  const { t } = useTranslation('identity');
  const { message } = useNotices();
  const [form] = Form.useForm<Values>();
  const [change, { loading }] = useMutation(ChangePasswordDocument);

  const submit = async ({ currentPassword, newPassword }: Values) => {
    try {
      await change({ variables: { idUser: userId, input: { currentPassword, newPassword } } });
      message.success(t('updated'));
      form.resetFields();
      onDone();
    } catch (error) {
      const text = userMessage(error);
      message.error(text);
      form.setFields(issuesOf(error).map((issue) => ({ name: issue.path as keyof Values, errors: [text] }))); // paths of the input
    }
  };
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      onFinish={(values) => void submit(values)}
      onFinishFailed={() => message.error(t('fillAll'))}
    >
      <Form.Item name="currentPassword" label={t('currentPassword')} rules={[filled(t('currentRequired'))]}>
        <Input.Password autoComplete="current-password" autoFocus={autoFocus} />
      </Form.Item>
      <Form.Item name="newPassword" label={t('newPassword')} rules={[filled(t('newRequired'))]}>
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <p className="soft">{t('passwordHint')}</p>
      <Form.Item
        name="confirmPassword"
        label={t('confirmPassword')}
        rules={[
          filled(t('confirmRequired')),
          (value, { newPassword }) => (value === newPassword ? null : t('notSame')),
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={loading} block>
        {t('changePassword')}
      </Button>
    </Form>
  );
}
