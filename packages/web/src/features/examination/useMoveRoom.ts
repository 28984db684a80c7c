import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { userMessage } from '../../session/userMessage.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useRequestIds } from '../../ui/useRequestIds.ts';
import {
  ChuyenPhongDocument,
  type PhienKhamFragment,
  PhongKhamKhacDocument,
  TruocKhiChuyenDocument,
} from './examination.main.gen.ts';

/** Where the patient of a session can go: rooms with the exam that they perform and how many wait, and the move itself. */
export function useMoveRoom(session: PhienKhamFragment, onMoved: () => void) {
  const { message } = useNotices();
  const [choice, setChoice] = useState<string | null>(null);
  const before = useQuery(TruocKhiChuyenDocument, {
    variables: { idTiepNhan: session.TiepNhan_Id },
    fetchPolicy: 'network-only',
  });
  const DoiTuong_Id = session.TiepNhan?.DoiTuong?._id ?? '';
  const offers = useQuery(PhongKhamKhacDocument, {
    variables: { DoiTuong_Id, idNode: session.PhongBan_Id },
    skip: DoiTuong_Id === '',
    fetchPolicy: 'network-only',
  });
  const [move, moving] = useMutation(ChuyenPhongDocument);
  const requests = useRequestIds();
  const places = (offers.data?.dichVuTiepNhans ?? [])
    .flatMap((service) =>
      service.phongs
        .filter((room) => room._id !== session.PhongBan_Id)
        .map((room) => ({
          key: `${room._id} ${service.DichVu_Id}`,
          room: room.ten,
          service: service.TenDichVu,
          soCho: room.soCho,
          DonGia: service.gias[0]?.DonGia ?? null,
        })),
    )
    .sort((a, b) => a.room.localeCompare(b.room, 'vi', { numeric: true }));
  return {
    places,
    choice,
    choose: setChoice,
    before: before.data?.checkBeforeChuyenPhongKham ?? null,
    loading: offers.loading,
    error: offers.error,
    moving: moving.loading,
    send: async () => {
      if (!choice) return;
      const [PhongBan_Id = '', DichVu_Id = ''] = choice.split(' ');
      const input = { requestId: requests.of(choice), KhamBenh_Id: session._id, PhongBan_Id, DichVu_Id };
      try {
        await move({ variables: { input } });
        requests.done(choice);
        onMoved();
      } catch (refusal) {
        message.error(userMessage(refusal));
      }
    },
  };
}
