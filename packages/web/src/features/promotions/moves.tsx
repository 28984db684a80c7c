import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { chuongTrinhActs, voucherActs } from '@sen/domain/promotions/acts';
import Ban from 'lucide-react/icons/ban';
import CircleStop from 'lucide-react/icons/circle-stop';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { userMessage } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import type { BulkAct, BulkOutcome } from '../../ui/grid/BulkBar.tsx';
import {
  HuyKetThucKhuyenMaiDocument,
  HuyPhatHanhKhuyenMaiDocument,
  KetThucKhuyenMaiDocument,
  PhatHanhKhuyenMaiDocument,
  XoaKhuyenMaiDocument,
} from './programmes.main.gen.ts';
import {
  HuyKetThucVoucherDocument,
  HuyPhatHanhVoucherDocument,
  KetThucVoucherDocument,
  PhatHanhVoucherDocument,
  XoaVoucherDocument,
} from './vouchers.main.gen.ts';

export type MoveName = 'phatHanh' | 'huyPhatHanh' | 'ketThuc' | 'huyKetThuc' | 'xoa';
type Documents = Readonly<Record<MoveName, TypedDocumentNode<{ done: number }, { ids: string[] }>>>;

/** Programmes or vouchers: their acts, and the operations that move them. */
export type Kind = { acts: typeof chuongTrinhActs | typeof voucherActs; documents: Documents };

export const programmes: Kind = {
  acts: chuongTrinhActs,
  documents: {
    phatHanh: PhatHanhKhuyenMaiDocument,
    huyPhatHanh: HuyPhatHanhKhuyenMaiDocument,
    ketThuc: KetThucKhuyenMaiDocument,
    huyKetThuc: HuyKetThucKhuyenMaiDocument,
    xoa: XoaKhuyenMaiDocument,
  },
};

export const vouchers: Kind = {
  acts: voucherActs,
  documents: {
    phatHanh: PhatHanhVoucherDocument,
    huyPhatHanh: HuyPhatHanhVoucherDocument,
    ketThuc: KetThucVoucherDocument,
    huyKetThuc: HuyKetThucVoucherDocument,
    xoa: XoaVoucherDocument,
  },
};

const icons: Readonly<Record<MoveName, ReactNode>> = {
  phatHanh: <Send size={15} aria-hidden />,
  huyPhatHanh: <Undo2 size={15} aria-hidden />,
  ketThuc: <CircleStop size={15} aria-hidden />,
  huyKetThuc: <Ban size={15} aria-hidden />,
  xoa: <Trash2 size={15} aria-hidden />,
};
export const moveNames = Object.keys(icons) as MoveName[]; // its keys

/** Sends a move of records. */
export function useMove({ documents }: Kind): (move: MoveName, ids: string[]) => Promise<unknown> {
  const client = useApolloClient();
  return (move, ids) =>
    client.mutate<{ done: number }, OperationVariables>({ mutation: documents[move], variables: { ids } });
}

/**
 * What can be done with chosen records, by whoever may. All are moved at once, or none: where one is refused, each is tried by itself, so
 * that the others are done and those that were refused say why.
 */
export function useMoves<R extends { _id: string }>(
  kind: Kind,
  onDone: () => void,
): ReadonlyArray<BulkAct<R>> {
  const { t } = useTranslation('promotions');
  const { permissions } = useSession();
  const move = useMove(kind);
  const language = currentLanguage();
  return moveNames
    .filter((name) => permissions.has(kind.acts.acts[name].permission))
    .map((name) => ({
      key: name,
      label: kind.acts.acts[name].label[language],
      icon: icons[name],
      danger: name === 'xoa',
      confirm: (count) => ({
        title: t(`ask.${name}`, { count }),
        okText: kind.acts.acts[name].label[language],
      }),
      run: async (rows) => {
        const outcome = await moveAll(rows, (ids) => move(name, ids));
        onDone();
        return outcome;
      },
    }));
}

async function moveAll(
  rows: ReadonlyArray<{ _id: string }>,
  move: (ids: string[]) => Promise<unknown>,
): Promise<BulkOutcome> {
  const ids = rows.map(({ _id }) => _id);
  try {
    await move(ids);
    return { done: ids.length, refused: [] };
  } catch (error) {
    if (ids.length === 1)
      return { done: 0, refused: ids.map((key) => ({ key, reason: userMessage(error) })) };
  }
  const tried = await Promise.all(
    ids.map((key) =>
      move([key]).then(
        () => null,
        (error: unknown) => ({ key, reason: userMessage(error) }),
      ),
    ),
  );
  const refused = tried.filter((one) => one !== null);
  return { done: ids.length - refused.length, refused };
}
