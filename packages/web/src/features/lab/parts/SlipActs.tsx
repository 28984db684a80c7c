import { type Ref, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrintChoices } from '../../../session/usePrintChoices.ts';
import { useConfirmReason } from '../../../ui/ConfirmReason.tsx';
import { useHotkeys } from '../../../ui/hotkeys.tsx';
import { CheckIcon, ExperimentIcon, PrinterIcon, SaveIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { usePrinting } from '../../../ui/Printing.tsx';
import type { LabResult, LabSlip } from '../useLabSlip.ts';

type Props = {
  state: LabSlip;
  result: LabResult;
  /** Focuses the act that comes next: taking the sample, returning the result, printing it. */
  nextRef: Ref<{ focus: () => void }>;
};

/** The acts on a slip: those that would succeed now. */
export function SlipActs({ state, result, nextRef }: Props) {
  const { t } = useTranslation('lab');
  const { modal } = useNotices();
  const printing = usePrinting();
  const { inTemMau } = usePrintChoices();
  const confirm = useConfirmReason();
  const next = useRef<HTMLButtonElement>(null);
  useImperativeHandle(nextRef, () => ({ focus: () => next.current?.focus() }), []);
  const slip = result.DichVuYeuCau;
  const { busy, may, editable } = state;
  const ready = slip.TrangThai === 'SanSang';
  const given = slip.TrangThai === 'CoKetQua' || slip.TrangThai === 'DaXemKetQua';
  const mayTake = may('batDau') && !busy;
  const mayReturn = may('traKetQua') && !busy;
  const blank = state.progress.entered === 0 && !state.dirty;

  const label = () => printing.print(`/api/print/TemMau/${slip._id}`);
  const take = async (print: boolean) => {
    if (mayTake && (await state.takeSample()) && (print || inTemMau)) await label();
  };
  const show = () => printing.preview(`/api/print/KetQuaXetNghiem/${slip._id}`, slip.SoPhieuYeuCau);
  const undo = () =>
    modal.confirm({
      title: t('undoSampleAsk', { sid: slip.SIDMau ?? '' }),
      okText: t('undoSample'),
      cancelText: t('back', { ns: 'common' }),
      okButtonProps: { danger: true },
      onOk: () => void state.undoSample(),
    });
  const takeBack = async () => {
    const reason = await confirm.ask({
      title: t('takeBackTitle', { code: slip.SoPhieuYeuCau }),
      text: t('takeBackText'),
      okText: t('takeBack'),
      reasons: [t('reasons.typing'), t('reasons.sample'), t('reasons.patient')],
    });
    if (reason) await state.takeBack(reason);
  };
  useHotkeys([
    { keys: 'F4', label: t('takeSample'), run: () => void take(false), disabled: !mayTake },
    { keys: 'F6', label: t('printLabel'), run: () => void label(), disabled: !slip.SIDMau },
    { keys: 'Ctrl+S', label: t('save'), run: () => void state.save(), disabled: !editable || busy },
    {
      keys: 'Ctrl+Enter',
      label: t('returnResult'),
      run: () => void state.returnResult(),
      disabled: !mayReturn,
    },
    {
      keys: 'Ctrl+P',
      label: t(ready ? 'takeAndPrint' : 'printResult'),
      run: () => (ready ? void take(true) : show()),
      disabled: ready ? !mayTake : !given,
    },
  ]);
  return (
    <>
      {ready ? (
        <>
          <Button
            ref={next}
            type="primary"
            icon={<ExperimentIcon />}
            loading={busy}
            disabled={!may('batDau')}
            onClick={() => void take(false)}
          >
            {t('takeSample')} <kbd>F4</kbd>
          </Button>
          <Button icon={<PrinterIcon />} disabled={!mayTake} onClick={() => void take(true)}>
            {t('takeAndPrint')} <kbd>Ctrl P</kbd>
          </Button>
        </>
      ) : null}
      {editable ? (
        <Button
          ref={may('traKetQua') ? null : next}
          icon={<SaveIcon />}
          loading={busy}
          onClick={() => void state.save()}
        >
          {t('save')} <kbd>Ctrl S</kbd>
        </Button>
      ) : null}
      {may('traKetQua') ? (
        <Button
          ref={next}
          type="primary"
          icon={<CheckIcon />}
          loading={busy}
          onClick={() => void state.returnResult()}
        >
          {t('returnResult')} <kbd>Ctrl Enter</kbd>
        </Button>
      ) : null}
      {given ? (
        <Button ref={next} type="primary" icon={<PrinterIcon />} onClick={show}>
          {t('printResult')} <kbd>Ctrl P</kbd>
        </Button>
      ) : null}
      {slip.SIDMau && !ready ? (
        <Button icon={<PrinterIcon />} onClick={() => void label()}>
          {t('printLabel')} <kbd>F6</kbd>
        </Button>
      ) : null}
      {may('huyBatDau') && blank ? (
        <Button danger disabled={busy} onClick={undo}>
          {t('undoSample')}
        </Button>
      ) : null}
      {may('huyKetQua') ? (
        <Button danger disabled={busy} onClick={() => void takeBack()}>
          {t('takeBack')}
        </Button>
      ) : null}
      {confirm.dialog}
    </>
  );
}
