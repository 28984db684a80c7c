import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import type { Diagnosis, DiagnosisHint } from './useDiagnosisHints.ts';
import type { Ending, Exam } from './useExam.ts';

type Args = {
  exam: Exam;
  check: (now: Diagnosis) => Promise<DiagnosisHint[]>;
  /** Saves what else is open; false when that was refused. */
  before: () => Promise<boolean>;
  /** The form shows why. */
  onRefused: () => void;
};

/** Ends a session: what the disease list forbids stands at its field, what it discourages is asked first. */
export function useEnding({ exam, check, before, onRefused }: Args) {
  const { t } = useTranslation('examination');
  const { message, modal } = useNotices();
  const asked = (hints: readonly DiagnosisHint[]) =>
    new Promise<boolean>((answer) =>
      modal.confirm({
        title: t('hintsTitle'),
        content: hints.map((one) => <p key={`${one.path}${one.text}`}>{one.text}</p>),
        okText: t('endAnyway'),
        onOk: () => answer(true),
        onCancel: () => answer(false),
      }),
    );
  return async (act: Ending = 'end') => {
    try {
      const { ChanDoanICD_Id, ChanDoanPhuICD_Ids } = exam.form.getFieldsValue(true);
      const hints = await check({
        ChanDoanICD_Id: ChanDoanICD_Id ?? null,
        ChanDoanPhuICD_Ids: ChanDoanPhuICD_Ids ?? [],
      });
      const forbidden = hints.filter((one) => one.severity === 'error');
      if (forbidden.length > 0) {
        exam.issues.set(forbidden);
        return onRefused();
      }
      if (hints.length > 0 && !(await asked(hints))) return onRefused();
      if (!(await before())) return;
      if (!(await exam.end(act))) onRefused();
    } catch (error) {
      message.error(userMessage(error));
    }
  };
}
