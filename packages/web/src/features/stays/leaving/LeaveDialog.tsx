import { hinhThucOf } from '@sen/domain/discharges/raVienNoiTru';
import { ketQuaDieuTri, loaiRaVien } from '@sen/domain/medicalRecords/raVien';
import { useTranslation } from 'react-i18next';
import { RefPicker, RefsPicker } from '../../../catalogue/RefPicker.tsx';
import { currentLanguage } from '../../../session/i18n.ts';
import { ConflictDialog } from '../../../ui/ConflictDialog.tsx';
import { DateField } from '../../../ui/DateField.tsx';
import { DateTimeField } from '../../../ui/DateTimeField.tsx';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { FormErrors } from '../../../ui/FormErrors.tsx';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import { useRecordValues } from '../../../ui/recordForm/useRecordForm.ts';
import type { LeavingFragment } from './discharges.main.gen.ts';
import { leaveTexts } from './leaveValues.ts';
import { type Leave, useLeaveForm } from './useLeaveForm.ts';

type Props = { of: Leave; onDone: (saved: LeavingFragment) => void; onClose: () => void };

/** Orders the discharge of a stay, or changes it: how it ended, the diagnosis, the summary, what follows. */
export default function LeaveDialog({ of, onDone, onClose }: Props) {
  const { t } = useTranslation(['discharges', 'common']);
  const work = useLeaveForm(of, onDone);
  const values = useRecordValues(work);
  const kind = hinhThucOf(values);
  const { stay, paper, reason } = of;
  const name = stay.BenhNhan?.TenBenhNhan ?? stay.MaNhapVien;
  const label = (path: string) => t(path);
  return (
    <Modal
      open
      width={900}
      title={t(paper ? 'changeTitle' : 'orderTitle', { name })}
      okText={t(paper ? 'save' : 'order')}
      confirmLoading={work.saving}
      cancelText={t('back', { ns: 'common' })}
      onOk={() => void work.save()}
      onCancel={onClose}
    >
      {reason ? <p className="soft">{t('replaces', { reason })}</p> : null}
      {paper ? null : <p className="soft">{t('orderHint')}</p>}
      {work.restoredAt ? <DraftNotice savedAt={work.restoredAt} onDiscard={work.discard} /> : null}
      <FormErrors form={work.form} issues={work.issues.list} labelOf={label} />
      <Form form={work.form} layout="vertical" onValuesChange={work.onValuesChange}>
        <div className="field-grid">
          <Form.Item name="KetQuaDieuTri" label={label('KetQuaDieuTri')} required>
            <Select autoFocus options={optionsOf(ketQuaDieuTri)} />
          </Form.Item>
          <Form.Item name="LoaiRaVien" label={label('LoaiRaVien')} required>
            <Select options={optionsOf(loaiRaVien)} />
          </Form.Item>
          <Time name="ThoiGianRaVien" label={label('ThoiGianRaVien')} />
          <Form.Item name="ChanDoanICD_Id" label={label('ChanDoanICD_Id')} required>
            <RefPicker to="ICD" label={paper?.ChanDoanICD ?? stay.ChanDoanICD ?? null} />
          </Form.Item>
          <Form.Item name="ChanDoan" label={label('ChanDoan')} required>
            <Input maxLength={1500} />
          </Form.Item>
          <Form.Item name="ChanDoanPhuICD_Ids" label={label('ChanDoanPhuICD_Ids')}>
            <RefsPicker to="ICD" labels={paper?.ChanDoanPhuICDs ?? []} />
          </Form.Item>
        </div>
        {kind === 'TuVong' ? (
          <>
            <Alert type="warning" title={t('deathTold')} />
            <div className="field-grid">
              <Time name="ThoiGianTuVong" label={label('ThoiGianTuVong')} />
              <Form.Item name="NguyenNhanTuVongICD_Id" label={label('NguyenNhanTuVongICD_Id')} required>
                <RefPicker to="ICD" label={paper?.NguyenNhanTuVongICD ?? null} />
              </Form.Item>
              <Form.Item name="NguyenNhanTuVong" label={label('NguyenNhanTuVong')} required>
                <Input maxLength={1000} />
              </Form.Item>
            </div>
          </>
        ) : null}
        {kind === 'TronVien' ? (
          <>
            <Alert type="warning" title={t('escapeDuties')} />
            <div className="field-grid">
              <Time name="LanCuoiThay" label={label('LanCuoiThay')} />
              <Form.Item name="XuLyTronVien" label={label('XuLyTronVien')} required>
                <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} maxLength={1000} />
              </Form.Item>
            </div>
          </>
        ) : null}
        <div className="field-grid">
          {leaveTexts.map((text) => (
            <Form.Item key={text} name={text} label={label(text)}>
              <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={4000} />
            </Form.Item>
          ))}
          {kind === 'TuVong' ? null : (
            <Form.Item name="NgayTaiKham" label={label('NgayTaiKham')}>
              <DateField />
            </Form.Item>
          )}
          <Form.Item name="NguoiGiamHo" label={label('NguoiGiamHo')}>
            <Input maxLength={200} />
          </Form.Item>
        </div>
      </Form>
      <ConflictDialog {...work.conflict} />
    </Modal>
  );
}

function Time({ name, label }: { name: string; label: string }) {
  return (
    <Form.Item name={name} label={label} required>
      <DateTimeField value={null} onChange={() => undefined} />
    </Form.Item>
  );
}

function optionsOf(of: Readonly<Record<string, { vi: string; en: string }>>) {
  return Object.entries(of).map(([value, text]) => ({ value, label: text[currentLanguage()] }));
}
