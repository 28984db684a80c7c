import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../catalogue/RefPicker.tsx';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import type { SessionOfPaper } from '../../ui/feature.ts';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import type { PhieuHenFragment } from './followUps.main.gen.ts';
import type { useSlipForm } from './useSlipForm.ts';

type Props = {
  session: SessionOfPaper;
  record: PhieuHenFragment | null;
  work: ReturnType<typeof useSlipForm>;
};

/** What is written on a slip: day, how long it holds, room and doctor, why and what to mind. */
export function SlipForm({ session, record, work }: Props) {
  const { t } = useTranslation('followUps');
  return (
    <>
      {work.restoredAt ? <DraftNotice savedAt={work.restoredAt} onDiscard={work.discard} /> : null}
      <FormErrors form={work.form} issues={work.issues.list} labelOf={t} />
      <Form form={work.form} layout="vertical" onValuesChange={work.onValuesChange}>
        <div className="field-grid">
          <Form.Item name="NgayHen" label={t('NgayHen')} required>
            <DateField data-autofocus />
          </Form.Item>
          <Form.Item name="HieuLucDen" label={t('HieuLucDen')} required>
            <DateField />
          </Form.Item>
          <Form.Item name="NoiHen_Id" label={t('NoiHen_Id')}>
            <RefPicker
              to="Node"
              label={record ? record.NoiHen : session.PhongBan}
              filter={(entry) => entry['category'] === 'ROOM'}
            />
          </Form.Item>
          <Form.Item name="BacSiHen_Id" label={t('BacSiHen_Id')}>
            <RefPicker to="NhanVien" label={record ? record.BacSiHen : session.BacSiKham} />
          </Form.Item>
        </div>
        <Form.Item name="LyDoHen" label={t('LyDoHen')}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 4 }} />
        </Form.Item>
        <Form.Item name="DanDo" label={t('DanDo')}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
      </Form>
      <ConflictDialog {...work.conflict} />
    </>
  );
}
