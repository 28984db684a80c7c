import type { TypedDocumentNode } from '@apollo/client';
import { MenuCount } from '../../../ui/MenuCount.tsx';
import { useLiveCounts } from '../../../ui/useLiveCounts.ts';
import type { DeskKind } from './deskKind.ts';

type Props<Tab extends string> = {
  desk: DeskKind;
  nodeId: string | null;
  /** The counts of the tabs of a room, named `danhSach`. */
  document: TypedDocumentNode<{ danhSach: Record<Tab, number> }, { idRoom: string }>;
  waiting: Tab;
};

/** How many wait at a desk in this room. */
export function DeskWaiting<Tab extends string>({ desk, nodeId, document, waiting }: Props<Tab>) {
  const modules = [desk.kind, 'DichVuYeuCau', 'HangDoi'] as const;
  const counts = useLiveCounts(document, nodeId ? { idRoom: nodeId } : null, modules);
  return <MenuCount count={counts?.danhSach[waiting]} />;
}
