import { benhAnVitals } from '@sen/domain/medicalRecords/benhAn';
import { useTranslation } from 'react-i18next';
import { RefPicker, RefsPicker } from '../../../catalogue/RefPicker.tsx';
import { ConflictDialog } from '../../../ui/ConflictDialog.tsx';
import { DateTimeField } from '../../../ui/DateTimeField.tsx';
import { DecimalInput } from '../../../ui/DecimalInput.tsx';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import type { Entry, RefLabel } from '../../../ui/entry.ts';
import { FormErrors } from '../../../ui/FormErrors.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { benhAnTexts } from '../benhAnValues.ts';
import type { BenhAnForm } from '../useBenhAnForm.ts';
import { DoctorPlace } from './DoctorPlace.tsx';
import { KindSections, kindLabel } from './KindSections.tsx';
import '../medicalRecords.css';

/** Labels of the entries that the form shows before a catalogue was asked. */
export type BenhAnLabels = {
  LoaiBenhAn?: RefLabel | null | undefined;
  ChuyenKhoa?: RefLabel | null | undefined;
  PhongBan?: RefLabel | null | undefined;
  BacSi?: RefLabel | null | undefined;
  ChanDoanICD?: RefLabel | null | undefined;
  ChanDoanPhuICDs?: readonly RefLabel[];
};

type Props = {
  work: BenhAnForm;
  labels: BenhAnLabels;
  disabled?: boolean;
  isNew?: boolean;
  /** It is the record of a stay: ward, doctor and begin are not typed. */
  ofStay?: boolean;
};

/** What a doctor writes of a record. */
export function BenhAnFields({ work, labels, disabled = false, isNew = false, ofStay = false }: Props) {
  const { t } = useTranslation('medicalRecords');
  const label = (path: string) => t(`field.${path}`);
  return (
    <>
      {work.restoredAt ? <DraftNotice savedAt={work.restoredAt} onDiscard={work.discard} /> : null}
      <FormErrors
        form={work.form}
        issues={work.issues.list}
        labelOf={(path) => kindLabel(path) ?? label(path)}
      />
      <Form form={work.form} layout="vertical" disabled={disabled} onValuesChange={work.onValuesChange}>
        <section className="section">
          <h2>{t('head')}</h2>
          <div className="field-grid">
            <Form.Item name="LoaiBenhAn_Id" label={label('LoaiBenhAn_Id')} required>
              <RefPicker to="LoaiBenhAn" label={labels.LoaiBenhAn ?? null} autoFocus={isNew} />
            </Form.Item>
            {ofStay ? null : <Place labels={labels} disabled={disabled} />}
          </div>
        </section>
        <section className="section">
          <h2>{t('vitals')}</h2>
          <div className="record-vitals">
            {benhAnVitals.map((name) => (
              <Form.Item key={name} name={name} label={label(name)}>
                <DecimalInput />
              </Form.Item>
            ))}
          </div>
        </section>
        <section className="section">
          <h2>{t('history')}</h2>
          <div className="field-grid">
            {benhAnTexts.map((name) => (
              <Form.Item key={name} name={name} label={label(name)}>
                <Input.TextArea autoSize={{ minRows: 1, maxRows: 6 }} />
              </Form.Item>
            ))}
          </div>
        </section>
        {ofStay ? (
          <Form.Item name="NoiDungRieng" noStyle>
            <KindSections
              MaLoai={labels.LoaiBenhAn?.ma ?? null}
              LoaiBenhAn_Id={labels.LoaiBenhAn?._id ?? null}
              issues={work.issues.list}
              disabled={disabled}
            />
          </Form.Item>
        ) : null}
        <section className="section">
          <h2>{t('diagnosis')}</h2>
          <div className="field-grid">
            <Form.Item name="ChanDoanICD_Id" label={label('ChanDoanICD_Id')} required>
              <RefPicker to="ICD" filter={mayBeMain} label={labels.ChanDoanICD ?? null} />
            </Form.Item>
            <Form.Item name="ChanDoan" label={label('ChanDoan')}>
              <Input />
            </Form.Item>
            <Form.Item name="ChanDoanPhuICD_Ids" label={label('ChanDoanPhuICD_Ids')}>
              <RefsPicker to="ICD" labels={labels.ChanDoanPhuICDs ?? []} />
            </Form.Item>
            <Form.Item name="HuongDieuTri" label={label('HuongDieuTri')}>
              <Input.TextArea autoSize={{ minRows: 1, maxRows: 6 }} />
            </Form.Item>
          </div>
        </section>
      </Form>
      <ConflictDialog {...work.conflict} />
    </>
  );
}

/** Where the record is kept, by whom, since when. */
function Place({ labels, disabled }: { labels: BenhAnLabels; disabled: boolean }) {
  const { t } = useTranslation('medicalRecords');
  const label = (path: string) => t(`field.${path}`);
  return (
    <>
      <Form.Item name="ChuyenKhoa_Id" label={label('ChuyenKhoa_Id')} required>
        <RefPicker to="ChuyenKhoa" label={labels.ChuyenKhoa ?? null} />
      </Form.Item>
      <Form.Item name="PhongBan_Id" label={label('PhongBan_Id')} required>
        <RefPicker to="Node" filter={isRoom} label={labels.PhongBan ?? null} />
      </Form.Item>
      <div>
        <Form.Item name="BacSi_Id" label={label('BacSi_Id')} required>
          <RefPicker to="NhanVien" label={labels.BacSi ?? null} />
        </Form.Item>
        {disabled ? null : <DoctorPlace />}
      </div>
      <TimeItem name="ThoiGianVaoVien" label={label('ThoiGianVaoVien')} />
    </>
  );
}

/** A time that must be given. */
export function TimeItem({ name, label }: { name: string; label: string }) {
  const form = Form.useFormInstance();
  const value = Form.useWatch(name, form);
  return (
    <Form.Item name={name} label={label} required>
      <DateTimeField
        value={typeof value === 'string' ? value : null}
        onChange={(next) => form.setFieldValue(name, next)}
      />
    </Form.Item>
  );
}

function isRoom(node: Entry): boolean {
  return node['category'] === 'ROOM';
}

/** A code that stands for several more specific ones, or only for a cause of death, is no main disease. */
export function mayBeMain(icd: Entry): boolean {
  return (
    icd['CoMaChiTietHon'] !== true && icd['ChiNguyenNhanTuVong'] !== true && icd['KhongLamBenhChinh'] !== true
  );
}
