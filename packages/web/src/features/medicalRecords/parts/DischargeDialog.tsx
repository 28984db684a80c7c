import { ketQuaDieuTri, loaiRaVien } from '@sen/domain/medicalRecords/raVien';
import { useTranslation } from 'react-i18next';
import { RefPicker, RefsPicker } from '../../../catalogue/RefPicker.tsx';
import { currentLanguage } from '../../../session/i18n.ts';
import { ConflictDialog } from '../../../ui/ConflictDialog.tsx';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { FormErrors } from '../../../ui/FormErrors.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import { dischargeTexts } from '../dischargeValues.ts';
import type { BenhAnNgoaiTruFragment } from '../medicalRecords.main.gen.ts';
import type { RaVienFragment } from '../papers.main.gen.ts';
import { useDischargeForm } from '../useDischargeForm.ts';
import { mayBeMain, TimeItem } from './BenhAnFields.tsx';

type Props = {
  record: BenhAnNgoaiTruFragment;
  discharge: RaVienFragment | null;
  reason: string | null;
  onDone: (saved: RaVienFragment) => void;
  onClose: () => void;
};

/** Writes the discharge of a record, or changes it. */
export function DischargeDialog({ record, discharge, reason, onDone, onClose }: Props) {
  const { t } = useTranslation('medicalRecords');
  const work = useDischargeForm({ record, discharge, reason, onDone });
  const label = (path: string) => t(`paper.${path}`);
  const labels = discharge ?? record;
  return (
    <Modal
      open
      width={860}
      title={t(discharge ? 'discharge.change' : 'discharge.write')}
      okText={t('saveAndPrint')}
      confirmLoading={work.saving}
      onOk={() => void work.save()}
      onCancel={onClose}
    >
      {reason ? <p className="soft">{t('discharge.reason', { reason })}</p> : null}
      {work.restoredAt ? <DraftNotice savedAt={work.restoredAt} onDiscard={work.discard} /> : null}
      <FormErrors form={work.form} issues={work.issues.list} labelOf={label} />
      <Form form={work.form} layout="vertical" onValuesChange={work.onValuesChange}>
        <div className="field-grid">
          <TimeItem name="ThoiGianRaVien" label={label('ThoiGianRaVien')} />
          <Form.Item name="KetQuaDieuTri" label={label('KetQuaDieuTri')} required>
            <Select options={optionsOf(ketQuaDieuTri)} />
          </Form.Item>
          <Form.Item name="LoaiRaVien" label={label('LoaiRaVien')} required>
            <Select options={optionsOf(loaiRaVien)} />
          </Form.Item>
          <Form.Item name="ChanDoanICD_Id" label={label('ChanDoanICD_Id')} required>
            <RefPicker to="ICD" filter={mayBeMain} label={labels.ChanDoanICD ?? null} />
          </Form.Item>
          <Form.Item name="ChanDoan" label={label('ChanDoan')} required>
            <Input />
          </Form.Item>
          <Form.Item name="ChanDoanPhuICD_Ids" label={label('ChanDoanPhuICD_Ids')}>
            <RefsPicker to="ICD" labels={labels.ChanDoanPhuICDs} />
          </Form.Item>
          {dischargeTexts.map((name) => (
            <Form.Item key={name} name={name} label={label(name)} required={name === 'PhuongPhapDieuTri'}>
              <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} />
            </Form.Item>
          ))}
          <Form.Item name="NguoiGiamHo" label={label('NguoiGiamHo')}>
            <Input />
          </Form.Item>
        </div>
      </Form>
      <ConflictDialog {...work.conflict} />
    </Modal>
  );
}

function optionsOf(of: Readonly<Record<string, { vi: string; en: string }>>) {
  return Object.entries(of).map(([value, text]) => ({ value, label: text[currentLanguage()] }));
}
