import { useApolloClient } from '@apollo/client/react';
import { cachLyGiuong } from '@sen/domain/stays/beds';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../catalogue/RefPicker.tsx';
import { currentLanguage } from '../../session/i18n.ts';
import { DateField } from '../../ui/DateField.tsx';
import { DateTimeField } from '../../ui/DateTimeField.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { Checkbox } from '../../ui/kit/choices.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { Select } from '../../ui/kit/Select.tsx';
import { useRecordForm, useRecordValues } from '../../ui/recordForm/useRecordForm.ts';
import { BedChoice } from './BedChoice.tsx';
import {
  acceptInput,
  blankGiveBed,
  type GiveBed,
  type GiveBedValues,
  moveInput,
  takeInInput,
} from './giveBedValues.ts';
import { Sharing } from './Sharing.tsx';
import {
  AcceptTransferDocument,
  type BedOptionFragment,
  MoveBedDocument,
  TakeInDocument,
} from './stays.main.gen.ts';
import './stays.css';

type Props = { of: GiveBed; onDone: () => void; onClose: () => void };
type Saved = { _id: string; version: number };

/** Gives somebody a bed: taken in by the ward, moved in it, or accepted from another one. */
export default function GiveBedDialog({ of, onDone, onClose }: Props) {
  const { t } = useTranslation(['stays', 'common']);
  const { message } = useNotices();
  const send = useSend(of);
  const [blank] = useState(() => blankGiveBed(of));
  const [chosen, setChosen] = useState<BedOptionFragment | null>(null);
  const work = useRecordForm<Saved, GiveBedValues>({
    ids: 'give-bed-',
    form: `giuong-${of.kind}`,
    id: `new/${of.PhieuChuyenKhoa_Id ?? of.NhapVien_Id}`,
    record: null,
    blank,
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: () => blank,
    load: async () => null,
    save: async ({ values, requestId }) => send(requestId, values),
    describe: () => [],
    onSaved: () => {
      message.success(t(`give.done.${of.kind}`, { name: of.name }));
      onDone();
    },
  });
  const { change } = work;
  const pointed = of.Giuong_Id;
  // the bed that was pointed at stands before one that was chosen earlier and never sent
  useEffect(() => {
    if (pointed) change({ Giuong_Id: pointed, choGhep: false });
  }, [pointed, change]);
  const { Giuong_Id } = useRecordValues(work);
  const shared = chosen?.Giuong_Id === Giuong_Id ? (chosen?.ghep ?? null) : null;
  return (
    <Modal
      open
      width={760}
      title={t(`give.title.${of.kind}`, { name: of.name })}
      okText={t(`give.ok.${of.kind}`)}
      confirmLoading={work.saving}
      cancelText={t('back', { ns: 'common' })}
      onOk={() => void work.save()}
      onCancel={onClose}
    >
      {work.restoredAt ? <DraftNotice savedAt={work.restoredAt} onDiscard={work.discard} /> : null}
      <FormErrors form={work.form} issues={work.issues.list} labelOf={(path) => t(path)} />
      <Form form={work.form} layout="vertical" onValuesChange={work.onValuesChange}>
        <Form.Item name="Giuong_Id" label={t('Giuong_Id')} required>
          <BedChoice
            of={of}
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
              <Checkbox>{t('choGhep')}</Checkbox>
            </Form.Item>
          </Sharing>
        ) : null}
        <Further kind={of.kind} />
      </Form>
    </Modal>
  );
}

/** What else is asked: when, and of who comes new to the ward, who treats and what is needed. */
function Further({ kind }: Pick<GiveBed, 'kind'>) {
  const { t } = useTranslation('stays');
  const language = currentLanguage();
  return (
    <>
      <div className="field-grid">
        {kind === 'move' ? null : (
          <Form.Item name="BacSiDieuTri_Id" label={t('BacSiDieuTri_Id')} required>
            <RefPicker to="NhanVien" />
          </Form.Item>
        )}
        <Form.Item name="ThoiGian" label={t('ThoiGian')} help={t('emptyIsNow')}>
          <DateTimeField value={null} onChange={() => undefined} />
        </Form.Item>
        {kind === 'takeIn' ? (
          <>
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
          </>
        ) : null}
      </div>
      {kind === 'takeIn' ? null : (
        <Form.Item name="donDep" valuePropName="checked">
          <Checkbox>{t('donDep')}</Checkbox>
        </Form.Item>
      )}
    </>
  );
}

/** How it is sent, by what the bed is given for. */
function useSend(of: GiveBed) {
  const client = useApolloClient();
  return async (requestId: string, values: GiveBedValues): Promise<Saved | null> => {
    if (of.kind === 'takeIn') {
      const input = takeInInput(of, requestId, values);
      return (await client.mutate({ mutation: TakeInDocument, variables: { input } })).data?.stay ?? null;
    }
    if (of.kind === 'move') {
      const input = moveInput(of, requestId, values);
      return (await client.mutate({ mutation: MoveBedDocument, variables: { input } })).data?.stay ?? null;
    }
    const input = acceptInput(of, requestId, values);
    return (
      (await client.mutate({ mutation: AcceptTransferDocument, variables: { input } })).data?.phieu ?? null
    );
  };
}
