import { wordsMost } from '@sen/domain/recordAccess/access';
import { useTranslation } from 'react-i18next';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { FormErrors } from '../../../ui/FormErrors.tsx';
import { useHotkeys } from '../../../ui/hotkeys.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import { useRecordValues } from '../../../ui/recordForm/useRecordForm.ts';
import { type OpenValues, useOpenForm } from '../useOpenForm.ts';
import { useOpeningReasons } from '../useOpeningReasons.ts';

/** Asks why a record of another facility is opened: a reason of the list, and words. */
export function OpenForm({ BenhNhan_Id, onOpened }: { BenhNhan_Id: string; onOpened: () => void }) {
  const { t } = useTranslation('recordAccess');
  const work = useOpenForm(BenhNhan_Id, onOpened);
  const reasons = useOpeningReasons(useRecordValues(work).LyDo_Id);
  const label = (path: string) => t(`field.${path}`);
  const send = () => void work.save();
  useHotkeys([{ keys: 'Ctrl+Enter', label: t('open'), run: send, disabled: work.saving }]);
  return (
    <Form<OpenValues>
      form={work.form}
      layout="vertical"
      disabled={work.saving}
      onValuesChange={work.onValuesChange}
    >
      {work.restoredAt ? <DraftNotice savedAt={work.restoredAt} onDiscard={work.discard} /> : null}
      <FormErrors form={work.form} issues={work.issues.list} labelOf={label} />
      <Form.Item name="LyDo_Id" label={label('LyDo_Id')} required>
        <Select options={reasons} popupMatchSelectWidth={false} />
      </Form.Item>
      <Form.Item name="DienGiai" label={label('DienGiai')} required help={t('wordsHelp')}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={wordsMost} />
      </Form.Item>
      <Button type="primary" loading={work.saving} onClick={send}>
        {t('open')} <kbd>Ctrl Enter</kbd>
      </Button>
    </Form>
  );
}
