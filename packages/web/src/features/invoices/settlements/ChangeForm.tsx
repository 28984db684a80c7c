import { useMutation } from '@apollo/client/react';
import { lyDoDieuChinh } from '@sen/domain/invoices/hoaDonDienTu';
import { dec, formatVnd } from '@sen/domain/money/decimal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { FormErrors } from '../../../ui/FormErrors.tsx';
import { Segmented } from '../../../ui/kit/choices.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { Select } from '../../../ui/kit/Select.tsx';
import { useRecordForm, useRecordValues } from '../../../ui/recordForm/useRecordForm.ts';
import { ChangeLines } from './ChangeLines.tsx';
import { blankChange, type ChangeValues, changeFaults, changeInput } from './changeValues.ts';
import { periodOf } from './periodOf.ts';
import { ChangeSettlementDocument, type SettlementFragment } from './settlements.main.gen.ts';

type Props = { one: SettlementFragment; onDone: () => void; onClose: () => void };

/** What the insurance refused or accepted after its invoice: an adjustment with its lines and its reason. */
export default function ChangeForm({ one, onDone, onClose }: Props) {
  const { t } = useTranslation(['invoices', 'common']);
  const language = currentLanguage();
  const { message } = useNotices();
  const [change] = useMutation(ChangeSettlementDocument);
  const [blank] = useState(blankChange);
  const labelOf = (path: string) => {
    const [, at = '0', field] = /^dongs\.(\d+)\.(\w+)$/.exec(path) ?? [];
    if (field) return t(`settlement.line.${field}`, { at: Number(at) + 1 });
    return t(`settlement.change.${path}`);
  };
  const now = { conLai: one.chapNhanHienTai, SoTienDeNghi: one.SoTienDeNghi };
  const work = useRecordForm<SettlementFragment, ChangeValues>({
    ids: 'change-',
    form: 'thay-doi-quyet-toan',
    id: `new/${one._id}`,
    record: null,
    blank,
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: () => blank,
    check: (values) => changeFaults(values, now),
    load: async () => null,
    save: async ({ values, requestId }) => {
      const { data } = await change({
        variables: { input: { requestId, id: one._id, ...changeInput(values) } },
      });
      return (data?.quyetToan as SettlementFragment | undefined) ?? null; // a whole answer
    },
    describe: () => [],
    onSaved: () => {
      message.success(t('settlement.changed'));
      onDone();
    },
  });
  const { huong } = useRecordValues(work);
  const most = huong === 'tang' ? dec(one.SoTienDeNghi).minus(one.chapNhanHienTai) : one.chapNhanHienTai;
  return (
    <Modal
      open
      width={640}
      title={t('settlement.changeTitle', { period: periodOf(one) })}
      okText={t('settlement.changeOk')}
      confirmLoading={work.saving}
      cancelText={t('back', { ns: 'common' })}
      onOk={() => void work.save()}
      onCancel={onClose}
    >
      {work.restoredAt ? <DraftNotice savedAt={work.restoredAt} onDiscard={work.discard} /> : null}
      <FormErrors form={work.form} issues={work.issues.list} labelOf={labelOf} />
      <Form form={work.form} layout="vertical" onValuesChange={work.onValuesChange}>
        <Form.Item
          name="huong"
          label={labelOf('huong')}
          help={t('settlement.change.most', { sum: formatVnd(most) })}
        >
          <Segmented
            options={(['giam', 'tang'] as const).map((value) => ({
              value,
              label: t(`settlement.change.${value}`),
            }))}
          />
        </Form.Item>
        <Form.Item name="dongs" label={labelOf('dongs')} required>
          <ChangeLines />
        </Form.Item>
        <Form.Item name="MaLyDo" label={labelOf('MaLyDo')} required>
          <Select
            options={Object.entries(lyDoDieuChinh).map(([value, label]) => ({
              value,
              label: label[language],
            }))}
          />
        </Form.Item>
        <Form.Item name="LyDo" label={labelOf('LyDo')} required>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 4 }} maxLength={500} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
