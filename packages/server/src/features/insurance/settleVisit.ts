import { childCard, isInsuredBy } from '@sen/domain/insurance/child';
import { isMaDoiTuongKCB, khongTheoMucHuong } from '@sen/domain/insurance/route';
import type { SettleVisit } from '@sen/domain/insurance/settleTypes';
import { localDay } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import type { Payer } from './queries.ts';

/** What the settlement reads of a reception, or of one that is only thought of. Days as YYYY-MM-DD. */
export type InsuranceFacts = {
  NgayTiepNhan: Date;
  SoTheBHYT: string | null;
  BHYTNgayHieuLuc: string | null;
  BHYTNgayHetHieuLuc: string | null;
  NgayDu5Nam: string | null;
  MaDoiTuongKCB: string | null;
  TuyenKCB: string | null;
  MienCungChiTra: boolean;
  CungChiTraLuyKe: string;
  /** The day until which the paper tells the co-payments; that of the reception when there is none. */
  NgayGiayLuyKe?: string | null;
  /** The birth paper of a child without a card. */
  SoGiayKhaiSinh?: string | null;
  /** When the first card was shown, where that was after the reception. */
  TrinhTheLuc?: Date | null;
  /** Cards that came later. */
  theThem?: readonly CardOfVisit[];
};

/** What the settlement reads of a further card. */
export type CardOfVisit = {
  SoTheBHYT: string;
  BHYTNgayHieuLuc: string;
  BHYTNgayHetHieuLuc: string | null;
  NgayDu5Nam: string | null;
};

/** Not an insured visit, by the list of codes. */
const notInsured = '9';

/** The visit in the terms of the insurance rules; `end` is the day it ended, or today while it is open. Errors: ROUTE_CODE_UNKNOWN. */
export function settleVisitOf(
  facts: InsuranceFacts,
  payer: Pick<Payer, 'laBHYT'> & { gioiHan?: Payer['gioiHan'] | undefined },
  end: Date,
): SettleVisit {
  const ngayVao = localMinute(facts.NgayTiepNhan);
  const day = ngayVao.slice(0, 10);
  const further = facts.theThem ?? [];
  const maDoiTuongKCB = facts.MaDoiTuongKCB ?? notInsured;
  if (!isMaDoiTuongKCB(maDoiTuongKCB))
    throw new DomainError('ROUTE_CODE_UNKNOWN', { MaDoiTuongKCB: maDoiTuongKCB });
  return {
    laBHYT: payer.laBHYT && isInsuredBy(facts),
    maDoiTuongKCB,
    // decides the route of stations only; the reception has kept what it found
    dungNoiDangKy: !khongTheoMucHuong(maDoiTuongKCB) || facts.TuyenKCB === 'DungTuyen',
    noiTru: false,
    ...(payer.gioiHan?.length ? { gioiHan: payer.gioiHan } : {}),
    ngayVao,
    ngayKetThuc: [day, localDay(end)].sort().at(-1) ?? day,
    the: facts.SoTheBHYT
      ? [
          { soThe: facts.SoTheBHYT, tuNgay: facts.BHYTNgayHieuLuc ?? day, denNgay: facts.BHYTNgayHetHieuLuc },
          ...further.map((card) => ({
            soThe: card.SoTheBHYT,
            tuNgay: card.BHYTNgayHieuLuc,
            denNgay: card.BHYTNgayHetHieuLuc,
          })),
        ]
      : facts.SoGiayKhaiSinh
        ? [{ soThe: childCard, tuNgay: day, denNgay: null }]
        : [],
    // a visit that nobody was late for is settled under the key that it had
    ...(facts.TrinhTheLuc ? { trinhTheLuc: localMinute(facts.TrinhTheLuc) } : {}),
    ngayDu5Nam: facts.NgayDu5Nam ?? further.find((card) => card.NgayDu5Nam)?.NgayDu5Nam ?? null,
    mienCungChiTraTu: facts.MienCungChiTra ? `${day.slice(0, 4)}-01-01` : null,
    luyKe: [{ ngay: facts.NgayGiayLuyKe ?? day, soTien: facts.CungChiTraLuyKe }],
  };
}

const minuteFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Ho_Chi_Minh',
  dateStyle: 'short',
  timeStyle: 'short',
});

const secondFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Ho_Chi_Minh',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** An instant as local time 'YYYY-MM-DDTHH:mm:ss'. */
export function localSecond(at: Date): string {
  return secondFormat.format(at).replace(' ', 'T');
}

/** An instant as local time 'YYYY-MM-DDTHH:mm', the form that the insurance rules compare. */
export function localMinute(at: Date): string {
  return minuteFormat.format(at).replace(' ', 'T');
}
