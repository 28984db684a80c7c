import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { LockIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { SlipActs } from '../../orders/desk/SlipActs.tsx';
import { procedureDesk } from '../procedureDesk.ts';
import type { ProcedureResult } from '../procedureEntry.ts';
import type { ProcedureSlip } from '../useProcedureSlip.ts';

type Props = {
  state: ProcedureSlip;
  result: ProcedureResult;
  /** Focuses the act that comes next. */
  nextRef: Ref<{ focus: () => void }>;
};

/** The acts on a slip: those of every desk, the lock of its report, and the end of a request that is not begun. */
export function ProcedureActs({ state, result, nextRef }: Props) {
  const { t } = useTranslation(['procedures', 'readings', 'common']);
  const { modal } = useNotices();
  const { DichVuYeuCau: slip, ketQua, tuongTrinhs } = result;
  const remove = () =>
    modal.confirm({
      title: t('removeAsk', { code: slip.SoPhieuYeuCau }),
      okText: t('remove'),
      cancelText: t('common:back'),
      okButtonProps: { danger: true },
      onOk: state.remove,
    });
  const isBlank =
    !state.dirty &&
    tuongTrinhs.length === 0 &&
    ketQua.ketQuas.every((line) => !(line.MoTa || line.KetLuan || line.DeNghi || line.hinhAnhs.length > 0));
  return (
    <SlipActs
      desk={procedureDesk}
      slip={slip}
      state={state}
      begin={{
        label: t('readings:begin'),
        run: state.begin,
        undoLabel: t('readings:undoBegin'),
        undo: state.undoBegin,
      }}
      isBlank={isBlank}
      returnResult={state.returnResult}
      beside={
        state.may('huy') ? (
          <Button danger disabled={state.busy} onClick={remove}>
            {t('remove')}
          </Button>
        ) : null
      }
      more={
        <>
          {state.mayReport('khoa') ? (
            <Button icon={<LockIcon />} loading={state.busy} onClick={() => void state.lock()}>
              {t('lock')}
            </Button>
          ) : null}
          {state.mayReport('moKhoa') ? (
            <Button loading={state.busy} onClick={() => void state.unlock()}>
              {t('unlock')}
            </Button>
          ) : null}
        </>
      }
      nextRef={nextRef}
    />
  );
}
