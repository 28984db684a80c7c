import { useTranslation } from 'react-i18next';
import { CheckIcon, PrinterIcon, SaveIcon, SwapIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { type CancelReason, useCancelReason } from '../useCancelReason.tsx';
import type { Exam } from '../useExam.ts';

type Props = {
  may: (action: string) => boolean;
  exam: Exam;
  onSave: () => void;
  onPrint: () => void;
  onEnd: () => void;
  onMove: () => void;
};

/** The acts on a session that would succeed now. */
export function SessionActs({ may, exam, onSave, onPrint, onEnd, onMove }: Props) {
  const { t } = useTranslation('examination');
  const reasons = useCancelReason();
  const ask = async (title: string, okText: string, run: (reason: CancelReason) => unknown) => {
    const reason = await reasons.ask({ title, okText });
    if (reason) await run(reason);
  };
  return (
    <>
      {may('luu') ? (
        <Button icon={<SaveIcon />} loading={exam.busy} onClick={onSave}>
          {t('save')} <kbd>Ctrl S</kbd>
        </Button>
      ) : null}
      <Button icon={<PrinterIcon />} onClick={onPrint}>
        {t('print')} <kbd>Ctrl P</kbd>
      </Button>
      {may('ketThuc') ? (
        <Button type="primary" icon={<CheckIcon />} loading={exam.busy} onClick={onEnd}>
          {t('end')} <kbd>F10</kbd>
        </Button>
      ) : null}
      {may('chuyenPhong') ? (
        <Button icon={<SwapIcon />} onClick={onMove}>
          {t('moveRoom')} <kbd>F7</kbd>
        </Button>
      ) : null}
      {may('duyet') ? <Button onClick={() => void exam.verify()}>{t('verify')}</Button> : null}
      {may('xoa') ? (
        <Button danger onClick={() => void ask(t('removeAsk'), t('remove'), exam.remove)}>
          {t('remove')}
        </Button>
      ) : null}
      {may('huy') ? (
        <Button danger onClick={() => void ask(t('cancelAsk'), t('cancel'), exam.cancel)}>
          {t('cancel')}
        </Button>
      ) : null}
      {reasons.dialog}
    </>
  );
}
