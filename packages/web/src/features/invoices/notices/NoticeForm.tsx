import { useMutation } from '@apollo/client/react';
import { buyerFields } from '@sen/domain/invoices/buyer';
import {
  type NguoiMuaDung,
  nguoiMuaDungPaths,
  thongBaoSaiSotIssues,
} from '@sen/domain/invoices/thongBaoSaiSot';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { FormErrors } from '../../../ui/FormErrors.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { useRecordForm } from '../../../ui/recordForm/useRecordForm.ts';
import type { InvoiceFragment } from '../invoices.main.gen.ts';
import { numberOf } from '../numberOf.ts';
import { MakeNoticeDocument, type NoticeFragment } from './notices.main.gen.ts';

type Values = NguoiMuaDung & { LyDo: string | null };
type Props = { one: InvoiceFragment; onDone: () => void; onClose: () => void };

const typed = ({ NguoiMua, DonViMua, DiaChiMua }: NguoiMuaDung): NguoiMuaDung => ({
  NguoiMua: NguoiMua?.trim() || null,
  DonViMua: DonViMua?.trim() || null,
  DiaChiMua: DiaChiMua?.trim() || null,
});

/** The notice that name or address of an invoice are wrong, form 04/SS-HĐĐT. */
export default function NoticeForm({ one, onDone, onClose }: Props) {
  const { t } = useTranslation(['invoices', 'common']);
  const language = currentLanguage();
  const { message } = useNotices();
  const [make] = useMutation(MakeNoticeDocument);
  const [blank] = useState((): Values => ({ ...typed(one), LyDo: null }));
  const labelOf = (path: string) =>
    path in buyerFields ? buyerFields[path as keyof typeof buyerFields].label[language] : t('notice.reason');
  const work = useRecordForm<NoticeFragment, Values>({
    ids: 'notice-',
    form: 'thong-bao-sai-sot',
    id: `new/${one._id}`,
    record: null,
    blank,
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: () => blank,
    check: (values) => [
      ...thongBaoSaiSotIssues(one, typed(values)),
      ...(values.LyDo?.trim() ? [] : [{ path: 'LyDo', code: 'REQUIRED' }]),
    ],
    load: async () => null,
    save: async ({ values, requestId }) => {
      const input = { requestId, HoaDon_Id: one._id, ...typed(values), LyDo: values.LyDo ?? '' };
      const { data } = await make({ variables: { input } });
      return (data?.thongBao as NoticeFragment | undefined) ?? null; // a whole answer
    },
    describe: () => [],
    onSaved: () => {
      message.success(t('notice.made'));
      onDone();
    },
  });
  return (
    <Modal
      open
      title={t('notice.begin', { number: numberOf(one) })}
      okText={t('notice.ok')}
      confirmLoading={work.saving}
      cancelText={t('back', { ns: 'common' })}
      onOk={() => void work.save()}
      onCancel={onClose}
    >
      <p className="act-text">{t('notice.text')}</p>
      {work.restoredAt ? <DraftNotice savedAt={work.restoredAt} onDiscard={work.discard} /> : null}
      <FormErrors form={work.form} issues={work.issues.list} labelOf={labelOf} />
      <Form form={work.form} layout="vertical" onValuesChange={work.onValuesChange}>
        {nguoiMuaDungPaths.map((path) => (
          <Form.Item key={path} name={path} label={labelOf(path)}>
            <Input
              maxLength={buyerFields[path].max}
              {...(path === 'NguoiMua' ? { 'data-autofocus': true } : {})}
            />
          </Form.Item>
        ))}
        <Form.Item name="LyDo" label={labelOf('LyDo')} required>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 4 }} maxLength={500} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
