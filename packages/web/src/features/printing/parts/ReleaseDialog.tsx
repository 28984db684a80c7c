import type { Issue } from '@sen/domain/catalogue/validate';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { issuesOf, userMessage } from '../../../session/userMessage.ts';
import { DateField } from '../../../ui/DateField.tsx';
import { today } from '../../../ui/dateText.ts';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { issueText } from '../../../ui/useIssues.ts';
import { useOneAtATime } from '../../../ui/useOneAtATime.ts';

type Props = {
  title: string;
  /** Releases from a day on; false when what was typed could not be saved first. */
  onRelease: (TuNgay: string) => Promise<boolean>;
  onDone: () => void;
  onClose: () => void;
};

/** From which day a version prints; what the server refuses stands in the dialog. */
export function ReleaseDialog({ title, onRelease, onDone, onClose }: Props) {
  const { t } = useTranslation('printing');
  const [day, setDay] = useState<string | null>(today());
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const language = currentLanguage();
  const ofDay = issues.find((issue) => issue.path === 'TuNgay');
  const others = issues.filter((issue) => issue !== ofDay);

  const { run: submit, busy } = useOneAtATime(async () => {
    if (day === null || !/^\d{4}-\d{2}-\d{2}$/.test(day)) {
      setIssues([{ path: 'TuNgay', code: day === null ? 'REQUIRED' : 'NOT_A_DATE' }]);
      return;
    }
    setIssues([]);
    setFailure(null);
    try {
      if (await onRelease(day)) onDone();
      else onClose(); // the editor says what is wrong
    } catch (error) {
      const found = issuesOf(error);
      setIssues(found);
      if (found.length === 0) setFailure(userMessage(error));
    }
  });
  return (
    <Modal
      open
      title={title}
      okText={t('release')}
      cancelText={t('back')}
      confirmLoading={busy}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <p>{t('releaseText')}</p>
      <Form layout="vertical">
        <Form.Item
          label={t('firstDay')}
          htmlFor="release-day"
          required
          validateStatus={ofDay ? 'error' : ''}
          help={ofDay ? issueText(ofDay, language) : null}
        >
          <DateField
            id="release-day"
            autoFocus
            value={day}
            onChange={setDay}
            onPressEnter={() => void submit()}
          />
        </Form.Item>
      </Form>
      {failure === null && others.length === 0 ? null : (
        <Alert
          type="error"
          role="alert"
          title={failure ?? t('notReleased')}
          description={
            <ul className="form-issues">
              {others.map((issue) => {
                const text = issueText(issue, language);
                return <li key={text}>{text}</li>;
              })}
            </ul>
          }
        />
      )}
    </Modal>
  );
}
