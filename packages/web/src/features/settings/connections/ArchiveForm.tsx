import { useMutation } from '@apollo/client/react';
import { archiveFields } from '@sen/domain/dicom/archive';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../../session/userMessage.ts';
import { formatDateTime } from '../../../ui/dateText.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import {
  type ArchiveFormValues,
  archiveFormIssues,
  archiveInput,
  archiveValues,
  keepsSecret,
} from './archiveValues.ts';
import { type ArchiveFragment, CheckArchiveDocument, UpdateArchiveDocument } from './connections.main.gen.ts';
import { CheckLine } from './parts/CheckLine.tsx';
import { ConnectionForm } from './parts/ConnectionForm.tsx';
import { FieldItems } from './parts/FieldItems.tsx';
import { PasswordField } from './parts/PasswordField.tsx';
import { useConnectionForm } from './useConnectionForm.ts';

type Props = { archive: ArchiveFragment; onSaved: () => void };

const { Bat, DiaChi, XacThuc, TenDangNhap, HanGiay } = archiveFields;

/** The connection to the archive: how it stands, its check, and its form. */
export function ArchiveForm({ archive, onSaved }: Props) {
  const { t } = useTranslation('connections');
  const { message } = useNotices();
  const [update] = useMutation(UpdateArchiveDocument);
  const [check, { loading: checking }] = useMutation(CheckArchiveDocument);
  const state = useConnectionForm<ArchiveFormValues, ArchiveFragment>({
    kind: 'archive',
    record: archive,
    idOf: () => 'site',
    fields: archiveFields,
    valuesOf: (record) => archiveValues(record ?? archive),
    issuesOf: (values) => archiveFormIssues(archive, values),
    send: async (values, version) => {
      const input = { ...archiveInput(values), version };
      return (await update({ variables: { input } })).data?.updateKhoAnhDICOM;
    },
    onSaved: () => {
      message.success(t('archiveSaved'));
      onSaved();
    },
  });
  const typed = {
    ...state.start,
    ...pick('DiaChi', Form.useWatch('DiaChi', state.form)),
    ...pick('XacThuc', Form.useWatch('XacThuc', state.form)),
    ...pick('TenDangNhap', Form.useWatch('TenDangNhap', state.form)),
  };
  const way = typed.XacThuc ?? 'Khong';
  const run = () =>
    check().then(onSaved, (error: unknown) => {
      message.error(userMessage(error));
    });
  return (
    <>
      <div className="connection-card">
        <CheckLine check={archive} />
        <Button loading={checking} disabled={archive.DiaChi === ''} onClick={() => void run()}>
          {t('check')}
        </Button>
        {archive.MatTu ? (
          <p role="status">{t('archiveAway', { at: formatDateTime(archive.MatTu) })}</p>
        ) : null}
      </div>
      <ConnectionForm state={state}>
        <FieldItems fields={{ Bat, DiaChi }} />
        <p className="soft connection-hint">{t('archiveHint')}</p>
        <FieldItems fields={{ XacThuc, ...(way === 'MatKhau' ? { TenDangNhap } : {}) }} />
        {way === 'Khong' ? null : (
          <PasswordField
            key={`${state.saves} ${way}`}
            kept={keepsSecret(archive, typed)}
            {...(way === 'MaTruyCap' ? { label: t('token') } : {})}
          />
        )}
        <FieldItems fields={{ HanGiay }} />
        <Button type="primary" htmlType="submit" loading={state.saving}>
          {t('save')}
        </Button>
      </ConnectionForm>
    </>
  );
}

/** A field that is watched, once the form has it. */
function pick<K extends string, V>(name: K, value: V | undefined): { [key in K]?: V } {
  return value === undefined ? {} : ({ [name]: value } as { [key in K]?: V }); // its only key
}
