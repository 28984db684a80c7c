import { useMutation } from '@apollo/client/react';
import { cachNhac, reminderIssues } from '@sen/domain/followUps/giayHen';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { DateTimeField } from '../../ui/DateTimeField.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Segmented } from '../../ui/kit/choices.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import { GhiNhacDocument, type LanNhacFragment } from './reminders.main.gen.ts';

type Values = { CachNhac: LanNhacFragment['CachNhac']; LucNhac: string | null; GhiChu: string | null };
type Props = { KhamBenh_Id: string; onDone: () => void };

/** A person notes that the patient was reminded: how, when, and what was said. */
export function ReminderForm({ KhamBenh_Id, onDone }: Props) {
  const { t } = useTranslation('followUps');
  const language = currentLanguage();
  const { message } = useNotices();
  const [note] = useMutation(GhiNhacDocument);
  const [now] = useState(() => new Date().toISOString());
  const blank: Values = { CachNhac: 'GoiDien', LucNhac: now, GhiChu: null };
  const work = useRecordForm<LanNhacFragment, Values>({
    form: 'nhac-tai-kham',
    id: `new/${KhamBenh_Id}`,
    record: null,
    blank,
    identify: ({ _id }) => ({ id: _id, version: 1 }),
    toValues: (one) =>
      one ? { CachNhac: one.CachNhac, LucNhac: one.LucNhac, GhiChu: one.GhiChu ?? null } : blank,
    check: ({ CachNhac, LucNhac, GhiChu }) =>
      reminderIssues(
        { CachNhac, LucNhac: new Date(LucNhac ?? now), GhiChu: GhiChu?.trim() || null },
        new Date(),
      ),
    load: async () => null,
    save: async ({ values, requestId }) => {
      const { data } = await note({ variables: { input: { ...values, KhamBenh_Id, requestId } } });
      return data?.createNhacTaiKham ?? null;
    },
    describe: async () => [],
    onSaved: () => {
      message.success(t('noted'));
      onDone();
    },
  });
  return (
    <div>
      {work.restoredAt ? <DraftNotice savedAt={work.restoredAt} onDiscard={work.discard} /> : null}
      <FormErrors form={work.form} issues={work.issues.list} labelOf={t} />
      <Form form={work.form} layout="vertical" onValuesChange={work.onValuesChange}>
        <div className="reminder-fields">
          <Form.Item name="CachNhac" label={t('CachNhac')}>
            <Segmented
              options={Object.entries(cachNhac).map(([value, text]) => ({ value, label: text[language] }))}
            />
          </Form.Item>
          <Form.Item name="LucNhac" label={t('LucNhac')} required>
            <DateTimeField value={null} onChange={() => undefined} />
          </Form.Item>
        </div>
        <Form.Item name="GhiChu" label={t('GhiChu')}>
          <Input.TextArea data-autofocus autoSize={{ minRows: 2, maxRows: 4 }} maxLength={500} />
        </Form.Item>
      </Form>
      <Button loading={work.saving} onClick={() => void work.save()}>
        {t('note')}
      </Button>
    </div>
  );
}
