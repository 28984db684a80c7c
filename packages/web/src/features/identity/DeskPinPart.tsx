import { useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { DeskPinDocument, SetDeskPinDocument } from '../../session/deskLock.auth.gen.ts';
import { issuesOf, userMessage } from '../../session/userMessage.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { filled } from '../../ui/kit/formStore.ts';
import { Input } from '../../ui/kit/Input.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { Loading } from '../../ui/Loading.tsx';
import { ErrorState } from '../../ui/states.tsx';

type Values = { pin: string; repeated: string; currentPassword: string };

/** The PIN that opens one's own covered screen: set with the password, changed, taken away. */
export function DeskPinPart() {
  const { t } = useTranslation(['deskPin', 'identity']);
  const { message } = useNotices();
  // beside the form of the password, which has a field of that name too
  const [form] = Form.useForm<Values>('pin-');
  const { data, error, refetch } = useQuery(DeskPinDocument, { fetchPolicy: 'no-cache' });
  const [set, { loading }] = useMutation(SetDeskPinDocument);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;

  const save = async (pin: string | null, currentPassword: string) => {
    try {
      await set({ variables: { pin, currentPassword } });
      message.success(t(pin === null ? 'removed' : 'saved'));
      form.resetFields();
      await refetch();
    } catch (failure) {
      const text = userMessage(failure);
      const issues = issuesOf(failure);
      if (issues.length === 0) message.error(text);
      form.setFields(issues.map(({ path }) => ({ name: path as keyof Values, errors: [text] }))); // paths of the arguments
    }
  };
  const remove = () => {
    const { currentPassword = '' } = form.getFieldsValue();
    if (currentPassword === '')
      form.setFields([{ name: 'currentPassword', errors: [t('identity:currentRequired')] }]);
    else void save(null, currentPassword);
  };
  return (
    <Form
      form={form}
      requiredMark={false}
      onFinish={({ pin, currentPassword }) => void save(pin, currentPassword)}
    >
      <p>{t(data.deskPin.isSet ? 'isSet' : 'isNotSet')}</p>
      <Form.Item name="pin" label={t('new')} rules={[filled(t('required'))]}>
        <Input.Password inputMode="numeric" maxLength={6} autoComplete="off" />
      </Form.Item>
      <p className="soft">{t('hint')}</p>
      <Form.Item
        name="repeated"
        label={t('repeated')}
        rules={[filled(t('repeatedRequired')), (value, { pin }) => (value === pin ? null : t('notSame'))]}
      >
        <Input.Password inputMode="numeric" maxLength={6} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="currentPassword"
        label={t('identity:currentPassword')}
        rules={[filled(t('identity:currentRequired'))]}
      >
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={loading} block>
        {t('save')}
      </Button>
      {data.deskPin.isSet ? (
        <Button type="text" block disabled={loading} onClick={remove}>
          {t('remove')}
        </Button>
      ) : null}
    </Form>
  );
}
