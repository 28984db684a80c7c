import { useMutation, useQuery } from '@apollo/client/react';
import { userMessage } from '../../session/userMessage.ts';
import type { SessionOfPaper } from '../../ui/feature.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { GiayNghiCuaKhamDocument, HuyGiayNghiDocument, XoaGiayNghiDocument } from './sickLeave.main.gen.ts';

/** The certificates of a session, the one in use first among them, and the acts that need no form. */
export function useLeaves(session: SessionOfPaper) {
  const { message } = useNotices();
  const { data, error, refetch } = useQuery(GiayNghiCuaKhamDocument, {
    variables: { KhamBenh_Id: session._id, BenhNhan_Id: session.BenhNhan_Id },
    fetchPolicy: 'network-only',
  });
  const [cancel] = useMutation(HuyGiayNghiDocument);
  const [remove] = useMutation(XoaGiayNghiDocument);
  const all = data?.giayNghiHuongBHXHs ?? [];
  const done = async (act: Promise<unknown>) => {
    try {
      await act;
    } catch (refusal) {
      message.error(userMessage(refusal));
    }
    await refetch();
  };
  return {
    ready: data !== undefined,
    error,
    employer: data?.benhNhan?.DonVi ?? null,
    current: all.find((one) => one.TrangThai === 'DangSuDung') ?? null,
    earlier: all.filter((one) => one.TrangThai !== 'DangSuDung'),
    refetch,
    cancel: (id: string, LyDo: string) => done(cancel({ variables: { id, LyDo } })),
    remove: (id: string) => done(remove({ variables: { id } })),
  };
}

export type Leaves = ReturnType<typeof useLeaves>;
