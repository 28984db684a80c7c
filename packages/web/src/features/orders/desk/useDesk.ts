import { parseScan } from '@sen/domain/scan/cards';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { userMessage } from '../../../session/userMessage.ts';
import { useSession } from '../../../session/useSession.ts';
import { useHotkeys } from '../../../ui/hotkeys.tsx';
import { dialogIsOpen } from '../../../ui/keyCombo.ts';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { useScan } from '../../../ui/useScan.ts';
import { useQueue } from '../../queues/useQueue.ts';
import type { DeskKind } from './deskKind.ts';
import { type DeskListOf, useDeskList } from './useDeskList.ts';

type Options<Tab extends string, Row> = {
  list: DeskListOf<Tab, Row>;
  /** The slips of this kind that a code on paper or on a tube names. */
  slipsOfCode: (text: string) => Promise<ReadonlyArray<{ _id: string }>>;
};

/** A desk that performs orders: its list, the slip that is open, steps through the list, the queue of the room, what a scan means. */
export function useDesk<Tab extends string, Row extends { DichVuYeuCau_Id: string }>(
  of: DeskKind,
  { list: listOf, slipsOfCode }: Options<Tab, Row>,
) {
  const { t } = useTranslation('orders');
  const { nodeId, nodes } = useSession();
  const { message } = useNotices();
  const narrow = useLocation().pathname.startsWith('/m/');
  const list = useDeskList(of, listOf, nodeId);
  const { rows, setSearch } = list;
  const queue = useQueue(of.kind, nodeId, nodes.find((one) => one._id === nodeId)?.name ?? null);
  // the open slip stands in the address: it survives a reload and can be linked to
  const [params, setParams] = useSearchParams();
  const id = params.get('id');
  const open = (slipId: string) => setParams({ id: slipId }, { replace: true });

  const step = (by: number) => {
    const at = rows.findIndex((row) => row.DichVuYeuCau_Id === id);
    const row = rows[at < 0 ? 0 : at + by];
    if (row) open(row.DichVuYeuCau_Id);
  };
  useHotkeys([
    { keys: 'Alt+ArrowDown', label: t('desk.nextSlip'), run: () => step(1) },
    { keys: 'Alt+ArrowUp', label: t('desk.previousSlip'), run: () => step(-1) },
  ]);

  const onScan = useScan(async (text) => {
    if (dialogIsOpen()) return;
    const scan = parseScan(text);
    if (scan.kind === 'insurance' || scan.kind === 'citizen') return setSearch(scan.TenBenhNhan);
    if (scan.kind !== 'code') return void message.warning(t('desk.scanUnknown'));
    try {
      const [slip] = await slipsOfCode(scan.value);
      if (slip) return open(slip._id);
      setSearch(scan.value);
      message.info(t('desk.scanNoSlip', { code: scan.value }));
    } catch (error) {
      message.error(userMessage(error));
    }
  });
  return { of, list, id, open, close: () => setParams({}, { replace: true }), narrow, nodeId, queue, onScan };
}

export type Desk<Tab extends string, Row extends { DichVuYeuCau_Id: string }> = ReturnType<
  typeof useDesk<Tab, Row>
>;
