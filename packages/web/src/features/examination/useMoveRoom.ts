import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useRequestIds } from '../../ui/useRequestIds.ts';
import {
  ChuyenPhongDocument,
  KhamThemPhongDocument,
  type PhienKhamFragment,
  PhongKhamKhacDocument,
  TruocKhiChuyenDocument,
} from './examination.main.gen.ts';

/** Where the patient of a session can go: rooms with the exam that they perform and how many wait, and the move itself. */
export function useMoveRoom(session: PhienKhamFragment, onMoved: () => void, onAdded: () => void) {
  const { t } = useTranslation('examination');
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
  const [add, adding] = useMutation(KhamThemPhongDocument);
  /** The session here goes on: the other room examines as well. */
  const [stays, setStays] = useState(false);
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
    stays,
    setStays,
    moving: moving.loading || adding.loading,
    send: async () => {
      if (!choice) return;
      const [PhongBan_Id = '', DichVu_Id = ''] = choice.split(' ');
      const key = `${choice} ${stays}`;
      const input = { requestId: requests.of(key), KhamBenh_Id: session._id, PhongBan_Id, DichVu_Id };
      try {
        await (stays ? add : move)({ variables: { input } });
        requests.done(key);
        if (!stays) return onMoved();
        message.success(t('examAdded'));
        onAdded();
      } catch (refusal) {
        message.error(userMessage(refusal));
      }
    },
  };
}
