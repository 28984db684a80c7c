import { useMutation } from '@apollo/client/react';
import { thucHienThuocRecord } from '@sen/domain/doses/records';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { DateTimeField } from '../../ui/DateTimeField.tsx';
import { DecimalInput } from '../../ui/DecimalInput.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { formatTime } from '../../ui/dateText.ts';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import type { Written } from './doseLines.ts';
import { EndInfusionDocument } from './doses.main.gen.ts';

type Values = { TheTich: string | null; KetThucLuc: string | null };
const blank: Values = { TheTich: null, KetThucLuc: null };

/** An infusion ends: when, and how much of it ran in. */
export function EndDialog({
  dose,
  onDone,
  onClose,
}: {
  dose: Written;
  onDone: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['doses', 'common']);
  const { message } = useNotices();
  const [end] = useMutation(EndInfusionDocument);
  const work = useRecordForm<Written, Values>({
    ids: 'end-',
    form: 'ket-thuc-truyen',
    id: `new/${dose._id}`,
    record: null,
    blank,
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: () => blank,
    load: async () => null,
    check: ({ TheTich }) => (TheTich ? [] : [{ path: 'TheTich', code: 'REQUIRED' }]),
    save: async ({ values: { TheTich, KetThucLuc } }) => {
      const input = { version: dose.version, KetThucLuc, TheTich: TheTich ?? '' };
      const { data } = await end({ variables: { id: dose._id, input } });
      return (data?.dose as Written | undefined) ?? null; // a whole answer
    },
    describe: () => [],
    onSaved: () => {
      message.success(t('ended', { drug: dose.TenDuoc }));
      onDone();
    },
  });
  const labelOf = (path: string) => thucHienThuocRecord.fields[path]?.label[currentLanguage()] ?? path;
  return (
    <Modal
      open
      width={460}
      title={t('endOf', { drug: dose.TenDuoc, at: formatTime(dose.ThoiGian) })}
      okText={t('end')}
      cancelText={t('back', { ns: 'common' })}
      confirmLoading={work.saving}
      onOk={() => void work.save()}
      onCancel={onClose}
    >
      {work.restoredAt ? <DraftNotice savedAt={work.restoredAt} onDiscard={work.discard} /> : null}
      <FormErrors form={work.form} issues={work.issues.list} labelOf={labelOf} />
      <Form
        form={work.form}
        layout="vertical"
        onValuesChange={work.onValuesChange}
        onFinish={() => void work.save()}
      >
        <Form.Item name="TheTich" label={labelOf('TheTich')} required>
          <DecimalInput autoFocus value={null} onChange={() => undefined} />
        </Form.Item>
        <Form.Item name="KetThucLuc" label={labelOf('KetThucLuc')} help={t('emptyIsNow')}>
          <DateTimeField value={null} onChange={() => undefined} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
