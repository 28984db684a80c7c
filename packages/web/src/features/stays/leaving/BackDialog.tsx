import { useMutation } from '@apollo/client/react';
import { nhapVienActs } from '@sen/domain/admission/nhapVien';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { FormErrors } from '../../../ui/FormErrors.tsx';
import { Checkbox } from '../../../ui/kit/choices.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { useRecordForm, useRecordValues } from '../../../ui/recordForm/useRecordForm.ts';
import { BedChoice } from '../BedChoice.tsx';
import { Sharing } from '../Sharing.tsx';
import type { BedOptionFragment } from '../stays.main.gen.ts';
import { type LeavingStayFragment, TakeLeavingBackDocument } from './discharges.main.gen.ts';

type Values = { Giuong_Id: string | null; choGhep: boolean };
const blank: Values = { Giuong_Id: null, choGhep: false };
type Props = { stay: LeavingStayFragment; reason: string; onDone: () => void; onClose: () => void };

/** Takes the order of a discharge back: the patient lies in the bed of before, or in another one where that is taken. */
export default function BackDialog({ stay, reason, onDone, onClose }: Props) {
  const { t } = useTranslation(['discharges', 'stays', 'common']);
  const [send] = useMutation(TakeLeavingBackDocument);
  const [chosen, setChosen] = useState<BedOptionFragment | null>(null);
  const work = useRecordForm<{ _id: string; version: number }, Values>({
    ids: 'leave-back-',
    form: 'huy-ra-vien',
    id: `new/${stay._id}`,
    record: null,
    blank,
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: () => blank,
    load: async () => null,
    save: async ({ values }) => {
      const input = { NhapVien_Id: stay._id, version: stay.version, LyDo: reason, ...values };
      return (await send({ variables: { input } })).data?.stay ?? null;
    },
    describe: () => [],
    onSaved: onDone,
  });
  const { Giuong_Id } = useRecordValues(work);
  const shared = chosen?.Giuong_Id === Giuong_Id ? (chosen?.ghep ?? null) : null;
  const asked = work.issues.list.some(({ path }) => path === 'choGhep');
  const { change } = work;
  return (
    <Modal
      open
      width={760}
      title={`${nhapVienActs.acts.huyRaVien.label[currentLanguage()]}: ${stay.BenhNhan?.TenBenhNhan ?? stay.MaNhapVien}`}
      okText={t('takeBack')}
      confirmLoading={work.saving}
      cancelText={t('back', { ns: 'common' })}
      onOk={() => void work.save()}
      onCancel={onClose}
    >
      <p className="soft">{t('backHint')}</p>
      <FormErrors form={work.form} issues={work.issues.list} labelOf={(path) => t(path, { ns: 'stays' })} />
      <Form form={work.form} layout="vertical" onValuesChange={work.onValuesChange}>
        <Form.Item name="Giuong_Id" label={t('otherBed')}>
          <BedChoice
            of={{ NhapVien_Id: stay._id, Khoa_Id: stay.Khoa_Id ?? '' }}
            onBed={(bed) => {
              setChosen(bed);
              change({ choGhep: false });
            }}
            onKnown={setChosen}
          />
        </Form.Item>
        {shared ? (
          <Sharing effect={shared}>
            <Form.Item name="choGhep" valuePropName="checked">
              <Checkbox>{t('choGhep', { ns: 'stays' })}</Checkbox>
            </Form.Item>
          </Sharing>
        ) : asked ? (
          <Form.Item name="choGhep" valuePropName="checked">
            <Checkbox>{t('choGhep', { ns: 'stays' })}</Checkbox>
          </Form.Item>
        ) : null}
      </Form>
    </Modal>
  );
}
