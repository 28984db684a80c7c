import { voucherFields } from '@sen/domain/promotions/fields';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { useSession } from '../../session/useSession.ts';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { DecimalInput } from '../../ui/DecimalInput.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { Checkbox } from '../../ui/kit/choices.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { PromotionFields } from './PromotionFields.tsx';
import { voucherNames } from './programmeValues.ts';
import { useVoucherForm } from './useVoucherForm.ts';
import type { VoucherFragment } from './vouchers.main.gen.ts';

type Props = {
  /** The voucher that is changed; null for new ones. */
  record: VoucherFragment | null;
  onDone: (saved: VoucherFragment) => void;
  onClose: () => void;
};

/** Writes vouchers: one with a code of its own or by chance, or many with a code each; released at once where wished. */
export function VoucherForm({ record, onDone, onClose }: Props) {
  const { t } = useTranslation('promotions');
  const { message } = useNotices();
  const { permissions } = useSession();
  const [hasRelease, setHasRelease] = useState(false);
  const [codes, setCodes] = useState<string | null>(null);
  const soMa = codes === null || codes === '' ? null : Number(codes);
  const work = useVoucherForm(record, { hasRelease, soMa }, (saved) => {
    if (!record)
      message.success(
        soMa === null ? t('voucher.made', { code: saved.MaVoucher }) : t('voucher.madeMany', { count: soMa }),
      );
    onDone(saved);
  });
  const labelOf = (path: string) =>
    path in voucherFields
      ? voucherFields[path as keyof typeof voucherFields].label[currentLanguage()]
      : path === 'soMa'
        ? t('voucher.codes')
        : path;
  const released = record?.TrangThai === 'DaPhatHanh';
  return (
    <Modal
      open
      width={820}
      title={record ? record.MaVoucher : t('voucher.new')}
      okText={t(hasRelease ? 'voucher.saveAndRelease' : 'save')}
      confirmLoading={work.saving}
      onOk={() => void work.save()}
      onCancel={onClose}
    >
      {work.restoredAt ? <DraftNotice savedAt={work.restoredAt} onDiscard={work.discard} /> : null}
      <FormErrors form={work.form} issues={work.issues.list} labelOf={labelOf} />
      <Form form={work.form} layout="vertical" onValuesChange={work.onValuesChange}>
        <PromotionFields fields={voucherFields} names={released ? ['NgayKetThuc'] : voucherNames} />
      </Form>
      {record ? null : (
        <div className="promotion-acts">
          <label className="promotion-codes">
            {t('voucher.codes')}
            <DecimalInput aria-label={t('voucher.codes')} value={codes ?? ''} onChange={setCodes} />
          </label>
          {permissions.has('KHUYEN_MAI_DUYET') ? (
            <Checkbox checked={hasRelease} onChange={(event) => setHasRelease(event.target.checked)}>
              {t('voucher.releaseAtOnce')}
            </Checkbox>
          ) : null}
        </div>
      )}
      <ConflictDialog {...work.conflict} />
    </Modal>
  );
}
