import { type WarningClass, warningClasses } from '@sen/domain/prescriptions/warnings';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../session/i18n.ts';
import { errorCode, errorDetails } from '../session/userMessage.ts';
import { ReasonChips } from './actDialog/ReasonChips.tsx';
import { Modal } from './kit/Dialog.tsx';
import { Form } from './kit/Form.tsx';
import { Input } from './kit/Input.tsx';

/** A warning that the server wants a reason for. */
export type OpenWarning = {
  key: string;
  MucDo: WarningClass;
  TenDuoc: string;
  Khac?: string | null;
  XuTri?: string | null;
  /** What the same warning said when it was overridden before. */
  Truoc?: string | null;
};

export type WarningReason = { key: string; LyDo: string };

/**
 * What the server says against something that is given is answered with a reason for each warning: `await withReasons(send)` sends it, asks
 * where the server asks, and sends it again with the reasons; null when the user steps back. Render `dialog`.
 */
export function useWarningReasons(): {
  withReasons: <T>(send: (reasons: readonly WarningReason[]) => Promise<T>) => Promise<T | null>;
  dialog: ReactNode;
} {
  const { t } = useTranslation();
  const [warnings, setWarnings] = useState<readonly OpenWarning[]>([]);
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const [tried, setTried] = useState(false);
  const answer = useRef<(reasons: readonly WarningReason[] | null) => void>(() => undefined);
  const ask = useCallback(
    (open: readonly OpenWarning[]) =>
      new Promise<readonly WarningReason[] | null>((resolve) => {
        answer.current = resolve;
        setReasons({});
        setTried(false);
        setWarnings(open);
      }),
    [],
  );
  const withReasons = useCallback(
    async <T,>(send: (reasons: readonly WarningReason[]) => Promise<T>): Promise<T | null> => {
      let given: readonly WarningReason[] = [];
      for (;;) {
        try {
          return await send(given);
        } catch (refusal) {
          if (errorCode(refusal) !== 'NEEDS_CONFIRMATION') throw refusal;
          const { warnings: open } = errorDetails(refusal) as { warnings?: OpenWarning[] }; // as the server judges them
          const more = open && open.length > 0 ? await ask(open) : null;
          if (!more) return null;
          given = [...given, ...more];
        }
      }
    },
    [ask],
  );
  const close = (given: readonly WarningReason[] | null) => {
    setWarnings([]);
    answer.current(given);
  };
  const isBlank = ({ key }: OpenWarning) => !reasons[key]?.trim();
  const submit = () => {
    if (warnings.some(isBlank)) setTried(true);
    else close(warnings.map(({ key }) => ({ key, LyDo: reasons[key]?.trim() ?? '' })));
  };
  const dialog = (
    <Modal
      open={warnings.length > 0}
      title={t('warningReasons.title')}
      okText={t('warningReasons.ok')}
      okButtonProps={{ danger: true }}
      cancelText={t('back')}
      onOk={submit}
      onCancel={() => close(null)}
    >
      <Form layout="vertical">
        {warnings.map((one, at) => (
          <Form.Item
            key={one.key}
            label={warningText(one)}
            htmlFor={`warning-reason-${at}`}
            required
            validateStatus={tried && isBlank(one) ? 'error' : ''}
            help={tried && isBlank(one) ? t('reasonNeeded') : one.XuTri || null}
          >
            <Input
              id={`warning-reason-${at}`}
              autoFocus={at === 0}
              placeholder={t('reason')}
              maxLength={500}
              value={reasons[one.key] ?? ''}
              onChange={(event) => setReasons((now) => ({ ...now, [one.key]: event.target.value }))}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                const next = document.getElementById(`warning-reason-${at + 1}`);
                if (next) next.focus();
                else submit();
              }}
            />
            <ReasonChips
              act="verifyKhamBenh"
              id={`warning-reason-${at}`}
              value={reasons[one.key] ?? ''}
              onChange={(text) => setReasons((now) => ({ ...now, [one.key]: text }))}
            />
          </Form.Item>
        ))}
      </Form>
    </Modal>
  );
  return { withReasons, dialog };
}

/** "Possible allergy: Ampicilin 500 mg – Penicilin (Amoxicilin)". */
function warningText({ MucDo, TenDuoc, Khac, Truoc }: OpenWarning): string {
  const label = warningClasses[MucDo][currentLanguage()];
  const before = Truoc ? ` (${Truoc} →)` : '';
  return `${label}: ${TenDuoc}${Khac && Khac !== TenDuoc ? ` – ${before}${Khac}` : ''}`;
}
