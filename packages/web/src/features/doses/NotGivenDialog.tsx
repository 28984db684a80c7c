import { useMutation } from '@apollo/client/react';
import { thucHienThuocRecord } from '@sen/domain/doses/records';
import { type LyDoKhongDung, lyDoKhongDung } from '@sen/domain/doses/thucHienThuoc';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { DateTimeField } from '../../ui/DateTimeField.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { formatTime } from '../../ui/dateText.ts';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useRecordForm, useRecordValues } from '../../ui/recordForm/useRecordForm.ts';
import type { Asked } from './DoseParts.tsx';
import type { Chart, Written } from './doseLines.ts';
import { GiveDoseDocument } from './doses.main.gen.ts';

type Props = { one: Chart; asked: Asked; onDone: () => void; onClose: () => void };
type Values = { LyDoKhongDung: LyDoKhongDung | null; LyDo: string | null; ThoiGian: string | null };
const blank: Values = { LyDoKhongDung: null, LyDo: null, ThoiGian: null };
const kinds = Object.keys(lyDoKhongDung) as LyDoKhongDung[]; // its keys

/** A dose that is not given: one touch for the reason, words where they are needed. */
export function NotGivenDialog({ one, asked, onDone, onClose }: Props) {
  const { t } = useTranslation(['doses', 'common']);
  const language = currentLanguage();
  const { message } = useNotices();
  const [write] = useMutation(GiveDoseDocument);
  const [tried, setTried] = useState(false);
  const { yLenh } = asked.drug;
  const work = useRecordForm<Written, Values>({
    ids: 'refuse-',
    form: 'khong-dung-thuoc',
    id: `new/${one.NhapVien_Id}/${yLenh._id}/${asked.GioDung ?? 'khi-can'}`,
    record: null,
    blank,
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: () => blank,
    load: async () => null,
    check: (values) => [
      ...(values.LyDoKhongDung ? [] : [{ path: 'LyDoKhongDung', code: 'REQUIRED' }]),
      ...(values.LyDoKhongDung === 'Khac' && !values.LyDo?.trim()
        ? [{ path: 'LyDo', code: 'REQUIRED' }]
        : []),
    ],
    save: async ({ values, requestId }) => {
      const of = { requestId, YLenhThuoc_Id: yLenh._id, GioDung: asked.GioDung, KhongDung: true };
      const { data } = await write({ variables: { input: { ...of, ...values } } });
      return (data?.dose as Written | undefined) ?? null; // a whole answer
    },
    describe: () => [],
    onSaved: () => {
      message.success(t('notGiven', { drug: yLenh.TenDuoc, name: one.TenBenhNhan }));
      onDone();
    },
  });
  const values = useRecordValues(work);
  const labelOf = (path: string) => thucHienThuocRecord.fields[path]?.label[language] ?? path;
  return (
    <Modal
      open
      width={520}
      title={t('refuseOf', { drug: yLenh.TenDuoc })}
      okText={t('refuse')}
      cancelText={t('back', { ns: 'common' })}
      confirmLoading={work.saving}
      onOk={() => {
        setTried(true);
        void work.save();
      }}
      onCancel={onClose}
    >
      <p className="dose-asked">
        <strong>{one.TenBenhNhan}</strong> · {one.MaYTe} · {one.Giuong?.ma}
        {asked.GioDung ? ` · ${t('dueAt', { at: formatTime(asked.GioDung) })}` : ''}
      </p>
      {work.restoredAt ? <DraftNotice savedAt={work.restoredAt} onDiscard={work.discard} /> : null}
      <FormErrors form={work.form} issues={work.issues.list} labelOf={labelOf} />
      <div className="dose-reasons" role="group" aria-label={labelOf('LyDoKhongDung')}>
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className={values.LyDoKhongDung === kind ? 'touch chosen' : 'touch'}
            aria-pressed={values.LyDoKhongDung === kind}
            onClick={() => work.change({ LyDoKhongDung: kind })}
          >
            {lyDoKhongDung[kind][language]}
          </button>
        ))}
      </div>
      {tried && !values.LyDoKhongDung ? (
        <p className="form-help dose-missing" role="alert">
          {t('reasonNeeded')}
        </p>
      ) : null}
      <Form form={work.form} layout="vertical" onValuesChange={work.onValuesChange}>
        <Form.Item name="LyDo" label={labelOf('LyDo')} required={values.LyDoKhongDung === 'Khac'}>
          <Input maxLength={500} />
        </Form.Item>
        <Form.Item name="ThoiGian" label={t('decidedAt')} help={t('emptyIsNow')}>
          <DateTimeField value={null} onChange={() => undefined} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
