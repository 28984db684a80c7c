import { errorText } from '@sen/domain/errors/errors';
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { useActDialog } from '../../../ui/actDialog/useActDialog.tsx';
import { refusalOf, type WithActs } from '../../../ui/acts.ts';
import { useHotkeys } from '../../../ui/hotkeys.tsx';
import { CheckIcon, ExperimentIcon, PrinterIcon, SaveIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { usePrinting } from '../../../ui/Printing.tsx';
import { ResultActs } from '../../../ui/ResultActs.tsx';
import type { DeskKind } from './deskKind.ts';
import { PaymentCheck } from './PaymentCheck.tsx';
import { isGiven } from './resultKind.ts';

type Slip = { _id: string; SoPhieuYeuCau: string; TrangThai: string } & Partial<WithActs>;

type Props = {
  desk: DeskKind;
  slip: Slip;
  state: {
    busy: boolean;
    editable: boolean;
    may: (action: string) => boolean;
    askPayment: () => Promise<readonly string[] | null>;
    save: () => unknown;
    takeBack: (reason: string) => unknown;
  };
  /** How the work of this kind begins, and how that is undone as long as nothing is entered. */
  begin: { label: string; run: () => unknown; undoLabel: string; undo: () => unknown };
  isBlank: boolean;
  returnResult: () => unknown;
  /** What the kind has besides: beside the begin, and after the print. */
  beside?: ReactNode;
  more?: ReactNode;
  /** Focuses the act that comes next: beginning, returning, printing. */
  nextRef: Ref<{ focus: () => void }>;
};

/** The acts on a slip of a desk: those that would succeed now; beside the begin why it would not. */
export function SlipActs({ desk, slip, state, begin, isBlank, returnResult, ...rest }: Props) {
  const { t } = useTranslation('orders');
  const printing = usePrinting();
  const confirm = useActDialog();
  const next = useRef<HTMLButtonElement>(null);
  useImperativeHandle(rest.nextRef, () => ({ focus: () => next.current?.focus() }), []);
  const { busy, may, editable } = state;
  const mayPrint = isGiven(slip);
  const refused = slip.hanhDongs ? refusalOf({ hanhDongs: slip.hanhDongs }, 'batDau') : null;
  const waitsForPayment = slip.TrangThai === 'SanSang' && refused === 'SERVICE_NOT_PAID';

  const show = () => printing.preview(`/api/print/${desk.printForm}/${slip._id}`, slip.SoPhieuYeuCau);
  const takeBack = () =>
    confirm.ask({
      act: 'huyTraKetQua',
      of: slip._id,
      title: t('desk.takeBackTitle', { code: slip.SoPhieuYeuCau }),
      text: t('desk.takeBackText'),
      okText: t('desk.takeBack'),
      run: state.takeBack,
    });
  useHotkeys([
    ...(waitsForPayment
      ? []
      : [{ keys: 'F4', label: begin.label, run: () => void begin.run(), disabled: busy || !may('batDau') }]),
    { keys: 'Ctrl+S', label: t('desk.save'), run: () => void state.save(), disabled: busy || !editable },
    {
      keys: 'Ctrl+Enter',
      label: t('desk.returnResult'),
      run: () => void returnResult(),
      disabled: busy || !may('traKetQua'),
    },
    { keys: 'Ctrl+P', label: t('desk.printResult'), run: show, disabled: !mayPrint },
  ]);
  return (
    <>
      {slip.TrangThai === 'SanSang' ? (
        <>
          <Button
            ref={next}
            type="primary"
            icon={<ExperimentIcon />}
            loading={busy}
            disabled={!may('batDau')}
            onClick={() => void begin.run()}
          >
            {begin.label} {waitsForPayment ? null : <kbd>F4</kbd>}
          </Button>
          {refused ? <small className="soft">{errorText(refused, currentLanguage())}</small> : null}
          {waitsForPayment ? <PaymentCheck key={slip._id} onAsk={state.askPayment} /> : null}
          {rest.beside}
        </>
      ) : null}
      {editable ? (
        <Button
          ref={may('traKetQua') ? null : next}
          icon={<SaveIcon />}
          loading={busy}
          onClick={() => void state.save()}
        >
          {t('desk.save')} <kbd>Ctrl S</kbd>
        </Button>
      ) : null}
      {may('traKetQua') ? (
        <Button
          ref={next}
          type="primary"
          icon={<CheckIcon />}
          loading={busy}
          onClick={() => void returnResult()}
        >
          {t('desk.returnResult')} <kbd>Ctrl Enter</kbd>
        </Button>
      ) : null}
      {mayPrint ? (
        <Button ref={next} type="primary" icon={<PrinterIcon />} onClick={show}>
          {t('desk.printResult')} <kbd>Ctrl P</kbd>
        </Button>
      ) : null}
      {mayPrint ? <ResultActs id={slip._id} form={desk.printForm} /> : null}
      {rest.more}
      {may('huyBatDau') && isBlank ? (
        <Button danger disabled={busy} onClick={() => void begin.undo()}>
          {begin.undoLabel}
        </Button>
      ) : null}
      {may('huyKetQua') ? (
        <Button danger disabled={busy} onClick={() => void takeBack()}>
          {t('desk.takeBack')}
        </Button>
      ) : null}
      {confirm.dialog}
    </>
  );
}
