import { useMutation } from '@apollo/client/react';
import { khacPhucIssues } from '@sen/domain/labQc/ketQuaKiemChuan';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { userMessage } from '../../../session/userMessage.ts';
import { DraftBeside } from '../../../ui/DraftBeside.tsx';
import { formatDateTime } from '../../../ui/dateText.ts';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { showDecimal } from '../../../ui/numberText.ts';
import { issueText } from '../../../ui/useIssues.ts';
import { useVersionedDraft } from '../../../ui/useVersionedDraft.ts';
import { CorrectControlDocument } from '../labQc.main.gen.ts';
import type { ControlRun } from '../useLabQc.ts';
import { levelText, rulesText } from '../words.tsx';

type Props = { run: ControlRun; onDone: () => void; onClose: () => void };

const fields = ['NguyenNhan', 'KhacPhuc'] as const;

/** What was done about a rejected result: its cause and the action. */
export function CorrectDialog({ run, onDone, onClose }: Props) {
  const { t } = useTranslation(['labQc', 'common']);
  const { message } = useNotices();
  const [correct, { loading }] = useMutation(CorrectControlDocument);
  const draft = useVersionedDraft<Record<(typeof fields)[number], string>>(
    'khacPhucKiemChuan',
    run._id,
    run.version,
  );
  const values = draft.value ?? { NguyenNhan: run.NguyenNhan ?? '', KhacPhuc: run.KhacPhuc ?? '' };
  const [tried, setTried] = useState(false);
  const issues = tried ? khacPhucIssues(values) : [];
  const submit = async () => {
    setTried(true);
    if (khacPhucIssues(values).length > 0) return;
    try {
      await correct({ variables: { id: run._id, input: { ...values, version: run.version } } });
      draft.clear();
      onDone();
    } catch (failure) {
      message.error(userMessage(failure));
    }
  };
  return (
    <Modal
      open
      title={t('correctTitle')}
      okText={t('keep')}
      cancelText={t('back', { ns: 'common' })}
      confirmLoading={loading}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <p>
        {run.TenChiSo}, {levelText(run.Muc)}, {formatDateTime(run.Luc)}: {showDecimal(run.GiaTri)}{' '}
        {run.DonViTinh} ({rulesText(run.QuyTacs)})
      </p>
      <DraftBeside
        draft={draft}
        tell={(value) => fields.map((field) => ({ label: t(field), text: value[field] }))}
      />
      <Form layout="vertical">
        {fields.map((field, at) => {
          const issue = issues.find(({ path }) => path === field);
          return (
            <Form.Item
              key={field}
              label={t(field)}
              htmlFor={`qc-${field}`}
              required
              validateStatus={issue ? 'error' : ''}
              help={issue ? issueText(issue, currentLanguage()) : null}
            >
              <Input.TextArea
                id={`qc-${field}`}
                autoFocus={at === 0}
                rows={2}
                maxLength={1000}
                value={values[field]}
                onChange={(event) => draft.change({ ...values, [field]: event.target.value })}
              />
            </Form.Item>
          );
        })}
      </Form>
      <p className="soft">{t('correctHint')}</p>
    </Modal>
  );
}
