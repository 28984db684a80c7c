import { useMutation } from '@apollo/client/react';
import { khacPhucIssues } from '@sen/domain/labQc/ketQuaKiemChuan';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { userMessage } from '../../../session/userMessage.ts';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { formatDateTime } from '../../../ui/dateText.ts';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { showDecimal } from '../../../ui/numberText.ts';
import { useDraft } from '../../../ui/useDraft.ts';
import { issueText } from '../../../ui/useIssues.ts';
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
  const draft = useDraft<Record<(typeof fields)[number], string>>('khacPhucKiemChuan', run._id);
  const [typed, setTyped] = useState<Record<(typeof fields)[number], string> | null>(null);
  const kept = { NguyenNhan: run.NguyenNhan ?? '', KhacPhuc: run.KhacPhuc ?? '' };
  const { found } = draft;
  // what was typed over an earlier version of the record is shown beside this one, not put over it
  const isOlder = found !== null && found.version !== null && found.version < run.version;
  const values = typed ?? (isOlder ? null : found?.value) ?? kept;
  const change = (next: typeof kept) => {
    setTyped(next);
    draft.keep(next, run.version);
  };
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
      {found && !typed && !isOlder ? <DraftNotice savedAt={found.savedAt} onDiscard={draft.clear} /> : null}
      {found && !typed && isOlder ? (
        <Alert
          type="warning"
          role="status"
          title={t('olderDraft', { at: formatDateTime(new Date(found.savedAt)) })}
          description={fields.map((field) => (
            <div key={field}>
              {t(field)}: {found.value[field] || '–'}
            </div>
          ))}
          action={
            <>
              <Button size="small" onClick={() => change(found.value)}>
                {t('takeDraft')}
              </Button>{' '}
              <Button size="small" onClick={draft.clear}>
                {t('discardDraft', { ns: 'common' })}
              </Button>
            </>
          }
        />
      ) : null}
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
                onChange={(event) => change({ ...values, [field]: event.target.value })}
              />
            </Form.Item>
          );
        })}
      </Form>
      <p className="soft">{t('correctHint')}</p>
    </Modal>
  );
}
