import { canHaiNguoi } from '@sen/domain/doses/lieuThuoc';
import { thucHienThuocRecord } from '@sen/domain/doses/records';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { DateTimeField } from '../../ui/DateTimeField.tsx';
import { DoseInput } from '../../ui/DecimalInput.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { formatTime } from '../../ui/dateText.ts';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { Checkbox } from '../../ui/kit/choices.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import type { Asked } from './DoseParts.tsx';
import type { Chart } from './doseLines.ts';
import { doseText } from './orderText.ts';
import { ScanFields } from './ScanFields.tsx';
import { SecondPerson } from './SecondPerson.tsx';
import type { DoseRound } from './useDoseRound.ts';
import { useGiveForm } from './useGiveForm.ts';

type Props = {
  one: Chart;
  asked: Asked;
  round: Pick<DoseRound, 'wristband' | 'cabinet'>;
  onDone: () => void;
  onClose: () => void;
};

/** A dose that is given: wristband and drug scanned or why not, how much, when, and who stands by where the drug asks for it. */
export function GiveDialog({ one, asked, round, onDone, onClose }: Props) {
  const { t } = useTranslation(['doses', 'common']);
  const language = currentLanguage();
  const { message } = useNotices();
  const { yLenh, canHaiNguoi: two } = asked.drug;
  const form = useGiveForm(asked, {
    stay: one.NhapVien_Id,
    wristband: round.wristband,
    onSaved: () => {
      message.success(t('given', { drug: yLenh.TenDuoc, name: one.TenBenhNhan }));
      onDone();
    },
  });
  const labelOf = (path: string) => {
    if (path.startsWith('nguoiThuHai')) return t('second.title');
    if (path === 'maNguoiBenh' || path === 'maThuoc') return t(`field.${path}`);
    return thucHienThuocRecord.fields[path]?.label[language] ?? path;
  };
  return (
    <Modal
      open
      width={560}
      title={yLenh.TenDuoc}
      okText={t(yLenh.TheTich ? 'begin' : 'give')}
      cancelText={t('back', { ns: 'common' })}
      confirmLoading={form.saving}
      onOk={() => void form.save()}
      onCancel={onClose}
    >
      <p className="dose-asked">
        <strong>{one.TenBenhNhan}</strong> · {one.MaYTe} · {one.Giuong?.ma}
        <br />
        {doseText(yLenh, t)}
        {asked.GioDung ? ` · ${t('dueAt', { at: formatTime(asked.GioDung) })}` : ''}
      </p>
      {form.restoredAt ? <DraftNotice savedAt={form.restoredAt} onDiscard={form.discard} /> : null}
      <FormErrors form={form.form} issues={form.issues.list} labelOf={labelOf} />
      <Form
        form={form.form}
        layout="vertical"
        onValuesChange={form.onValuesChange}
        onFinish={() => void form.save()}
      >
        <ScanFields values={form.values} />
        <div className="dose-pair">
          <Form.Item name="Lieu" label={`${labelOf('Lieu')} (${yLenh.DonViTinh ?? ''})`} required>
            <DoseInput value={null} onChange={() => undefined} />
          </Form.Item>
          <Form.Item name="ThoiGian" label={labelOf('ThoiGian')} help={t('emptyIsNow')}>
            <DateTimeField value={null} onChange={() => undefined} />
          </Form.Item>
        </div>
        {two ? (
          <SecondPerson
            why={canHaiNguoi[two][language]}
            value={form.second}
            issues={form.issues.list}
            onChange={form.setSecond}
          />
        ) : null}
        {round.cabinet ? (
          <Form.Item name="khongLayTu" valuePropName="checked" help={t('elsewhereHint')}>
            <Checkbox>{t('elsewhere', { store: round.cabinet.ten })}</Checkbox>
          </Form.Item>
        ) : (
          <p className="soft">{t('noCabinet')}</p>
        )}
        <Form.Item name="GhiChu" label={labelOf('GhiChu')}>
          <Input maxLength={500} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
