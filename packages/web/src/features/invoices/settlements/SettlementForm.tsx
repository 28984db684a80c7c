import { useApolloClient, useMutation } from '@apollo/client/react';
import { loaiKyQuyetToan, quyetToanFields, quyetToanIssues } from '@sen/domain/invoices/quyetToan';
import { dec, formatVnd } from '@sen/domain/money/decimal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { ConflictDialog } from '../../../ui/ConflictDialog.tsx';
import { DateField } from '../../../ui/DateField.tsx';
import { MoneyInput } from '../../../ui/DecimalInput.tsx';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { today } from '../../../ui/dateText.ts';
import { FormErrors } from '../../../ui/FormErrors.tsx';
import { Segmented } from '../../../ui/kit/choices.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { useRecordForm, useRecordValues } from '../../../ui/recordForm/useRecordForm.ts';
import {
  SaveSettlementDocument,
  type SettlementFragment,
  SettlementOpenedDocument,
} from './settlements.main.gen.ts';
import {
  blankSettlement,
  type SettlementValues,
  settlementInput,
  settlementValues,
} from './settlementValues.ts';

type Props = { row: SettlementFragment | null; onDone: () => void; onClose: () => void };

/** A settlement with the insurance: its period, its record, what was claimed and what was accepted. */
export default function SettlementForm({ row, onDone, onClose }: Props) {
  const { t } = useTranslation(['invoices', 'common']);
  const language = currentLanguage();
  const { message } = useNotices();
  const client = useApolloClient();
  const [save] = useMutation(SaveSettlementDocument);
  const [blank] = useState(() => blankSettlement(today()));
  const labelOf = (path: string) =>
    path in quyetToanFields ? quyetToanFields[path as keyof typeof quyetToanFields].label[language] : path;
  const work = useRecordForm<SettlementFragment, SettlementValues>({
    ids: 'settlement-',
    form: 'quyet-toan-bhyt',
    id: row?._id ?? 'new',
    record: row,
    blank,
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: settlementValues,
    check: (values) => quyetToanIssues(settlementInput(values), today()),
    load: async (id) => {
      const { data } = await client.query({
        query: SettlementOpenedDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return (data?.quyetToan as SettlementFragment | undefined) ?? null; // a whole answer
    },
    save: async ({ id, values, requestId, version }) => {
      const input = { ...settlementInput(values), ...(id ? { version } : { requestId }) };
      const { data } = await save({ variables: { id, input } });
      return (data?.quyetToan as SettlementFragment | undefined) ?? null; // a whole answer
    },
    describe: ({ paths, mine, theirs }) =>
      paths.map((path) => ({
        path,
        label: labelOf(path),
        mine: String(mine[path as keyof SettlementValues] ?? '–'),
        theirs: String(theirs[path as keyof SettlementValues] ?? '–'),
      })),
    onSaved: () => {
      message.success(t('settlement.saved'));
      onDone();
    },
  });
  const { SoTienDeNghi, SoTienChapNhan, LoaiKy } = useRecordValues(work);
  const amounts = [SoTienDeNghi, SoTienChapNhan].every((sum) => /^\d+$/.test(sum ?? ''));
  const refused = amounts ? dec(SoTienDeNghi ?? '0').minus(SoTienChapNhan ?? '0') : null;
  return (
    <Modal
      open
      title={t(row ? 'settlement.edit' : 'settlement.begin')}
      okText={t('settlement.save')}
      confirmLoading={work.saving}
      cancelText={t('back', { ns: 'common' })}
      onOk={() => void work.save()}
      onCancel={onClose}
    >
      {work.restoredAt ? <DraftNotice savedAt={work.restoredAt} onDiscard={work.discard} /> : null}
      <FormErrors form={work.form} issues={work.issues.list} labelOf={labelOf} />
      <Form form={work.form} layout="vertical" onValuesChange={work.onValuesChange}>
        <div className="invoice-fields">
          <Form.Item name="LoaiKy" label={labelOf('LoaiKy')} required>
            <Segmented
              options={(['Thang', 'Quy'] as const).map((value) => ({
                value,
                label: loaiKyQuyetToan[value][language],
              }))}
            />
          </Form.Item>
          <Form.Item
            name="Ky"
            label={t(LoaiKy === 'Quy' ? 'settlement.quarterNo' : 'settlement.monthNo')}
            required
          >
            <Input inputMode="numeric" maxLength={2} data-autofocus />
          </Form.Item>
          <Form.Item name="Nam" label={labelOf('Nam')} required>
            <Input inputMode="numeric" maxLength={4} />
          </Form.Item>
          <Form.Item name="NgayBienBan" label={labelOf('NgayBienBan')} required>
            <DateField />
          </Form.Item>
        </div>
        <Form.Item name="SoBienBan" label={labelOf('SoBienBan')} required>
          <Input maxLength={quyetToanFields.SoBienBan.max} />
        </Form.Item>
        <div className="invoice-fields">
          <Form.Item name="SoTienDeNghi" label={labelOf('SoTienDeNghi')} required>
            <MoneyInput suffix="đ" />
          </Form.Item>
          <Form.Item name="SoTienChapNhan" label={labelOf('SoTienChapNhan')} required>
            <MoneyInput suffix="đ" />
          </Form.Item>
        </div>
        <p className="invoice-sum" role="status">
          {refused?.gte(0) ? t('settlement.refused', { sum: formatVnd(refused) }) : null}
        </p>
        <Form.Item name="GhiChu" label={labelOf('GhiChu')}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} maxLength={quyetToanFields.GhiChu.max} />
        </Form.Item>
      </Form>
      <ConflictDialog {...work.conflict} />
    </Modal>
  );
}
