import { useMutation } from '@apollo/client/react';
import { type LoaiTinhTrangGiuong, tinhTrangGiuongIssues } from '@sen/domain/stays/tinhTrangGiuong';
import { useTranslation } from 'react-i18next';
import { DateTimeField } from '../../ui/DateTimeField.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { isInstant } from '../../ui/dateText.ts';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import { type BedOnMapFragment, MarkBedDocument, type MarkBedMutation } from './bedMap.main.gen.ts';

type Values = { DuKienDen: string | null; GhiChu: string | null };
const blank: Values = { DuKienDen: null, GhiChu: null };

type Props = { bed: BedOnMapFragment; kind: LoaiTinhTrangGiuong; onDone: () => void; onClose: () => void };

/** Marks a bed as reserved, to be cleaned or blocked. */
export function MarkDialog({ bed, kind, onDone, onClose }: Props) {
  const { t } = useTranslation(['stays', 'common']);
  const { message } = useNotices();
  const [mark] = useMutation(MarkBedDocument);
  const work = useRecordForm<MarkBedMutation['mark'], Values>({
    ids: 'mark-',
    form: `tinh-trang-giuong-${kind}`,
    id: `new/${bed.Giuong_Id}`,
    record: null,
    blank,
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: () => blank,
    check: ({ DuKienDen }) =>
      tinhTrangGiuongIssues(
        {
          ...{ Loai: kind, daDanhDau: false },
          DuKienDen: DuKienDen && isInstant(DuKienDen) ? new Date(DuKienDen) : null,
        },
        new Date(),
      ),
    load: async () => null,
    save: async ({ values, requestId }) => {
      const input = { requestId, Giuong_Id: bed.Giuong_Id, Loai: kind, ...values };
      return (await mark({ variables: { input } })).data?.mark ?? null;
    },
    describe: () => [],
    onSaved: () => {
      message.success(t('mark.done', { bed: bed.MaGiuong }));
      onDone();
    },
  });
  return (
    <Modal
      open
      title={t(`mark.title.${kind}`, { bed: bed.MaGiuong })}
      okText={t(`mark.set.${kind}`)}
      confirmLoading={work.saving}
      cancelText={t('back', { ns: 'common' })}
      onOk={() => void work.save()}
      onCancel={onClose}
    >
      {work.restoredAt ? <DraftNotice savedAt={work.restoredAt} onDiscard={work.discard} /> : null}
      <FormErrors form={work.form} issues={work.issues.list} labelOf={(path) => t(`mark.${path}`)} />
      <Form form={work.form} layout="vertical" onValuesChange={work.onValuesChange}>
        <Form.Item name="DuKienDen" label={t('mark.DuKienDen')} required={kind === 'DatTruoc'}>
          <DateTimeField value={null} onChange={() => undefined} data-autofocus />
        </Form.Item>
        <Form.Item name="GhiChu" label={t('mark.GhiChu')}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 4 }} maxLength={500} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
