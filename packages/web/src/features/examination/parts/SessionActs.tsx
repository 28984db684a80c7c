import { useTranslation } from 'react-i18next';
import { CheckIcon, PrinterIcon, SaveIcon, SwapIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
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
  const { modal } = useNotices();
  const ask = (title: string, run: () => unknown) =>
    modal.confirm({ title, okButtonProps: { danger: true }, onOk: () => void run() });
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
        <Button danger onClick={() => ask(t('removeAsk'), exam.remove)}>
          {t('remove')}
        </Button>
      ) : null}
      {may('huy') ? (
        <Button danger onClick={() => ask(t('cancelAsk'), exam.cancel)}>
          {t('cancel')}
        </Button>
      ) : null}
    </>
  );
}
