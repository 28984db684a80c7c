import type { Issue } from '@sen/domain/catalogue/validate';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { issuesOf, userMessage } from '../../../session/userMessage.ts';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { issueText } from '../../../ui/useIssues.ts';

export type Secured = { lyDo: string; currentPassword: string; tenCoSo: string };

type Props = {
  title: string;
  okText: string;
  danger?: boolean;
  /** What happens. */
  children: ReactNode;
  /** The name of the site, which has to be typed; none for acts that can be undone easily. */
  siteName?: string;
  /** Throws what the server refuses. */
  run: (given: Secured) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
};

const empty: Secured = { lyDo: '', currentPassword: '', tenCoSo: '' };

/** An act that asks for a reason and the password again, and the heaviest one for the name of the site as well. */
export function SecuredAct({ title, okText, danger = false, children, siteName, run, ...ends }: Props) {
  const { t } = useTranslation(['operations', 'common']);
  const [given, setGiven] = useState(empty);
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // once the fields can be typed into again
  useEffect(() => {
    if (!busy) focusField(issues[0]?.path);
  }, [busy, issues]);
  const submit = async () => {
    if (busy) return; // Enter again
    const missing = missingIn(given, siteName !== undefined);
    setIssues(missing);
    setFailure(null);
    if (missing.length > 0) return;
    setBusy(true);
    try {
      await run(given);
      ends.onDone();
    } catch (error) {
      const found = issuesOf(error);
      setIssues(found);
      if (found.length === 0) setFailure(userMessage(error));
      setBusy(false);
    }
  };
  const helpOf = (path: keyof Secured) => {
    const issue = issues.find((one) => one.path === path);
    return issue ? issueText(issue, currentLanguage()) : null;
  };
  const field = (path: keyof Secured) => ({
    id: idOf(path),
    value: given[path],
    onChange: (event: { target: { value: string } }) => setGiven({ ...given, [path]: event.target.value }),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.shiftKey) return;
      event.preventDefault();
      void submit();
    },
  });
  const item = (path: keyof Secured, label: string, input: ReactNode) => (
    <Form.Item
      label={label}
      htmlFor={idOf(path)}
      required
      validateStatus={helpOf(path) ? 'error' : ''}
      help={helpOf(path)}
    >
      {input}
    </Form.Item>
  );
  return (
    <Modal
      open
      title={title}
      okText={okText}
      okButtonProps={{ danger }}
      confirmLoading={busy}
      onOk={() => void submit()}
      onCancel={ends.onClose}
    >
      {children}
      {failure ? <Alert type="error" title={failure} /> : null}
      <Form layout="vertical">
        {item(
          'lyDo',
          t('common:reason'),
          <Input.TextArea {...field('lyDo')} rows={2} maxLength={500} autoFocus />,
        )}
        {siteName === undefined
          ? null
          : item(
              'tenCoSo',
              t('typeSiteName', { name: siteName }),
              <Input {...field('tenCoSo')} autoComplete="off" maxLength={200} />,
            )}
        {item(
          'currentPassword',
          t('yourPassword'),
          <Input.Password {...field('currentPassword')} autoComplete="current-password" />,
        )}
      </Form>
    </Modal>
  );
}

function missingIn(given: Secured, withName: boolean): Issue[] {
  const wanted: Array<keyof Secured> = [
    'lyDo',
    ...(withName ? (['tenCoSo'] as const) : []),
    'currentPassword',
  ];
  return wanted.filter((path) => given[path].trim() === '').map((path) => ({ path, code: 'REQUIRED' }));
}

function idOf(path: string): string {
  return `secured-${path}`;
}

function focusField(path: string | undefined): void {
  if (path) document.getElementById(idOf(path))?.focus();
}
