import { useMutation } from '@apollo/client/react';
import { clsRoomLabels, clsRoomTypes } from '@sen/domain/setup/clsRoom';
import { useTranslation } from 'react-i18next';
import { RefsPicker } from '../../catalogue/RefPicker.tsx';
import { currentLanguage } from '../../session/i18n.ts';
import { userMessage } from '../../session/userMessage.ts';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { Select } from '../../ui/kit/Select.tsx';
import { useDraft } from '../../ui/useDraft.ts';
import { useIssues } from '../../ui/useIssues.ts';
import { useRequestIds } from '../../ui/useRequestIds.ts';
import { MakeClsRoomDocument } from './setup.main.gen.ts';

type Values = { name: string | null; roomType: string; queuePrefix: string | null; DichVu_Ids: string[] };

const blank: Values = { name: null, roomType: 'laboratory', queuePrefix: null, DichVu_Ids: [] };

/** The paraclinical room of a clinic: its name, its use, and the services that are performed in it, made in one step. */
export function ClsRoomPart({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('setup');
  const language = currentLanguage();
  const { message } = useNotices();
  const [form] = Form.useForm<Values>();
  const issues = useIssues(form);
  const ids = useRequestIds();
  const draft = useDraft<Values>('setup', 'cls-room');
  const [make, { loading }] = useMutation(MakeClsRoomDocument);
  const typed = (): Values => ({ ...blank, ...form.getFieldsValue() });
  const submit = async () => {
    const { name, ...values } = typed();
    const input = { ...values, name: name ?? '' };
    const key = JSON.stringify(input);
    issues.set([]);
    try {
      const { data } = await make({ variables: { input: { ...input, requestId: ids.of(key) } } });
      ids.done(key);
      draft.clear();
      const made = data?.createNodeCLSPhongMach;
      message.success(t('clsRoom.made', { name: made?.ten ?? '', code: made?.ma ?? '' }));
      onBack();
    } catch (error) {
      if (!issues.show(error)) message.error(userMessage(error));
    }
  };
  return (
    <div className="setup">
      <header>
        <Button type="text" icon={<ArrowLeftIcon />} aria-label={t('back')} onClick={onBack} />
        <div>
          <h1>{t('clsRoom.title')}</h1>
          <p className="soft">{t('clsRoom.lead')}</p>
        </div>
      </header>
      {draft.found ? (
        <DraftNotice
          savedAt={draft.found.savedAt}
          onDiscard={() => {
            draft.clear();
            form.setFieldsValue(blank);
          }}
        />
      ) : null}
      <FormErrors form={form} issues={issues.list} labelOf={(path) => t(`clsRoom.${labelKey(path)}`)} />
      {draft.ready ? (
        <Form<Values>
          form={form}
          layout="vertical"
          initialValues={draft.found?.value ?? blank}
          onValuesChange={(_changed, all) => draft.keep({ ...blank, ...all })}
          onFinish={() => void submit()}
        >
          <Form.Item name="name" label={t('clsRoom.name')} required>
            <Input maxLength={200} autoFocus />
          </Form.Item>
          <Form.Item name="roomType" label={t('clsRoom.roomType')} required>
            <Select
              options={clsRoomTypes.map((value) => ({ value, label: clsRoomLabels[value][language] }))}
            />
          </Form.Item>
          <Form.Item name="queuePrefix" label={t('clsRoom.queuePrefix')}>
            <Input maxLength={4} />
          </Form.Item>
          <Form.Item name="DichVu_Ids" label={t('clsRoom.services')} required>
            <RefsPicker to="DM_DichVu" />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={loading}>
            {t('clsRoom.make')}
          </Button>
        </Form>
      ) : null}
    </div>
  );
}

function labelKey(path: string): 'name' | 'roomType' | 'queuePrefix' | 'services' {
  if (path.startsWith('DichVu_Ids')) return 'services';
  return path === 'roomType' || path === 'queuePrefix' ? path : 'name';
}
