import { quyenLoi } from '@sen/domain/insurance/benefit';
import { parseThe } from '@sen/domain/insurance/card';
import { countsFrom } from '@sen/domain/reception/theTrongDot';
import { type Ctx, localDay, today } from '../../engine/context.ts';
import { readThamSo } from '../system/queries.ts';
import { cardsEverOf, type TiepNhan } from './queries.ts';
import type { TheTrongDotRow } from './tables.ts';

/** A card of a visit as its screens show it. Days as YYYY-MM-DD. */
export type CardOf = Pick<
  TheTrongDotRow,
  | '_id'
  | 'SoTheBHYT'
  | 'BHYTNgayHetHieuLuc'
  | 'NgayDu5Nam'
  | 'NgayCapThe'
  | 'NoiCapThe'
  | 'KhuVucSinhSong'
  | 'BenhVien_KCB_Id'
  | 'TrinhTheLuc'
  | 'TheDaXacMinh'
  | 'TrangThai'
  | 'LyDoHuy'
  | 'NguoiTao_Id'
> & {
  BHYTNgayHieuLuc: string | null;
  laTheDau: boolean;
  /** The first day on which it counts in the visit. */
  tinhTu: string;
  /** Percent by the card alone; null for a number that is no card. */
  phanTramThe: number | null;
};

/** Every card of a visit, the first one first; those taken back too. */
export async function cardsOf(ctx: Ctx, visit: TiepNhan): Promise<CardOf[]> {
  const [further, rows] = await Promise.all([cardsEverOf(ctx, visit._id), readThamSo(ctx)]);
  const percentOf = (number: string) => {
    const card = parseThe(number);
    return card && quyenLoi(card, today(ctx), rows).phanTram;
  };
  const counted = (card: { SoTheBHYT: string; BHYTNgayHieuLuc: string | null }) => ({
    tinhTu: countsFrom(card, visit.Ngay),
    phanTramThe: percentOf(card.SoTheBHYT),
  });
  const later = further.map((card) => ({ ...card, ...counted(card), laTheDau: false }));
  const { SoTheBHYT } = visit;
  if (!SoTheBHYT) return later;
  const shown = visit.TrinhTheLuc ?? visit.NgayTiepNhan;
  const first = counted({ ...visit, SoTheBHYT });
  return [
    {
      ...visit,
      ...first,
      SoTheBHYT,
      laTheDau: true,
      TrinhTheLuc: shown,
      // what was ordered before a card was shown late is not insured
      tinhTu: [first.tinhTu, visit.CapCuu ? visit.Ngay : localDay(shown)].sort().at(-1) ?? first.tinhTu,
      TrangThai: 'HieuLuc',
      LyDoHuy: null,
    },
    ...later,
  ];
}
