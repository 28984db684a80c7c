import { useMutation, useQuery } from '@apollo/client/react';
import { App } from 'antd';
import { useRef, useState } from 'react';
import { userMessage } from '../../app/userMessage.ts';
import {
  ChuyenPhongDocument,
  type PhienKhamFragment,
  PhongKhamKhacDocument,
  TruocKhiChuyenDocument,
} from './examination.main.gen.ts';

/** Where the patient of a session can go: rooms with the exam that they perform and how many wait, and the move itself. */
export function useMoveRoom(session: PhienKhamFragment, onMoved: () => void) {
  const { message } = App.useApp();
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
  /** One id for one choice: a repeat after a lost answer moves nobody twice. */
  const request = useRef({ id: crypto.randomUUID(), of: '' });
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
      if (request.current.of !== choice) request.current = { id: crypto.randomUUID(), of: choice };
      const [PhongBan_Id = '', DichVu_Id = ''] = choice.split(' ');
      const input = { requestId: request.current.id, KhamBenh_Id: session._id, PhongBan_Id, DichVu_Id };
      try {
        await move({ variables: { input } });
        onMoved();
      } catch (refusal) {
        message.error(userMessage(refusal));
      }
    },
  };
}
