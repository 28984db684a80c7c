import { useMutation } from '@apollo/client/react';
import { chuyenKhoaIssues } from '@sen/domain/stays/chuyenKhoa';
import { useTranslation } from 'react-i18next';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { Select } from '../../ui/kit/Select.tsx';
import { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import type { Stay } from './stayOf.ts';
import { SendTransferDocument } from './stays.main.gen.ts';
import { useWard } from './useWard.ts';

type Values = {
  KhoaDen_Id: string | null;
  LyDo: string | null;
  TomTat: string | null;
  ThuocBanGiao: string | null;
};
const blank: Values = { KhoaDen_Id: null, LyDo: null, TomTat: null, ThuocBanGiao: null };

type Props = { stay: Stay; name: string; onDone: () => void; onClose: () => void };

/** Sends a patient to another ward, which is to answer: why, what was found and done, what goes along. */
export default function SendTransferDialog({ stay, name, onDone, onClose }: Props) {
  const { t } = useTranslation(['stays', 'common']);
  const { message } = useNotices();
  const { wards = [] } = useWard();
  const [send] = useMutation(SendTransferDocument);
  const work = useRecordForm<{ _id: string; version: number }, Values>({
    ids: 'transfer-',
    form: 'phieu-chuyen-khoa',
    id: `new/${stay._id}`,
    record: null,
    blank,
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: () => blank,
    check: (values) => chuyenKhoaIssues({ ...values, KhoaDi_Id: stay.Khoa_Id, laKhoaCuaCoSo: true }),
    load: async () => null,
    save: async ({ values, requestId }) => {
      const input = { requestId, version: stay.version, NhapVien_Id: stay._id, ...values };
      return (await send({ variables: { input } })).data?.phieu ?? null;
    },
    describe: () => [],
    onSaved: () => {
      message.success(t('transfers.sent', { name }));
      onDone();
    },
  });
  return (
    <Modal
      open
      width={620}
      title={t('transfers.title', { name })}
      okText={t('transfers.send')}
      confirmLoading={work.saving}
      cancelText={t('back', { ns: 'common' })}
      onOk={() => void work.save()}
      onCancel={onClose}
    >
      <p className="soft">{t('transfers.hint')}</p>
      {work.restoredAt ? <DraftNotice savedAt={work.restoredAt} onDiscard={work.discard} /> : null}
      <FormErrors form={work.form} issues={work.issues.list} labelOf={(path) => t(path)} />
      <Form form={work.form} layout="vertical" onValuesChange={work.onValuesChange}>
        <Form.Item name="KhoaDen_Id" label={t('KhoaDen_Id')} required>
          <Select
            autoFocus
            options={wards
              .filter(({ _id }) => _id !== stay.Khoa_Id)
              .map(({ _id, ten }) => ({ value: _id, label: ten }))}
          />
        </Form.Item>
        <Form.Item name="LyDo" label={t('LyDo')} required>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 4 }} maxLength={500} />
        </Form.Item>
        <Form.Item name="TomTat" label={t('TomTat')} required>
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} maxLength={4000} />
        </Form.Item>
        <Form.Item name="ThuocBanGiao" label={t('ThuocBanGiao')}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={2000} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
