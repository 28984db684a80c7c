import { useMutation, useQuery } from '@apollo/client/react';
import { userMessage } from '../../session/userMessage.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useEvents } from '../../ui/useEvents.ts';
import {
  BatDauDotDocument,
  BoKhamKhoiBenhAnDocument,
  HuyBenhAnDocument,
  KetThucDotDocument,
  MotBenhAnDocument,
} from './medicalRecords.main.gen.ts';

/** One outpatient record, live, and its acts that need no form. Each act answers whether it was done. */
export function useRecord(id: string) {
  const { message } = useNotices();
  const { data, error, refetch } = useQuery(MotBenhAnDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const [cancel] = useMutation(HuyBenhAnDocument);
  const [begin] = useMutation(BatDauDotDocument);
  const [end] = useMutation(KetThucDotDocument);
  const [takeOut] = useMutation(BoKhamKhoiBenhAnDocument);
  useEvents(['BenhAn', 'KhamBenh'], (event) => {
    const of = event?.data as { BenhAn_Id?: string; BenhNhan_Id?: string } | undefined; // ids of the event
    if (!of || of.BenhAn_Id === id || of.BenhNhan_Id === data?.benhAn?.BenhNhan_Id) void refetch();
  });
  const done = async (act: Promise<unknown>): Promise<boolean> => {
    try {
      await act;
      return true;
    } catch (refusal) {
      message.error(userMessage(refusal));
      return false;
    } finally {
      await refetch();
    }
  };
  const version = data?.benhAn?.version ?? 0;
  return {
    record: data?.benhAn ?? null,
    missing: data !== undefined && !data.benhAn,
    error: data ? undefined : error,
    refetch: () => void refetch(),
    cancel: (LyDo: string) => done(cancel({ variables: { id, LyDo } })),
    beginEpisode: (ThoiGianBatDau: string) => done(begin({ variables: { id, version, ThoiGianBatDau } })),
    endEpisode: (ThoiGianKetThuc: string) => done(end({ variables: { id, version, ThoiGianKetThuc } })),
    takeOut: (KhamBenh_Id: string) => done(takeOut({ variables: { id, KhamBenh_Id } })),
  };
}

export type OneRecord = ReturnType<typeof useRecord>;
