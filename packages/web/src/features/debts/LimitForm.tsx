import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../catalogue/RefPicker.tsx';
import { userMessage } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { MoneyInput } from '../../ui/DecimalInput.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FinderSelect } from '../../ui/FinderSelect.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Segmented } from '../../ui/kit/choices.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useRecordValues } from '../../ui/recordForm/useRecordForm.ts';
import {
  type DebtLimitFragment,
  DebtLimitPatientsDocument,
  RemoveDebtLimitDocument,
} from './limits.main.gen.ts';
import { useLimitForm } from './useLimitForm.ts';
import './debts.css';

type Props = { row: DebtLimitFragment | null; onDone: () => void; onClose: () => void };

const ofLabel = (one: { ma?: string | null; ten: string }) => [one.ma, one.ten].filter(Boolean).join(' – ');

/** The limit of one debtor: a patient or a company, the most that may be owed, the group of its debts. */
export default function LimitForm({ row, onDone, onClose }: Props) {
  const { t } = useTranslation(['debts', 'common']);
  const { message, modal } = useNotices();
  const mayChange = useSession().permissions.has('CONG_NO_SUA');
  const [remove] = useMutation(RemoveDebtLimitDocument);
  const work = useLimitForm({ row, mayChange, onDone });
  const { cua } = useRecordValues(work);
  const takeAway = () =>
    modal.confirm({
      title: t('limit.remove'),
      content: t('limit.removeText'),
      okText: t('limit.remove'),
      onOk: async () => {
        if (!row) return;
        try {
          await remove({ variables: { id: row._id, version: row.version } });
          message.success(t('limit.removed'));
          onDone();
        } catch (error) {
          message.error(userMessage(error));
        }
      },
    });
  return (
    <Modal
      open
      title={row?.BenhNhan?.ten ?? row?.CongTy?.ten ?? t('limit.begin')}
      okText={t('limit.save')}
      {...(mayChange ? {} : { footer: null })}
      confirmLoading={work.saving}
      cancelText={t('back', { ns: 'common' })}
      onOk={() => void work.save()}
      onCancel={onClose}
    >
      {work.restoredAt ? <DraftNotice savedAt={work.restoredAt} onDiscard={work.discard} /> : null}
      <FormErrors form={work.form} issues={work.issues.list} labelOf={(path) => t(`limit.${path}`)} />
      <Form form={work.form} layout="vertical" disabled={!mayChange} onValuesChange={work.onValuesChange}>
        <Form.Item name="cua" label={t('limit.cua')}>
          <Segmented
            options={(['BenhNhan', 'CongTy'] as const).map((value) => ({
              value,
              label: t(`limit.of.${value}`),
            }))}
          />
        </Form.Item>
        {cua === 'BenhNhan' ? (
          <Form.Item name="BenhNhan_Id" label={t('limit.BenhNhan_Id')} required>
            <PatientPicker known={row?.BenhNhan ? ofLabel(row.BenhNhan) : null} />
          </Form.Item>
        ) : (
          <Form.Item name="CongTy_Id" label={t('limit.CongTy_Id')} required>
            <RefPicker to="CongTy" autoFocus={row === null} label={row?.CongTy ?? null} />
          </Form.Item>
        )}
        <div className="debt-fields">
          <Form.Item name="HanMuc" label={t('limit.HanMuc')} help={t('limit.hint')}>
            <MoneyInput suffix="đ" />
          </Form.Item>
          <Form.Item name="NhomCongNo_Id" label={t('limit.NhomCongNo_Id')}>
            <RefPicker to="NhomCongNo" label={row?.NhomCongNo ?? null} />
          </Form.Item>
        </div>
        <Form.Item name="GhiChu" label={t('limit.GhiChu')}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 4 }} maxLength={500} />
        </Form.Item>
      </Form>
      {row && mayChange ? (
        <Button danger type="text" onClick={() => void takeAway()}>
          {t('limit.remove')}
        </Button>
      ) : null}
      <ConflictDialog {...work.conflict} />
    </Modal>
  );
}

type PickerProps = { known: string | null; value?: string | null; onChange?: (id: string | null) => void };

function PatientPicker({ known, value, onChange }: PickerProps) {
  const { t } = useTranslation('debts');
  const client = useApolloClient();
  return (
    <FinderSelect
      aria-label={t('limit.BenhNhan_Id')}
      value={value ?? null}
      known={known}
      find={async (keyword) => {
        const { data } = await client.query({ query: DebtLimitPatientsDocument, variables: { keyword } });
        return (data?.benhNhans ?? []).map(({ _id, MaYTe, TenBenhNhan, NamSinh }) => ({
          value: _id,
          label: `${MaYTe} – ${TenBenhNhan}, ${NamSinh}`,
        }));
      }}
      onChange={(id) => onChange?.(id)}
    />
  );
}
