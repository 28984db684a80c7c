import type { RefLabel } from '../../ui/entry.ts';
import type { CardAtPortalQuery, CardByCitizenQuery } from './cards.main.gen.ts';
import type { Labels, ReceptionValues } from './receptionValues.ts';

type Portal = CardAtPortalQuery['traCuuTheBHYT'];
type Known = NonNullable<CardByCitizenQuery['searchBHYTByCMND']>;

/** The fields that a found card may fill. */
export const foundFields = [
  'SoTheBHYT',
  'BHYTNgayHieuLuc',
  'BHYTNgayHetHieuLuc',
  'BenhVien_KCB_Id',
  'NgayDu5Nam',
  'KhuVucSinhSong',
  'GioiTinh',
] as const satisfies ReadonlyArray<keyof ReceptionValues>;

export type FoundField = (typeof foundFields)[number];

/** A card that was found by a citizen id. */
export type FoundCard = { values: Partial<Pick<ReceptionValues, FoundField>>; facility: RefLabel | null };

/** A field in which the form says otherwise than the card that was found. */
export type Difference = { field: FoundField; mine: string; found: string };

export function isCitizenId(text: string | null): boolean {
  return /^\d{12}$/.test(text ?? '');
}

/** The card as the portal tells it. */
export function cardOfPortal(answer: Portal): FoundCard {
  const area = (['K1', 'K2', 'K3'] as const).find((one) => one === answer.maKV);
  return found(
    {
      SoTheBHYT: answer.maThe,
      BHYTNgayHieuLuc: answer.gtTheTu,
      BHYTNgayHetHieuLuc: answer.gtTheDen,
      NgayDu5Nam: answer.ngayDu5Nam,
      KhuVucSinhSong: area ?? null,
      GioiTinh: answer.gioiTinh,
    },
    answer.BenhVien ?? null,
  );
}

/** The last card of a known patient, where it is valid on the day; null when there is none. */
export function cardOfRecord(known: Known | null | undefined, day: string): FoundCard | null {
  if (!known?.SoTheBHYT || (known.BHYTNgayHetHieuLuc && known.BHYTNgayHetHieuLuc < day)) return null;
  const { SoTheBHYT, BHYTNgayHieuLuc, BHYTNgayHetHieuLuc, NgayDu5Nam, BenhVien_KCB } = known;
  return found({ SoTheBHYT, BHYTNgayHieuLuc, BHYTNgayHetHieuLuc, NgayDu5Nam }, BenhVien_KCB ?? null);
}

/** What fills empty fields of the form, and where the form says otherwise: nothing that was typed goes without a choice. */
export function compareCard(
  values: ReceptionValues,
  card: FoundCard,
): { fill: Partial<ReceptionValues>; labels: Labels; differences: Difference[] } {
  const differences: Difference[] = [];
  const fill = Object.fromEntries(
    foundFields.flatMap((field) => {
      const now = card.values[field];
      const mine = values[field];
      if (!now || mine === now) return [];
      if (!mine) return [[field, now]];
      differences.push({ field, mine, found: now });
      return [];
    }),
  );
  return { fill, labels: labelsOf(fill, card), differences };
}

/** The texts of what is taken from a found card. */
export function labelsOf(taken: Partial<ReceptionValues>, { facility }: FoundCard): Labels {
  return taken.BenhVien_KCB_Id && facility ? { BenhVien_KCB_Id: facility } : {};
}

function found(
  values: { [F in FoundField]?: ReceptionValues[F] | null | undefined },
  facility: RefLabel | null,
): FoundCard {
  const filled = Object.entries({ ...values, BenhVien_KCB_Id: facility?._id }).filter(([, value]) => value);
  return { values: Object.fromEntries(filled), facility };
}
