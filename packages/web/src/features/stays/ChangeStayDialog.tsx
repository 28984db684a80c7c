import { useApolloClient, useMutation } from '@apollo/client/react';
import { type CachLyGiuong, cachLyGiuong } from '@sen/domain/stays/beds';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../catalogue/RefPicker.tsx';
import { currentLanguage } from '../../session/i18n.ts';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { formatDate } from '../../ui/dateText.ts';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { Select } from '../../ui/kit/Select.tsx';
import { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import { ChangeStayDocument, StayOpenedDocument, type StayOrderFragment } from './stays.main.gen.ts';

type Values = { BacSiDieuTri_Id: string | null; CachLy: CachLyGiuong | null; DuKienRaVien: string | null };
const blank: Values = { BacSiDieuTri_Id: null, CachLy: null, DuKienRaVien: null };
const valuesOf = ({ BacSiDieuTri_Id, CachLy, DuKienRaVien }: StayOrderFragment): Values => ({
  ...{ BacSiDieuTri_Id, CachLy, DuKienRaVien },
});

type Props = { stay: StayOrderFragment; onDone: () => void; onClose: () => void };

/** Treating doctor, isolation and expected discharge of a stay. */
export default function ChangeStayDialog({ stay, onDone, onClose }: Props) {
  const { t } = useTranslation(['stays', 'common']);
  const language = currentLanguage();
  const { message } = useNotices();
  const client = useApolloClient();
  const [save] = useMutation(ChangeStayDocument);
  const textOf = (path: string, values: Values, record: StayOrderFragment | null) => {
    if (path === 'CachLy') return values.CachLy ? cachLyGiuong[values.CachLy][language] : t('noIsolation');
    if (path === 'DuKienRaVien') return formatDate(values.DuKienRaVien);
    return record?.BacSiDieuTri_Id === values.BacSiDieuTri_Id
      ? (record?.BacSiDieuTri?.ten ?? '–')
      : t('chosenHere');
  };
  const work = useRecordForm<StayOrderFragment, Values>({
    ids: 'stay-',
    form: 'thong-tin-nam-vien',
    id: stay._id,
    record: stay,
    blank,
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: valuesOf,
    load: async (id) => {
      const { data } = await client.query({
        query: StayOpenedDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return (data?.noiTru?.NhapVien as StayOrderFragment | undefined) ?? null; // a whole answer
    },
    save: async ({ id, values, version }) => {
      const input = { version: version ?? stay.version, ...values };
      const { data } = await save({ variables: { id: id ?? stay._id, input } });
      return (data?.stay as StayOrderFragment | undefined) ?? null; // as above
    },
    describe: ({ paths, mine, theirs, record }) =>
      paths.map((path) => ({
        path,
        label: t(path),
        mine: textOf(path, mine, null),
        theirs: textOf(path, theirs, record),
      })),
    onSaved: () => {
      message.success(t('done.capNhat'));
      onDone();
    },
  });
  return (
    <Modal
      open
      title={t('changeTitle', { name: stay.BenhNhan?.TenBenhNhan ?? stay.MaNhapVien })}
      okText={t('saveStay')}
      confirmLoading={work.saving}
      cancelText={t('back', { ns: 'common' })}
      onOk={() => void work.save()}
      onCancel={onClose}
    >
      {work.restoredAt ? <DraftNotice savedAt={work.restoredAt} onDiscard={work.discard} /> : null}
      <FormErrors form={work.form} issues={work.issues.list} labelOf={(path) => t(path)} />
      <Form form={work.form} layout="vertical" onValuesChange={work.onValuesChange}>
        <Form.Item name="BacSiDieuTri_Id" label={t('BacSiDieuTri_Id')} required>
          <RefPicker to="NhanVien" label={stay.BacSiDieuTri} autoFocus />
        </Form.Item>
        <Form.Item name="CachLy" label={t('CachLy')}>
          <Select
            allowClear
            placeholder={t('noIsolation')}
            options={Object.entries(cachLyGiuong).map(([value, label]) => ({
              value,
              label: label[language],
            }))}
          />
        </Form.Item>
        <Form.Item name="DuKienRaVien" label={t('DuKienRaVien')}>
          <DateField />
        </Form.Item>
      </Form>
      <ConflictDialog {...work.conflict} />
    </Modal>
  );
}
