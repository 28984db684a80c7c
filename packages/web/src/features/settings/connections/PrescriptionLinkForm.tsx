import { useMutation } from '@apollo/client/react';
import {
  diaChiLienThong,
  lienThongFields,
  lienThongIssues,
  type MoiTruongLienThong,
} from '@sen/domain/prescriptions/lienThong';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../../session/userMessage.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import {
  CheckPrescriptionLinkDocument,
  type PrescriptionLinkFragment,
  UpdatePrescriptionLinkDocument,
} from './connections.main.gen.ts';
import { CheckLine } from './parts/CheckLine.tsx';
import { ConnectionForm } from './parts/ConnectionForm.tsx';
import { FieldItems } from './parts/FieldItems.tsx';
import { PasswordField } from './parts/PasswordField.tsx';
import { useConnectionForm } from './useConnectionForm.ts';

type Values = {
  Bat: boolean;
  MoiTruong: MoiTruongLienThong;
  MaLienThong: string | null;
  MatKhau?: string | null;
};
type Props = { link: PrescriptionLinkFragment; onSaved: () => void };

/** The link's own form. */
export function PrescriptionLinkForm({ link, onSaved }: Props) {
  const { t } = useTranslation('connections');
  const { message } = useNotices();
  const [update] = useMutation(UpdatePrescriptionLinkDocument);
  const [check, { loading: checking }] = useMutation(CheckPrescriptionLinkDocument);
  /** Whether the password that the server keeps counts for these values. */
  const keeps = ({ MoiTruong, MaLienThong }: Values) =>
    link.coMatKhau && MoiTruong === link.MoiTruong && (MaLienThong ?? '') === link.MaLienThong;
  const state = useConnectionForm<Values, PrescriptionLinkFragment>({
    kind: 'prescription-link',
    record: link,
    idOf: () => 'site',
    fields: lienThongFields,
    valuesOf: (record) => valuesOf(record ?? link),
    issuesOf: (values) => lienThongIssues(values, keeps(values)),
    send: async ({ MaLienThong, MatKhau, ...values }, version) => {
      const input = { ...values, MaLienThong: MaLienThong ?? '', MatKhau: MatKhau || null, version };
      return (await update({ variables: { input } })).data?.updateLienThongDonThuoc;
    },
    onSaved: () => {
      message.success(t('linkSaved'));
      onSaved();
    },
  });
  const MoiTruong = Form.useWatch('MoiTruong', state.form) ?? state.start.MoiTruong;
  const MaLienThong = Form.useWatch('MaLienThong', state.form) ?? state.start.MaLienThong;
  const run = () =>
    check().then(onSaved, (error: unknown) => {
      message.error(userMessage(error));
    });
  const environments = Object.fromEntries(
    Object.entries(lienThongFields.MoiTruong.values).filter(([name]) =>
      link.moiTruongs.some((one) => one === name),
    ),
  );
  return (
    <>
      <div className="connection-card">
        <CheckLine check={link} />
        <Button loading={checking} disabled={!link.coMatKhau} onClick={() => void run()}>
          {t('check')}
        </Button>
      </div>
      <ConnectionForm state={state}>
        <FieldItems
          fields={{ ...lienThongFields, MoiTruong: { ...lienThongFields.MoiTruong, values: environments } }}
        />
        <p className="soft connection-hint">
          {t('linkHint', { address: diaChiLienThong[MoiTruong], begin: link.dauMa })}
        </p>
        <PasswordField key={state.saves} kept={keeps({ ...state.start, MoiTruong, MaLienThong })} />
        <Button type="primary" htmlType="submit" loading={state.saving}>
          {t('save')}
        </Button>
      </ConnectionForm>
    </>
  );
}

function valuesOf({ Bat, MoiTruong, MaLienThong }: PrescriptionLinkFragment): Values {
  return { Bat, MoiTruong, MaLienThong };
}
