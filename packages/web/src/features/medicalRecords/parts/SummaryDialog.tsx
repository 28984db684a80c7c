import { phieuSoKetTexts } from '@sen/domain/medicalRecords/phieuSoKet';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../../../ui/ConflictDialog.tsx';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { FormErrors } from '../../../ui/FormErrors.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import type { SoKetFragment } from '../papers.main.gen.ts';
import type { Begun } from '../summaryValues.ts';
import { useSummaryForm } from '../useSummaryForm.ts';
import { TimeItem } from './BenhAnFields.tsx';

type Props = {
  BenhAn_Id: string;
  summary: SoKetFragment | null;
  /** What a new one begins with. */
  begun?: Begun;
  onDone: (saved: SoKetFragment) => void;
  onClose: () => void;
};

/** Writes the summary of a day, or changes it. */
export function SummaryDialog({ BenhAn_Id, summary, begun, onDone, onClose }: Props) {
  const { t } = useTranslation('medicalRecords');
  const work = useSummaryForm(BenhAn_Id, summary, onDone, begun);
  const label = (path: string) => t(`summary.${path}`);
  return (
    <Modal
      open
      width={760}
      title={t(summary ? 'summary.change' : 'summary.write')}
      okText={t('save')}
      confirmLoading={work.saving}
      onOk={() => void work.save()}
      onCancel={onClose}
    >
      {work.restoredAt ? <DraftNotice savedAt={work.restoredAt} onDiscard={work.discard} /> : null}
      <FormErrors form={work.form} issues={work.issues.list} labelOf={label} />
      <Form form={work.form} layout="vertical" onValuesChange={work.onValuesChange}>
        <TimeItem name="NgaySoKet" label={label('NgaySoKet')} />
        {phieuSoKetTexts.map((name, at) => (
          <Form.Item key={name} name={name} label={label(name)} required={at === 0}>
            <Input.TextArea
              autoSize={{ minRows: 2, maxRows: 6 }}
              {...(at === 0 ? { autoFocus: true } : {})}
            />
          </Form.Item>
        ))}
      </Form>
      <ConflictDialog {...work.conflict} />
    </Modal>
  );
}
