import { useMutation } from '@apollo/client/react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { allows } from '../../ui/acts.ts';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { formatDate } from '../../ui/dateText.ts';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { showDecimal } from '../../ui/numberText.ts';
import { WorkScreen } from '../../ui/WorkScreen.tsx';
import { editsText } from './edits.ts';
import type { PriceList } from './lists.ts';
import type { ListTask } from './parts/ListDialog.tsx';
import { ListHead } from './parts/ListHead.tsx';
import { PriceGrid } from './parts/PriceGrid.tsx';
import { ReleaseDialog } from './parts/ReleaseDialog.tsx';
import { RemovePriceListDocument, WithdrawPriceListDocument } from './pricing.main.gen.ts';
import { usePriceGrid } from './usePriceGrid.ts';
import type { PriceLists } from './usePriceLists.ts';

/** Codes that a message about wrong prices names at most. */
const codesTold = 5;

export type Common = Pick<ComponentProps<typeof WorkScreen>, 'list' | 'context' | 'open' | 'onBack'>;
type Props = {
  state: PriceLists;
  list: PriceList;
  common: Common;
  onTask: (task: ListTask) => void;
};

/** One price list: its head, its prices, and what can be done with it. */
export function OpenList({ state, list, common, onTask }: Props) {
  const { t } = useTranslation('pricing');
  const { message, modal } = useNotices();
  const grid = usePriceGrid(list);
  const [releasing, setReleasing] = useState(false);
  const [withdraw, withdrawing] = useMutation(WithdrawPriceListDocument);
  const [remove, removing] = useMutation(RemovePriceListDocument);
  const busy = grid.saving || withdrawing.loading || removing.loading;

  /** Whether it was done; a refusal is told. */
  const act = async (run: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      if ((await run()) === false) return false;
      message.success(done);
      await state.refetch();
      return true;
    } catch (error) {
      message.error(userMessage(error));
      await state.refetch();
      return false;
    }
  };
  /** Whether every typed price is an amount; else says which is none. */
  const areAmounts = (): boolean => {
    const [first] = grid.faults;
    if (first === undefined) return true;
    const codes = grid.faults.slice(0, codesTold).map((id) => grid.edits[id]?.Ma);
    const more = grid.faults.length > codesTold ? ', …' : '';
    message.error(t('faults', { count: grid.faults.length, codes: codes.join(', ') + more }));
    document.querySelector<HTMLElement>(`[data-muc="${CSS.escape(first)}"]`)?.focus();
    return false;
  };
  const save = async () => areAmounts() && act(() => grid.save(), t('saved'));
  const ask = (kind: 'withdraw' | 'remove') =>
    modal.confirm({
      title: t(`${kind}Title`, { name: list.TenBangGia }),
      content: t(`${kind}Text`, { day: formatDate(list.TuNgay) }),
      okText: t(kind),
      okButtonProps: { danger: true },
      cancelText: t('back'),
      onOk: async () => {
        if (kind === 'withdraw')
          await act(
            () => withdraw({ variables: { id: list._id } }),
            t('withdrawn', { name: list.TenBangGia }),
          );
        else if (
          await act(() => remove({ variables: { id: list._id } }), t('removed', { name: list.TenBangGia }))
        ) {
          grid.forget();
          state.open(null);
        }
      },
    });
  useHotkeys([
    { keys: 'Ctrl+S', label: t('save'), run: () => void save(), disabled: grid.count === 0 || busy },
  ]);

  const actions = (
    <>
      {allows(list, 'sua') ? (
        <>
          <Button
            type="primary"
            disabled={grid.count === 0}
            loading={grid.saving}
            onClick={() => void save()}
          >
            {t('save')} <kbd>Ctrl S</kbd>
          </Button>
          <Button disabled={busy} onClick={() => areAmounts() && setReleasing(true)}>
            {t('releaseFrom')}
          </Button>
        </>
      ) : null}
      <Button onClick={() => onTask({ kind: 'copy', list })}>{t('copy')}</Button>
      {allows(list, 'thuHoi') ? (
        <Button danger disabled={busy} onClick={() => ask('withdraw')}>
          {t('withdraw')}
        </Button>
      ) : null}
      {allows(list, 'xoa') ? (
        <Button danger disabled={busy} onClick={() => ask('remove')}>
          {t('remove')}
        </Button>
      ) : null}
      {grid.count > 0 ? (
        <span className="price-count" role="status">
          {t('changed', { count: grid.count })}
        </span>
      ) : null}
    </>
  );
  return (
    <>
      <WorkScreen
        name="pricing"
        {...common}
        banner={<ListHead state={state} list={list} onTask={onTask} onImported={grid.refetch} />}
        task={
          <>
            {Object.keys(grid.left).length > 0 ? (
              <Alert
                type="warning"
                role="status"
                title={t('left', { count: Object.keys(grid.left).length })}
                description={editsText(grid.left)}
                action={<Button onClick={grid.forget}>{t('forgetLeft')}</Button>}
              />
            ) : null}
            <PriceGrid state={state} grid={grid} />
          </>
        }
        actions={actions}
      />
      {releasing ? (
        <ReleaseDialog
          lists={state.lists}
          list={list}
          save={() => grid.save()}
          onClose={() => setReleasing(false)}
          onDone={(day) => {
            setReleasing(false);
            message.success(t('released', { name: list.TenBangGia, day: formatDate(day) }));
            void state.refetch();
          }}
        />
      ) : null}
      <ConflictDialog
        open={grid.moved.length > 0}
        lines={grid.moved.map(({ Muc_Id, DonGia }) => {
          const edit = grid.edits[Muc_Id];
          return {
            path: Muc_Id,
            label: edit ? `${edit.Ma} – ${edit.Ten}` : Muc_Id,
            mine: showDecimal(edit?.DonGia) || t('noPrice'),
            theirs: showDecimal(DonGia) || t('noPrice'),
          };
        })}
        onClose={grid.closeConflict}
        onKeepMine={() => void act(() => grid.settle(new Set()), t('saved'))}
        onTakeTheirs={() =>
          void act(() => grid.settle(new Set(grid.moved.map((one) => one.Muc_Id))), t('saved'))
        }
        onKeepChosen={(theirs) => void act(() => grid.settle(theirs), t('saved'))}
      />
    </>
  );
}
