import { useMutation, useQuery } from '@apollo/client/react';
import type { Issue } from '@sen/domain/catalogue/validate';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode, errorDetails, issuesOf, userMessage } from '../../session/userMessage.ts';
import { focusWhenSeen } from '../../ui/focusWhenSeen.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useResultEvents } from '../../ui/orderResults.ts';
import { useDraft } from '../../ui/useDraft.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { useRequestIds } from '../../ui/useRequestIds.ts';
import { type Basket, basketField, basketInput, emptyBasket, withoutOrdered } from './basket.ts';
import {
  ChiDinhCuaKhamDocument,
  ChiDinhDichVuDocument,
  DaXemKetQuaDocument,
  type DichVuYeuCauInput,
  type PhieuYeuCauFragment,
  XoaChiDinhDocument,
} from './orders.main.gen.ts';

export type OrderWarning = {
  code: string;
  TenDichVu: string;
  details?: { Khac?: string; DonGia?: string; DonGiaMoi?: string };
};

/** Orders all the same, with the reason of an override where one is needed; null: not at all. */
export type OrderConfirmation = { LyDoVuotChongChiDinh: string | null };

/** Where a desk orders, for whom and why. */
export type DeskOrderer = Pick<
  DichVuYeuCauInput,
  'NoiYeuCau_Id' | 'BacSiChiDinh_Id' | 'TenBacSiNgoai' | 'NoiChiDinhNgoai' | 'ChanDoan'
>;

type Args = {
  /** Null: at a desk, without a session. */
  KhamBenh_Id: string | null;
  TiepNhan_Id: string;
  /** Whom a desk orders for, when it is sent. */
  orderer?: () => DeskOrderer;
  /** When the patient was received: no order is older. */
  NgayTiepNhan: string;
  /** Saves the diagnosis that orders need; false when that was refused. */
  onBefore: () => Promise<boolean>;
  /** After orders were made or removed: what may be done with the session has changed. */
  onChanged: () => void;
  /** What was ordered. */
  onOrdered?: (slips: readonly PhieuYeuCauFragment[]) => void;
  /** After the server refused an order for something that does not stand in the basket, with the code of the refusal. */
  onRefused?: (code: string | null) => void;
  /** Asks whether to order in spite of what is unusual. */
  confirm: (warnings: readonly OrderWarning[]) => Promise<OrderConfirmation | null>;
};

