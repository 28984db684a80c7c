import { useQuery } from '@apollo/client/react';
import { benchLookBack, orderKinds, type SlipKind } from '@sen/domain/orders/orderKinds';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useMayOpen } from '../../session/useMayOpen.ts';
import { useSession } from '../../session/useSession.ts';
import { dayPlus, today } from '../../ui/dateText.ts';
import type { DayRange } from '../../ui/periods.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { useNewDay } from '../../ui/useNewDay.ts';
import {
  type BenchSlipFragment,
  CanLamSangChoDocument,
  CanLamSangChuaKetQuaDocument,
  CanLamSangPhongDocument,
  CanLamSangTrongNgayDocument,
} from './bench.main.gen.ts';

export type BenchSlip = BenchSlipFragment;

/** What of a room's slips is shown, by the word of the address. */
export const benchTabs = ['cho-thuc-hien', 'chua-ket-qua', 'trong-ngay'] as const;
export type BenchTab = (typeof benchTabs)[number];

/** So many slips a page has. */
export const benchPageSize = 50;
/** So many slips the server lists of a room at most. */
const listedMost = 500;

const events = ['DichVuYeuCau', ...[...orderKinds.values()].flatMap((kind) => kind.events ?? [])] as const;

/** The rooms that answer orders whose desk the person may open, and the slips of one of them, live. */
export function useBench() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { nodeId } = useSession();
  const { childComponentPath } = useParams();
  const tab = benchTabs.find((one) => one === childComponentPath) ?? 'cho-thuc-hien';
  const [now, setNow] = useState(today);
  useNewDay(() => setNow(today()));
  const [chosen, setChosen] = useState<DayRange | null>(null);
  const [room, setRoom] = useState<string | null>(null);
  const [page, setPage] = useState(1);
  const range = chosen ?? { from: now, to: now };

  const overview = useQuery(CanLamSangPhongDocument, {
    variables: { startDate: range.from, endDate: range.to },
    fetchPolicy: 'cache-and-network',
  });
  const mayOpen = useMayOpen();
  /** The desk of a kind, where the person may open it. */
  const screenOf = (kind: SlipKind) => {
    const screen = orderKinds.get(kind)?.screen;
    return screen && mayOpen(screen) ? screen : null;
  };
  const rooms = ((overview.data ?? overview.previousData)?.tinhHinhCanLamSang ?? []).filter(({ Loais }) =>
    Loais.some((kind) => screenOf(kind) !== null),
  );
  // the room where the person works, where it answers orders
  const shown =
    rooms.find((one) => one.Phong._id === room) ??
    rooms.find((one) => one.Phong._id === nodeId) ??
    rooms[0] ??
    null;
  const idRoom = shown?.Phong._id ?? '';
  const of = (one: BenchTab) => ({
    skip: idRoom === '' || tab !== one,
    fetchPolicy: 'cache-and-network' as const,
  });
  const days = { startDate: range.from, endDate: range.to };
  const waiting = useQuery(CanLamSangChoDocument, { variables: { idRoom, ...days }, ...of('cho-thuc-hien') });
  const open = useQuery(CanLamSangChuaKetQuaDocument, {
    variables: {
      idRoom,
      page,
      limit: benchPageSize,
      startDate: chosen ? dayPlus(range.from, -benchLookBack) : null,
      endDate: range.to,
    },
    ...of('chua-ket-qua'),
  });
  const all = useQuery(CanLamSangTrongNgayDocument, { variables: { idRoom, ...days }, ...of('trong-ngay') });
  const asked = { 'cho-thuc-hien': waiting, 'chua-ket-qua': open, 'trong-ngay': all }[tab];
  const refetch = () => {
    void overview.refetch();
    if (idRoom !== '') void asked.refetch();
  };
  useEvents(events, refetch);

  const whole =
    tab === 'cho-thuc-hien'
      ? waiting.data?.danhSachChoDichVuYeuCau
      : tab === 'trong-ngay'
        ? // drafts are the orderer's
          all.data?.dichVuYeuCausByRoom.filter(({ TrangThai }) => TrangThai !== 'Nhap')
        : undefined;
  const paged = open.data?.dichVuYeuCausChuaKetQuaPagination;
  const from = (page - 1) * benchPageSize;
  const rows: readonly BenchSlip[] | undefined =
    tab === 'chua-ket-qua' ? paged?.data : whole?.slice(from, from + benchPageSize);
  return {
    tab,
    setTab: (next: BenchTab) => {
      setPage(1);
      void navigate(pathname.replace(/\/can-lam-sang.*$/, `/can-lam-sang/${next}`), { replace: true });
    },
    range,
    setRange: (next: DayRange) => {
      setPage(1);
      setChosen(next);
    },
    rooms,
    screenOf,
    room: shown,
    setRoom: (id: string) => {
      setPage(1);
      setRoom(id);
    },
    page,
    setPage,
    rows: rows ?? [],
    /** More than so many are not listed: fewer days show them. */
    isCut: (whole?.length ?? 0) >= listedMost,
    total: (tab === 'chua-ket-qua' ? paged?.total : whole?.length) ?? 0,
    loading: (overview.loading && rooms.length === 0) || (asked.loading && !rows),
    error: rows ? undefined : (overview.error ?? asked.error),
    refetch,
  };
}
