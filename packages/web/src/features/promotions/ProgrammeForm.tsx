import { chuongTrinhFields } from '@sen/domain/promotions/fields';
import { isLoaiChuongTrinh } from '@sen/domain/promotions/loaiKhuyenMai';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { useRecordValues } from '../../ui/recordForm/useRecordForm.ts';
import { PromotionFields } from './PromotionFields.tsx';
import type { ChuongTrinhFragment } from './programmes.main.gen.ts';
import { programmeParts } from './programmeValues.ts';
import { useProgrammeForm } from './useProgrammeForm.ts';
import { useSentence } from './useSentence.ts';

type Props = {
  /** The programme that is changed; null for a new one. */
  record: ChuongTrinhFragment | null;
  onDone: (saved: ChuongTrinhFragment) => void;
  onClose: () => void;
};

/** Writes a programme: what its kind asks for, as a sentence while it is written; of a released one its last day alone. */
export function ProgrammeForm({ record, onDone, onClose }: Props) {
  const { t } = useTranslation('promotions');
  const work = useProgrammeForm(record, onDone);
  const values = useRecordValues(work);
  const kind = values['LoaiChuongTrinhKhuyenMai'];
  const parts = programmeParts(isLoaiChuongTrinh(kind) ? kind : null);
  const sentence = useSentence(values);
  const released = record?.TrangThai === 'DaPhatHanh';
  const labelOf = (path: string) => {
    const name = path.split('.')[0] ?? '';
    return name in chuongTrinhFields
      ? chuongTrinhFields[name as keyof typeof chuongTrinhFields].label[currentLanguage()]
      : path;
  };
  const rules = parts.rules.filter(
    (name) =>
      !(values['ToanHoaDon'] === true && (name === 'DichVuKhuyenMais' || name === 'SanPhamKhuyenMais')),
  );
  return (
    <Modal
      open
      width={900}
      title={record ? record.TenChuongTrinhKhuyenMai : t('programme.new')}
      okText={t('save')}
      confirmLoading={work.saving}
      onOk={() => void work.save()}
      onCancel={onClose}
    >
      {work.restoredAt ? <DraftNotice savedAt={work.restoredAt} onDiscard={work.discard} /> : null}
      <FormErrors form={work.form} issues={work.issues.list} labelOf={labelOf} />
      <Form form={work.form} layout="vertical" onValuesChange={work.onValuesChange}>
        {released ? (
          <PromotionFields fields={chuongTrinhFields} names={['NgayKetThuc']} />
        ) : (
          <>
            <PromotionFields fields={chuongTrinhFields} names={parts.head} />
            <h3>{t('programme.rules')}</h3>
            <p className="promotion-sentence" aria-live="polite">
              {sentence ?? t('programme.chooseKind')}
            </p>
            <PromotionFields fields={chuongTrinhFields} names={rules} />
            <h3>{t('programme.limits')}</h3>
            <PromotionFields fields={chuongTrinhFields} names={parts.limits} />
          </>
        )}
      </Form>
      <ConflictDialog {...work.conflict} />
    </Modal>
  );
}
