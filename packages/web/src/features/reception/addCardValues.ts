import { parseThe } from '@sen/domain/insurance/card';
import type { TheTrongDotInput } from './cards.main.gen.ts';

/** The form of a card that comes to an open visit. */
export type NewCard = {
  DoiTuong_Id: string | null;
  SoTheBHYT: string;
  BHYTNgayHieuLuc: string | null;
  BHYTNgayHetHieuLuc: string | null;
  BenhVien_KCB_Id: string | null;
  NgayDu5Nam: string | null;
  NgayCapThe: string | null;
  NoiCapThe: string | null;
  KhuVucSinhSong: 'K1' | 'K2' | 'K3' | null;
  TrinhTheLuc: string | null;
};

export const emptyCard: NewCard = {
  DoiTuong_Id: null,
  SoTheBHYT: '',
  BHYTNgayHieuLuc: null,
  BHYTNgayHetHieuLuc: null,
  BenhVien_KCB_Id: null,
  NgayDu5Nam: null,
  NgayCapThe: null,
  NoiCapThe: null,
  KhuVucSinhSong: null,
  TrinhTheLuc: null,
};

const isDay = (value: string | null) => value === null || /^\d{4}-\d{2}-\d{2}$/.test(value);

/** The card as the API takes it; null while a day of it is no day, or the number no number of a card. */
export function cardInput(values: NewCard, TiepNhan_Id: string, hasCard: boolean): TheTrongDotInput | null {
  const { DoiTuong_Id, TrinhTheLuc, ...card } = values;
  const days = [card.BHYTNgayHieuLuc, card.BHYTNgayHetHieuLuc, card.NgayDu5Nam, card.NgayCapThe];
  if (!parseThe(card.SoTheBHYT) || !days.every(isDay)) return null;
  if (TrinhTheLuc && Number.isNaN(Date.parse(TrinhTheLuc))) return null;
  return { TiepNhan_Id, ...card, ...(hasCard ? {} : { DoiTuong_Id, TrinhTheLuc }) };
}
