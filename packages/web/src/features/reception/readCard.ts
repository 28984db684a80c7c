import type { Scan } from '@sen/domain/scan/cards';
import type { Labels, ReceptionValues } from './receptionValues.ts';
import { cardOf, fromScan } from './scannedValues.ts';
import type { ReceptionLookup } from './useReceptionLookup.ts';

type CardScan = Extract<Scan, { kind: 'insurance' | 'citizen' }>;
/** What a scan is found by: the number of the card, of the person, or the code itself. */
export function codeOf(read: CardScan | Extract<Scan, { kind: 'code' }>): string {
  if (read.kind === 'insurance') return read.SoTheBHYT;
  return read.kind === 'citizen' ? read.CMNDHoacHoChieu : read.value;
}

/** Fields that a card fills, with the texts of what they refer to. */
export type Filled = { values: Partial<ReceptionValues>; labels: Labels };

/** The insurance card alone, for whoever it belongs to; nothing of a citizen card. */
export async function insuranceOf(lookup: ReceptionLookup, read: Scan): Promise<Filled> {
  if (read.kind !== 'insurance') return { values: {}, labels: {} };
  const facility = await lookup.facility(read.maDKBD);
  return {
    values: { ...cardOf(read), BenhVien_KCB_Id: facility?._id ?? null },
    labels: facility ? { BenhVien_KCB_Id: facility } : {},
  };
}

/** All that a card says of somebody who has no record yet. */
export async function personOf(lookup: ReceptionLookup, read: CardScan): Promise<Filled> {
  const [address, insurance] = await Promise.all([lookup.address(read.diaChi), insuranceOf(lookup, read)]);
  return {
    values: { ...fromScan(read), ...address.values, ...insurance.values },
    labels: { ...insurance.labels, ...address.labels },
  };
}
