import { apollo } from '../../session/apollo.ts';
import type { Hit } from '../../ui/feature.ts';
import { slipHits, slipsOfNumber } from '../orders/desk/slipsOfNumber.ts';
import { labDesk } from './labDesk.ts';
import { LabSlipBySidDocument } from './labHits.main.gen.ts';

/** The laboratory slips of a slip's number ("YC260307-00012") or of a sample's ("2603070012"); none for other texts. */
export async function slipsOfCode(text: string) {
  const SIDMau = text.trim();
  if (!/^\d{10,}$/.test(SIDMau)) return slipsOfNumber(labDesk, text);
  const { data } = await apollo.query({
    query: LabSlipBySidDocument,
    variables: { SIDMau },
    fetchPolicy: 'network-only',
  });
  return (data?.searchDichVuYeuCauBySID ?? []).filter((slip) => labDesk.kinds.includes(slip.Loai));
}

/** Laboratory slips for the one search box. */
export async function hits(text: string): Promise<Hit[]> {
  return slipHits(labDesk, await slipsOfCode(text));
}
