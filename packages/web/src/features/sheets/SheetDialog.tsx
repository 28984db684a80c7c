import { type LoaiPhieu, sheetOf } from '@sen/domain/sheets/sheets';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { DateTimeField } from '../../ui/DateTimeField.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { ScoreTag } from './ScoreTag.tsx';
import { fieldLabel, SheetFields } from './SheetFields.tsx';
import type { SheetEntryFragment } from './sheets.main.gen.ts';
import { typedScore } from './sheetValues.ts';
import type { Care } from './useCare.ts';
import { type CorrectionForm, useCorrection } from './useCorrection.ts';
import { type EntryForm, useEntryForm } from './useEntryForm.ts';

type Props = { one: Care; loai: LoaiPhieu; onDone: () => void; onClose: () => void };

/** A new entry of a sheet. */
export function WriteDialog({ one, loai, onDone, onClose }: Props) {
  const { t } = useTranslation('sheets');
  const { message } = useNotices();
  const form = useEntryForm({
    loai,
    NhapVien_Id: one.NhapVien_Id,
    ids: 'sheet-',
    onSaved: (held) => {
      message.success(t(held ? 'held.kept' : 'written', { name: one.TenBenhNhan }));
      onDone();
    },
  });
  return <SheetDialog one={one} loai={loai} form={form} ok={t('save')} onClose={onClose} />;
}

/** A correction of an entry: the old version stays readable. */
export function CorrectDialog({ entry, ...rest }: Omit<Props, 'loai'> & { entry: SheetEntryFragment }) {
  const { t } = useTranslation('sheets');
  const { message } = useNotices();
  const form = useCorrection(entry, () => {
    message.success(t('corrected'));
    rest.onDone();
  });
  return (
    <SheetDialog one={rest.one} loai={entry.Loai} form={form} ok={t('correct')} onClose={rest.onClose}>
      <Form.Item name="LyDo" label={t('reason')} required>
        <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} maxLength={500} />
      </Form.Item>
    </SheetDialog>
  );
}

type FormProps = {
  one: Care;
  loai: LoaiPhieu;
  form: EntryForm | CorrectionForm;
  ok: string;
  onClose: () => void;
  children?: React.ReactNode;
};

function SheetDialog({ one, loai, form, ok, onClose, children }: FormProps) {
  const { t } = useTranslation(['sheets', 'common']);
  const { fields, label } = sheetOf(loai);
  const score = typedScore(loai, form.values, { years: one.tuoi, canhBao: one.thang });
  const named = (path: string) => {
    const field = fields[path];
    return field ? fieldLabel(field) : path === 'ThoiGian' ? t('at') : t('reason');
  };
  return (
    <Modal
      open
      width={760}
      title={`${label[currentLanguage()]}: ${one.TenBenhNhan}`}
      okText={ok}
      confirmLoading={form.saving}
      cancelText={t('back', { ns: 'common' })}
      onOk={() => void form.save()}
      onCancel={onClose}
    >
      {form.restoredAt ? <DraftNotice savedAt={form.restoredAt} onDiscard={form.discard} /> : null}
      <FormErrors form={form.form} issues={form.issues.list} labelOf={named} />
      {form.doubts.length > 0 ? (
        <p className="sheet-doubts">
          {form.doubts.map((path) => (
            <Button key={path} size="small" onClick={() => void form.confirm(path)}>
              {t('confirmOf', { name: named(path) })}
            </Button>
          ))}
        </p>
      ) : null}
      <Form form={form.form} layout="vertical" onValuesChange={form.onValuesChange}>
        <SheetFields loai={loai} canhBao={one.thang} />
        <Form.Item name="ThoiGian" label={t('at')} help={t('emptyIsNow')}>
          <DateTimeField value={null} onChange={() => undefined} />
        </Form.Item>
        {children}
      </Form>
      {score ? (
        <p className="sheet-sum" role="status">
          <ScoreTag
            loai={loai}
            thang={score.thang}
            diem={score.diem}
            mucDo={score.mucDo}
            missing={score.thieu.length}
            words
          />
        </p>
      ) : null}
    </Modal>
  );
}
