import { useMutation } from '@apollo/client/react';
import { serialWords } from '@sen/domain/invoices/serial';
import {
  diaChiNhaCungCap,
  taiKhoanHoaDonFields as fields,
  hasAppId,
  hasIssuer,
  hasLayout,
  needsPassword,
  taiKhoanHoaDonIssues,
} from '@sen/domain/invoices/taiKhoanHoaDon';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { type AccountValues, accountInput, accountValues } from './accountValues.ts';
import {
  CreateInvoiceAccountDocument,
  type InvoiceAccountFragment,
  UpdateInvoiceAccountDocument,
} from './connections.main.gen.ts';
import { ConnectionForm } from './parts/ConnectionForm.tsx';
import { FieldItems } from './parts/FieldItems.tsx';
import { PasswordField } from './parts/PasswordField.tsx';
import { useConnectionForm } from './useConnectionForm.ts';

type Props = { account: InvoiceAccountFragment | null; onClose: () => void; onSaved: () => void };

/** The form of an account for electronic invoices. It stays open while it holds what is not saved yet. */
export function InvoiceAccountDialog({ account, onClose, onSaved }: Props) {
  const { t } = useTranslation('connections');
  const { message } = useNotices();
  const [create] = useMutation(CreateInvoiceAccountDocument);
  const [update] = useMutation(UpdateInvoiceAccountDocument);
  const state = useConnectionForm<AccountValues, InvoiceAccountFragment>({
    kind: 'invoice-account',
    record: account,
    idOf: (record) => record?._id ?? 'new',
    fields,
    valuesOf: accountValues,
    issuesOf: (values, record) => taiKhoanHoaDonIssues(values, needsPassword(record, values)),
    send: async (values, version, record) => {
      const input = accountInput(values);
      if (!input) return undefined;
      if (!record) return (await create({ variables: { input } })).data?.createTaiKhoanHoaDon;
      const { data } = await update({ variables: { id: record._id, input: { ...input, version } } });
      return data?.updateTaiKhoanHoaDon;
    },
    onSaved: (saved, typedOn) => {
      message.success(t('saved', { name: saved.Ten }));
      onSaved();
      if (!typedOn) onClose();
    },
  });
  const { form, record, start } = state;
  const serial = serialWords(String(Form.useWatch('KyHieu', form) ?? start.KyHieu ?? ''));
  const [DiaChi, TenDangNhap, NhaCungCap, TenPhatHanh] = [
    Form.useWatch('DiaChi', form) ?? start.DiaChi,
    Form.useWatch('TenDangNhap', form) ?? start.TenDangNhap,
    Form.useWatch('NhaCungCap', form) ?? start.NhaCungCap,
    Form.useWatch('TenPhatHanh', form) ?? start.TenPhatHanh,
  ];
  const wanted = needsPassword(record, { DiaChi, TenDangNhap, NhaCungCap, TenPhatHanh });
  // another provider is asked elsewhere, unless an address of one's own was typed
  useEffect(() => {
    const typed: unknown = form.getFieldValue('DiaChi');
    const known = Object.values(diaChiNhaCungCap).some((address) => address === typed);
    if (NhaCungCap && known) form.setFieldsValue({ DiaChi: diaChiNhaCungCap[NhaCungCap] });
  }, [NhaCungCap, form]);
  return (
    <Modal
      open
      title={record ? record.Ten : t('newAccount')}
      onCancel={onClose}
      footer={
        <Button type="primary" loading={state.saving} onClick={state.save}>
          {t('save')}
        </Button>
      }
    >
      <ConnectionForm state={state}>
        <FieldItems fields={{ Ten: fields.Ten, NhaCungCap: fields.NhaCungCap, DiaChi: fields.DiaChi }} />
        <FieldItems fields={{ MaSoThue: fields.MaSoThue, TenDangNhap: fields.TenDangNhap }} />
        <PasswordField key={state.saves} kept={!wanted.matKhau} />
        {hasIssuer(NhaCungCap) ? (
          <>
            <p className="soft connection-hint">{t('issuerHint')}</p>
            <FieldItems fields={{ TenPhatHanh: { ...fields.TenPhatHanh, required: true } }} />
            <PasswordField
              key={`issuer${state.saves}`}
              name="MatKhauPhatHanh"
              kept={!wanted.phatHanh}
              label={t('issuerPassword')}
            />
          </>
        ) : null}
        {hasAppId(NhaCungCap) ? (
          <>
            <FieldItems fields={{ MaUngDung: { ...fields.MaUngDung, required: true } }} />
            <p className="soft connection-hint">{t('appIdHint')}</p>
          </>
        ) : null}
        <FieldItems
          fields={{
            MauSo: fields.MauSo,
            KyHieu: fields.KyHieu,
            ...(hasLayout(NhaCungCap) ? { MaMau: fields.MaMau } : {}),
          }}
        />
        <p className="soft connection-hint" aria-live="polite">
          {serial ? serial[currentLanguage()] : t('serialHint')}
        </p>
        <FieldItems fields={{ Node_Ids: fields.Node_Ids, NhanVien_Ids: fields.NhanVien_Ids }} />
        <p className="soft connection-hint">{t('usedByHint')}</p>
        <FieldItems fields={{ TuNgay: fields.TuNgay, TamNgung: fields.TamNgung }} />
      </ConnectionForm>
    </Modal>
  );
}
