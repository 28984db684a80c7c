import { useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { userMessage } from '../../session/userMessage.ts';
import { allows } from '../../ui/acts.ts';
import type { PhienKhamFragment } from './examination.main.gen.ts';
import {
  ChuyenVienCuaKhamDocument,
  HuyChuyenVienDocument,
  LoaiHuongGiaiQuyetDocument,
  XoaChuyenVienDocument,
} from './transfer.main.gen.ts';

type Args = {
  session: PhienKhamFragment;
  /** The resolution as it is chosen now, saved or not. */
  resolution: string | null;
  /** Saves the session, on whose resolution the record stands; null when that was refused. */
  save: () => Promise<unknown>;
  /** What may be done with the session has changed. */
  onChanged: () => void;
  tell: (text: string) => void;
};

/** The transfer of a session to another facility: its live record, whether one is due, and the acts on it. */
export function useTransfer({ session, resolution, save, onChanged, tell }: Args) {
  const [writing, setWriting] = useState(false);
  const [again, setAgain] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const kind = useQuery(LoaiHuongGiaiQuyetDocument, {
    variables: { id: resolution ?? '' },
    skip: !resolution,
  });
  const saved = useQuery(LoaiHuongGiaiQuyetDocument, {
    variables: { id: session.HuongGiaiQuyet_Id ?? '' },
    skip: !session.HuongGiaiQuyet_Id,
  });
  const kept = useQuery(ChuyenVienCuaKhamDocument, {
    variables: { BenhNhan_Id: session.BenhNhan_Id, KhamBenh_Id: session._id },
    fetchPolicy: 'cache-and-network',
  });
  const { refetch } = kept;
  const known = useRef(session.TrangThai);
  useEffect(() => {
    // what may be done with the record hangs on the state of its session
    if (known.current === session.TrangThai) return;
    known.current = session.TrangThai;
    void refetch();
  }, [session.TrangThai, refetch]);
  const [cancel] = useMutation(HuyChuyenVienDocument);
  const [remove] = useMutation(XoaChuyenVienDocument);
  const record =
    kept.data?.getKhamBenh_ChuyenVienByBenhNhanId.find((one) => one.TrangThai === 'DangSuDung') ?? null;
  const changed = () => {
    void refetch();
    onChanged();
  };
  const end = async (act: (id: string) => Promise<unknown>) => {
    if (!record) return;
    try {
      await act(record._id);
    } catch (refusal) {
      tell(userMessage(refusal));
    }
    // a refusal too: the session may have been ended elsewhere
    changed();
  };
  return {
    record,
    /** Kinds of the resolution as it is chosen, and as it is saved. */
    kinds: {
      chosen: kind.data?.huongGiaiQuyet?.Loai ?? null,
      saved: saved.data?.huongGiaiQuyet?.Loai ?? null,
    },
    due: kind.data?.huongGiaiQuyet?.Loai === 'ChuyenVien',
    writing,
    /** Why the record is issued again; null where it is not. */
    again,
    saving,
    /** Opens the record for writing, the session saved first where it can still be changed. */
    write: async () => {
      setSaving(true);
      const ready = record !== null || !allows(session, 'luu') || (await save()) !== null;
      setSaving(false);
      setWriting(ready);
    },
    /** Opens the record to be issued again, for a reason. */
    writeAgain: (reason: string) => {
      setAgain(reason);
      setWriting(true);
    },
    close: () => {
      setWriting(false);
      setAgain(null);
    },
    changed,
    cancel: (LyDo: string) => end((id) => cancel({ variables: { id, LyDo } })),
    /** Takes the record back while its session is open: nobody has the paper yet, no reason is asked. */
    remove: () => end((id) => remove({ variables: { ids: [id] } })),
  };
}

export type Transfer = ReturnType<typeof useTransfer>;
