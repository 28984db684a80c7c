import { useMutation } from '@apollo/client/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { SetUpProfileDocument } from '../../session/me.auth.gen.ts';
import { userMessage } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { filled } from '../../ui/kit/formStore.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { Select } from '../../ui/kit/Select.tsx';

const loadDelay = 100;

/** Chooses the profile that the next sign-in starts with, and changes to it now. */
export function SetUpProfileForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('identity');
  const { message } = useNotices();
  const session = useSession();
  const [form] = Form.useForm<{ profile: string }>();
  const [setUp, { loading }] = useMutation(SetUpProfileDocument);
  const current = session.profile._id;

  useEffect(() => {
    const timer = setTimeout(() => form.setFieldsValue({ profile: current }), loadDelay);
    return () => clearTimeout(timer);
  }, [form, current]);

  const submit = async ({ profile }: { profile: string }) => {
    try {
      await setUp({ variables: { idProfile: profile } });
      message.success(t('updated'));
      session.changeProfile(profile);
      onDone();
    } catch (error) {
      message.error(`${t('failed')}: ${userMessage(error)}`);
    }
  };
  return (
    <Form form={form} layout="vertical" requiredMark={false} onFinish={(values) => void submit(values)}>
      <Form.Item name="profile" label={t('profile')} rules={[filled(t('profileRequired'))]}>
        <Select
          allowClear
          options={session.user.profiles.map(({ profile }) => ({ value: profile._id, label: profile.name }))}
        />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={loading} block>
        {t('save')}
      </Button>
    </Form>
  );
}
