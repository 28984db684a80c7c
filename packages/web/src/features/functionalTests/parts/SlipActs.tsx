import { type Ref, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirmReason } from '../../../ui/ConfirmReason.tsx';
import { useHotkeys } from '../../../ui/hotkeys.tsx';
import { CheckIcon, ExperimentIcon, PrinterIcon, SaveIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { usePrinting } from '../../../ui/Printing.tsx';
import type { TestResult } from '../testEntry.ts';
import type { TestSlip } from '../useTestSlip.ts';

type Props = {
  state: TestSlip;
  result: TestResult;
  /** Focuses the act that comes next: beginning, returning, printing. */
  nextRef: Ref<{ focus: () => void }>;
};

/** The acts on a slip: those that would succeed now. */
export function SlipActs({ state, result, nextRef }: Props) {
  const { t } = useTranslation('functionalTests');
  const printing = usePrinting();
  const confirm = useConfirmReason();
  const next = useRef<HTMLButtonElement>(null);
  useImperativeHandle(nextRef, () => ({ focus: () => next.current?.focus() }), []);
  const slip = result.DichVuYeuCau;
  const { busy, may, editable } = state;
  const given = slip.TrangThai === 'CoKetQua' || slip.TrangThai === 'DaXemKetQua';
  const mayBegin = may('batDau') && !busy;
  const mayReturn = may('traKetQua') && !busy;
  const blank = !state.dirty && result.ketQuas.every((line) => !hasContent(line));

  const show = () => printing.preview(`/api/print/KetQuaThamDoChucNang/${slip._id}`, slip.SoPhieuYeuCau);
  const takeBack = async () => {
    const reason = await confirm.ask({
      title: t('takeBackTitle', { code: slip.SoPhieuYeuCau }),
      text: t('takeBackText'),
      okText: t('takeBack'),
      reasons: [t('reasons.conclusion'), t('reasons.images'), t('reasons.patient')],
    });
    if (reason) await state.takeBack(reason);
  };
  useHotkeys([
    { keys: 'F4', label: t('begin'), run: () => void state.begin(), disabled: !mayBegin },
    { keys: 'Ctrl+S', label: t('save'), run: () => void state.save(), disabled: !editable || busy },
    {
      keys: 'Ctrl+Enter',
      label: t('returnResult'),
      run: () => void state.returnResult(),
      disabled: !mayReturn,
    },
    { keys: 'Ctrl+P', label: t('printResult'), run: show, disabled: !given },
  ]);
  return (
    <>
      {slip.TrangThai === 'SanSang' ? (
        <Button
          ref={next}
          type="primary"
          icon={<ExperimentIcon />}
          loading={busy}
          disabled={!may('batDau')}
          onClick={() => void state.begin()}
        >
          {t('begin')} <kbd>F4</kbd>
        </Button>
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
      {may('huyBatDau') && blank ? (
        <Button danger disabled={busy} onClick={() => void state.undoBegin()}>
          {t('undoBegin')}
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

function hasContent(line: TestResult['ketQuas'][number]): boolean {
  return Boolean(line.MoTa || line.KetLuan || line.DeNghi || line.hinhAnhs.length > 0);
}