/** Orders of a session or at a desk: its slips, live; the services chosen and not yet sent, kept on the device; the acts on them. */
export function useOrders({
  KhamBenh_Id,
  TiepNhan_Id,
  orderer,
  NgayTiepNhan,
  onBefore,
  onChanged,
  onOrdered,
  onRefused,
  confirm,
}: Args) {
  const { t } = useTranslation('orders');
  const { message } = useNotices();
  const [basket, setBasket] = useState(emptyBasket);
  const [refused, setRefused] = useState<readonly Issue[]>([]);
  const draft = useDraft<Basket>('gio-chi-dinh', KhamBenh_Id ?? TiepNhan_Id);
  const { data, error, loading, refetch } = useQuery(ChiDinhCuaKhamDocument, {
    variables: { TiepNhan_Id, KhamBenh_Id },
    fetchPolicy: 'cache-and-network',
    skip: KhamBenh_Id === null,
  });
  const [order, ordering] = useMutation(ChiDinhDichVuDocument);
  const [remove] = useMutation(XoaChiDinhDocument);
  const [view] = useMutation(DaXemKetQuaDocument);
  const resultEvents = useResultEvents();
  useEvents(['DichVuYeuCau', 'VienPhi', 'BienLai', ...resultEvents], () => {
    if (KhamBenh_Id !== null) void refetch();
  });

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || !draft.ready) return;
    begun.current = true;
    if (draft.found) setBasket(draft.found.value);
  });
  const requests = useRequestIds();
  /** What is chosen when an answer comes, which may be more than what was sent. */
  const now = useRef(basket);
  now.current = basket;
  const fill = (next: Basket) => {
    setBasket(next);
    setRefused([]);
    if (next.lines.length === 0) draft.clear();
    else draft.keep(next);
  };

  /** Orders what is chosen; the new slips, or null when nothing was ordered: the basket says what is wrong with it. */
  const send = async (
    TrangThai: 'Nhap' | 'SanSang',
    confirmed: OrderConfirmation | null = null,
  ): Promise<readonly PhieuYeuCauFragment[] | null> => {
    const basket = now.current;
    if (basket.lines.length === 0) return null;
    const chiTiets = basketInput(basket);
    const whose = KhamBenh_Id === null ? { TiepNhan_Id, ...orderer?.() } : { KhamBenh_Id };
    const filled = JSON.stringify([TrangThai, whose, chiTiets]);
    try {
      // with its tab: the rules know all kinds of orders
      const { basketIssues } = await import('./basketIssues.ts');
      const [wrong] = basketIssues(basket, NgayTiepNhan, new Date());
      if (wrong) {
        message.error(t('notSent'));
        focusWhenSeen(() => basketField(wrong.path));
        return null;
      }
      if (!(await onBefore())) return null;
      const answer = await order({
        variables: {
          input: {
            requestId: requests.of(filled),
            ...whose,
            TrangThai,
            xacNhanTrung: confirmed !== null,
            ...confirmed,
            chiTiets,
          },
        },
      });
      fill(withoutOrdered(now.current, basket.lines));
      requests.done(filled);
      message.success(t(TrangThai === 'Nhap' ? 'draftKept' : 'ordered'));
      if (KhamBenh_Id !== null) await refetch();
      onChanged();
      const made = answer.data?.createDichVuYeuCau ?? [];
      onOrdered?.(made);
      return made;
    } catch (refusal) {
      if (errorCode(refusal) === 'NEEDS_CONFIRMATION') {
        const { warnings } = errorDetails(refusal) as { warnings?: OrderWarning[] }; // as the order writes them
        const answer = confirmed ? null : await confirm(warnings ?? []);
        return answer ? send(TrangThai, answer) : null;
      }
      const told = issuesOf(refusal).filter(({ path }) => path.startsWith('chiTiets.'));
      setRefused(told);
      const [first] = told;
      if (first) focusWhenSeen(() => basketField(first.path));
      message.error(told.length > 0 ? t('notSent') : userMessage(refusal));
      if (!first) onRefused?.(errorCode(refusal));
      return null;
    }
  };
  const act = async (run: () => Promise<unknown>) => {
    try {
      await run();
    } catch (refusal) {
      message.error(userMessage(refusal));
    }
    await refetch();
    onChanged();
  };
  const all = data?.dichVuYeuCausByTiepNhan ?? [];
  return {
    basket,
    fill,
    /** How many services are chosen and not sent when it is called. */
    unsent: () => now.current.lines.length,
    /** Changes what is chosen when it is called, which may be later than it was drawn. */
    change: (set: (now: Basket) => Basket) => fill(set(now.current)),
    /** What the server said is wrong with what was sent. */
    refused,
    NgayTiepNhan,
    slips: all.filter((one) => one.TrangThai !== 'DaHuy'),
    /** Slips with a result that the doctor has not seen. */
    newResults: all.filter((one) => one.TrangThai === 'CoKetQua'),
    loading: loading && !data,
    error: data ? undefined : error,
    sending: ordering.loading,
    refetch: () => void refetch(),
    send: () => send('SanSang'),
    /** Keeps what is chosen as slips that are not sent yet. */
    keepDraft: KhamBenh_Id === null ? null : () => send('Nhap'),
    /** After slips were changed elsewhere than here. */
    changed: () => {
      void refetch();
      onChanged();
    },
    remove: (ids: string[]) => void act(() => remove({ variables: { ids } })),
    view: (id: string) =>
      void act(() => view({ variables: { id, oldState: 'CoKetQua', newState: 'DaXemKetQua' } })),
  };
}

export type Orders = ReturnType<typeof useOrders>;
/** An order slip with its services. */
export type OrderedSlip = PhieuYeuCauFragment;
