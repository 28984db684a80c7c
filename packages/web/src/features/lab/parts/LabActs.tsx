import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrintChoices } from '../../../session/usePrintChoices.ts';
import { useHotkeys } from '../../../ui/hotkeys.tsx';
import { PrinterIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { usePrinting } from '../../../ui/Printing.tsx';
import { SlipActs } from '../../orders/desk/SlipActs.tsx';
import { labDesk } from '../labDesk.ts';
import { isBlank } from '../labForm.ts';
import type { LabResult, LabSlip } from '../useLabSlip.ts';
import { AskRerun } from './AskRerun.tsx';
import { RejectSample } from './RejectSample.tsx';

type Props = {
  state: LabSlip;
  result: LabResult;
  /** Focuses the act that comes next. */
  nextRef: Ref<{ focus: () => void }>;
};

/** The acts on a slip of the laboratory: the sample and its label besides those of every desk. */
export function LabActs({ state, result, nextRef }: Props) {
  const { t } = useTranslation('lab');
  const { modal } = useNotices();
  const printing = usePrinting();
  const { inTemMau } = usePrintChoices();
  const slip = result.DichVuYeuCau;
  const isReady = slip.TrangThai === 'SanSang';
  const mayTake = state.may('batDau') && !state.busy;

  const label = () => printing.print(`/api/print/TemMau/${slip._id}`);
  const take = async (print: boolean) => {
    if (mayTake && (await state.takeSample()) && (print || inTemMau)) await label();
  };
  const undo = () =>
    modal.confirm({
      title: t('undoSampleAsk', { sid: slip.SIDMau ?? '' }),
      okText: t('undoSample'),
      cancelText: t('back', { ns: 'common' }),
      okButtonProps: { danger: true },
      onOk: () => void state.undoSample(),
    });
  const takeAndPrint = {
    keys: 'Ctrl+P',
    label: t('takeAndPrint'),
    run: () => void take(true),
    disabled: !mayTake,
  };
  // before the sample the key prints its label; later it prints the result, as at every desk
  useHotkeys([
    { keys: 'F6', label: t('printLabel'), run: () => void label(), disabled: !slip.SIDMau },
    ...(isReady ? [takeAndPrint] : []),
  ]);
  return (
    <SlipActs
      desk={labDesk}
      slip={slip}
      state={state}
      begin={{ label: t('takeSample'), run: () => take(false), undoLabel: t('undoSample'), undo }}
      isBlank={isBlank(result, { entered: state.progress.entered, dirty: state.dirty })}
      returnResult={state.returnResult}
      beside={
        <Button icon={<PrinterIcon />} disabled={!mayTake} onClick={() => void take(true)}>
          {t('takeAndPrint')} <kbd>Ctrl P</kbd>
        </Button>
      }
      more={
        <>
          {slip.SIDMau && !isReady ? (
            <Button icon={<PrinterIcon />} onClick={() => void label()}>
              {t('printLabel')} <kbd>F6</kbd>
            </Button>
          ) : null}
          <AskRerun state={state} result={result} />
          <RejectSample state={state} result={result} />
        </>
      }
      nextRef={nextRef}
    />
  );
}
