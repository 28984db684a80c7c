import { useMutation } from '@apollo/client/react';
import type { Issue } from '@sen/domain/catalogue/validate';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { issuesOf, userMessage } from '../../../session/userMessage.ts';
import { formatDateTime } from '../../../ui/dateText.ts';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { showDecimal } from '../../../ui/numberText.ts';
import { issueText } from '../../../ui/useIssues.ts';
import { type CounterRowFragment, RaiseCounterDocument } from '../operations.main.gen.ts';
import { Facts } from './Facts.tsx';

type Props = { row: CounterRowFragment; onClose: () => void; onChanged: () => void };

/** One counter: where it stands, and its next number raised with a reason. */
export function CounterDialog({ row, onClose, onChanged }: Props) {
  const { t } = useTranslation('operations');
  const { message } = useNotices();
  const [raise, { loading }] = useMutation(RaiseCounterDocument);
  const [soToi, setSoToi] = useState('');
  const [lyDo, setLyDo] = useState('');
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const helpOf = (path: string) => {
    const issue = issues.find((one) => one.path === path);
    return issue ? issueText(issue, currentLanguage()) : null;
  };
  const submit = async () => {
    if (loading) return; // Enter again
    const missing: Issue[] = [
      ...(/^\d{1,9}$/.test(soToi.trim())
        ? []
        : [{ path: 'soToi', code: soToi.trim() === '' ? 'REQUIRED' : 'NOT_A_NUMBER' }]),
      ...(lyDo.trim() === '' ? [{ path: 'lyDo', code: 'REQUIRED' }] : []),
    ];
    setIssues(missing);
    setFailure(null);
    if (missing.length > 0) return;
    try {
      const { data } = await raise({
        variables: { name: row.name, scope: row.scope, soToi: Number(soToi), lyDo },
      });
      message.success(t('raised', { next: data?.raiseBoDemSo.soToi ?? '' }));
      onChanged();
      onClose();
    } catch (error) {
      const found = issuesOf(error);
      setIssues(found);
      if (found.length === 0) setFailure(userMessage(error));
    }
  };
  const onEnter = (event: React.KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    void submit();
  };
  return (
    <Modal
      open
      title={row.ten}
      okText={t('raise')}
      confirmLoading={loading}
      onOk={() => void submit()}
      onCancel={onClose}
      {...(row.duocSua ? {} : { footer: null })}
    >
      <Facts
        facts={[
          [t('period'), row.scope],
          [t('lastNumber'), showDecimal(row.value)],
          [t('nextNumber'), row.soToi],
          [t('lastUsed'), formatDateTime(row.luc)],
        ]}
      />
      {failure ? <Alert type="error" title={failure} /> : null}
      {row.duocSua ? (
        <Form layout="vertical">
          <p>{t('raiseText')}</p>
          <Form.Item
            label={t('newNext')}
            htmlFor="counter-next"
            required
            validateStatus={helpOf('soToi') ? 'error' : ''}
            help={helpOf('soToi')}
          >
            <Input
              id="counter-next"
              autoFocus
              inputMode="numeric"
              maxLength={9}
              value={soToi}
              onChange={(event) => setSoToi(event.target.value)}
              onKeyDown={onEnter}
            />
          </Form.Item>
          <Form.Item
            label={t('reasonTitle')}
            htmlFor="counter-reason"
            required
            validateStatus={helpOf('lyDo') ? 'error' : ''}
            help={helpOf('lyDo')}
          >
            <Input
              id="counter-reason"
              maxLength={500}
              value={lyDo}
              onChange={(event) => setLyDo(event.target.value)}
              onKeyDown={onEnter}
            />
          </Form.Item>
        </Form>
      ) : (
        <p className="soft">{row.kyNay ? t('counterFixed') : t('counterPast')}</p>
      )}
    </Modal>
  );
}
