import { useMutation } from '@apollo/client/react';
import { queueSystemFields } from '@sen/domain/queues/queueSystem';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../../session/userMessage.ts';
import { formatDateTime } from '../../../ui/dateText.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import {
  CheckQueueSystemDocument,
  type QueueSystemFragment,
  UpdateQueueSystemDocument,
} from './connections.main.gen.ts';
import { CheckLine } from './parts/CheckLine.tsx';
import { ConnectionForm } from './parts/ConnectionForm.tsx';
import { FieldItems } from './parts/FieldItems.tsx';
import { PasswordField } from './parts/PasswordField.tsx';
import {
  formFields,
  keepsPassword,
  ledFields,
  type QueueSystemFormValues,
  queueSystemFormIssues,
  queueSystemInput,
  queueSystemValues,
} from './queueSystemValues.ts';
import { useConnectionForm } from './useConnectionForm.ts';

type Props = { system: QueueSystemFragment; onSaved: () => void };

/** The connection to the queue system: how it stands, its check, and its form. */
export function QueueSystemForm({ system, onSaved }: Props) {
  const { t } = useTranslation('connections');
  const { message } = useNotices();
  const [update] = useMutation(UpdateQueueSystemDocument);
  const [check, { loading: checking }] = useMutation(CheckQueueSystemDocument);
  const state = useConnectionForm<QueueSystemFormValues, QueueSystemFragment>({
    kind: 'queue-system',
    record: system,
    idOf: () => 'site',
    fields: formFields,
    valuesOf: (record) => queueSystemValues(record ?? system),
    issuesOf: (values) => queueSystemFormIssues(system, values),
    send: async (values, version) => {
      const input = { ...queueSystemInput(values), version };
      return (await update({ variables: { input } })).data?.updateHeThongGoiSo;
    },
    onSaved: () => {
      message.success(t('queueSystemSaved'));
      onSaved();
    },
  });
  const DiaChi = Form.useWatch('DiaChi', state.form) ?? state.start.DiaChi;
  const TenDangNhap = Form.useWatch('TenDangNhap', state.form) ?? state.start.TenDangNhap;
  const run = () =>
    check().then(onSaved, (error: unknown) => {
      message.error(userMessage(error));
    });
  return (
    <>
      <div className="connection-card">
        <CheckLine check={system} />
        <Button loading={checking} disabled={!system.coMatKhau} onClick={() => void run()}>
          {t('check')}
        </Button>
        {system.MatTu ? <p role="status">{t('awaySince', { at: formatDateTime(system.MatTu) })}</p> : null}
        {system.choBao > 0 ? <p className="soft">{t('untold', { count: system.choBao })}</p> : null}
      </div>
      <ConnectionForm state={state}>
        <FieldItems fields={queueSystemFields} />
        <p className="soft connection-hint">{t('queueSystemHint')}</p>
        <PasswordField key={state.saves} kept={keepsPassword(system, { DiaChi, TenDangNhap })} />
        <h2>{t('queuesLed')}</h2>
        <div className="connection-queues">
          <FieldItems fields={ledFields} />
        </div>
        <Button type="primary" htmlType="submit" loading={state.saving}>
          {t('save')}
        </Button>
      </ConnectionForm>
    </>
  );
}
