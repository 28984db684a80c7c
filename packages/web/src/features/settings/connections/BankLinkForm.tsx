import { useMutation } from '@apollo/client/react';
import { bankLinkFields, bankLinkIssues, type LoaiThongBao } from '@sen/domain/bankNotices/bankLink';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../ui/dateText.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { StateTag } from '../../../ui/StateTag.tsx';
import { type BankLinkFragment, UpdateBankLinkDocument } from './bankLink.main.gen.ts';
import { ConnectionForm } from './parts/ConnectionForm.tsx';
import { FieldItems } from './parts/FieldItems.tsx';
import { PasswordField } from './parts/PasswordField.tsx';
import { useConnectionForm } from './useConnectionForm.ts';

type Values = { Bat: boolean; Loai: LoaiThongBao; MatKhau?: string | null };
type Props = { link: BankLinkFragment; onSaved: () => void };

const valuesOf = ({ Bat, Loai }: BankLinkFragment): Values => ({ Bat, Loai });

/** The connection by which transfers are told: how it stands, the address to give to the sender, and its form. */
export function BankLinkForm({ link, onSaved }: Props) {
  const { t } = useTranslation('connections');
  const { message } = useNotices();
  const [update] = useMutation(UpdateBankLinkDocument);
  const keeps = (Loai: LoaiThongBao) => link.coMatKhau && link.Loai === Loai;
  const state = useConnectionForm<Values, BankLinkFragment>({
    kind: 'bank-link',
    record: link,
    idOf: () => 'site',
    fields: bankLinkFields,
    valuesOf: (record) => valuesOf(record ?? link),
    issuesOf: (values) => bankLinkIssues(values, keeps(values.Loai)),
    send: async ({ Bat, Loai, MatKhau }, version) => {
      const input = { version, Bat: Boolean(Bat), Loai, MatKhau: MatKhau || null };
      return (await update({ variables: { input } })).data?.updateKetNoiNganHang;
    },
    onSaved: () => {
      message.success(t('bankLinkSaved'));
      onSaved();
    },
  });
  const Loai = Form.useWatch('Loai', state.form) ?? state.start.Loai;
  const address = `${window.location.origin}/api/bank-notices`;
  return (
    <>
      <div className="connection-card">
        <p className="connection-check">
          {link.NhanLuc ? (
            <>
              <StateTag tone="done">{t('bankLinkHeard')}</StateTag>
              <span className="soft">{formatDateTime(link.NhanLuc)}</span>
            </>
          ) : (
            <StateTag tone="waiting">{t('bankLinkSilent')}</StateTag>
          )}
        </p>
        <p>
          {t('bankLinkAddress')} <code>{address}</code>
        </p>
      </div>
      <ConnectionForm state={state}>
        <FieldItems fields={bankLinkFields} />
        <PasswordField key={`${state.saves} ${Loai}`} kept={keeps(Loai)} label={t('bankLinkKey')} />
        <p className="soft connection-hint">{t(`bankLinkHint.${Loai}`)}</p>
        <Button type="primary" htmlType="submit" loading={state.saving}>
          {t('save')}
        </Button>
      </ConnectionForm>
    </>
  );
}
