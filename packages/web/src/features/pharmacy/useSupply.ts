import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useEvents } from '../../ui/useEvents.ts';
import { useRequestIds } from '../../ui/useRequestIds.ts';
import { useWarningReasons } from '../../ui/useWarningReasons.tsx';
import {
  ApproveSupplyDocument,
  CancelSupplyDocument,
  SupplyDetailDocument,
  SupplyDocument,
  TakeBackApprovalDocument,
} from './pharmacy.pharmacy.gen.ts';

/** One prescription at the counter: what is proposed, what the pharmacist changed, approval, supply and their way back. */
export function useSupply(id: string | null, idStore: string | null) {
  const { data, loading, error, refetch } = useQuery(SupplyDetailDocument, {
    variables: { id: id ?? '', idStore: idStore ?? '' },
    skip: id === null || idStore === null,
    fetchPolicy: 'cache-and-network',
  });
  // What was typed, by prescription: looking at another one meanwhile loses nothing.
  const [edits, setEdits] = useState<Readonly<Record<string, Readonly<Record<string, string>>>>>({});
  const [runSupply, supplying] = useMutation(SupplyDocument);
  const { withReasons, dialog: reasonsDialog } = useWarningReasons();
  const [runCancel, cancelling] = useMutation(CancelSupplyDocument);
  const [runApprove, approving] = useMutation(ApproveSupplyDocument);
  const [runTakeBack, takingBack] = useMutation(TakeBackApprovalDocument);
  useEvents(['CapPhatThuoc', 'VienPhi'], () => {
    if (id) void refetch();
  });
  const amounts = edits[id ?? ''] ?? {};
  const key = (line: string, lot: string) => `${line} ${lot}`;
  const deNghi = id ? (data?.deNghi ?? []) : [];
  const requests = useRequestIds();
  const amountOf = (line: string, lot: { Lo_Id: string; SoLuong: string }) =>
    amounts[key(line, lot.Lo_Id)] ?? lot.SoLuong;
  return {
    don: id ? (data?.don ?? null) : null,
    deNghi,
    loading,
    error,
    amountOf,
    reasonsDialog,
    setAmount: (line: string, lot: string, amount: string) =>
      setEdits({ ...edits, [id ?? '']: { ...amounts, [key(line, lot)]: amount } }),
    busy: supplying.loading || cancelling.loading || approving.loading || takingBack.loading,
    approve: async () => {
      await runApprove({ variables: { ToaThuoc_Id: id ?? '', idStore: idStore ?? '' } });
      await refetch();
    },
    takeBackApproval: async (LyDo: string) => {
      await runTakeBack({ variables: { ToaThuoc_Id: id ?? '', idStore: idStore ?? '', LyDo } });
      await refetch();
    },
    /** Hands out; false when a reason was asked for and not given. */
    supply: async () => {
      const dongs = deNghi.flatMap((line) =>
        line.lots.map((lot) => ({
          ToaThuocChiTiet_Id: line.ToaThuocChiTiet_Id,
          Lo_Id: lot.Lo_Id,
          SoLuong: amountOf(line.ToaThuocChiTiet_Id, lot) || '0',
        })),
      );
      const wanted = { ToaThuoc_Id: id ?? '', idStore: idStore ?? '', dongs };
      const asked = JSON.stringify(wanted);
      const given = await withReasons((reasons) =>
        runSupply({
          variables: {
            input: {
              // what is sent with reasons is another request
              requestId: requests.of(asked + JSON.stringify(reasons)),
              ...wanted,
              lyDoCanhBaos: [...reasons],
            },
          },
        }),
      );
      if (!given) return false;
      requests.done(asked);
      setEdits(({ [wanted.ToaThuoc_Id]: _done, ...others }) => others);
      await refetch();
      return true;
    },
    cancel: async (PhieuCap_Id: string, LyDo: string) => {
      await runCancel({ variables: { input: { requestId: requests.of(PhieuCap_Id), PhieuCap_Id, LyDo } } });
      requests.done(PhieuCap_Id);
      await refetch();
    },
  };
}

export type SupplyState = ReturnType<typeof useSupply>;
