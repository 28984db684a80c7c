import { useQuery } from '@apollo/client/react';
import { quantityIssues } from '@sen/domain/orders/quantity';
import { isInstant } from '../../ui/dateText.ts';
import { useDebounced } from '../../ui/useDebounced.ts';
import { type Basket, basketInput } from './basket.ts';
import { XemTruocChiDinhDocument, type XemTruocChiDinhQuery } from './preview.main.gen.ts';

export type OrderPreview = XemTruocChiDinhQuery['xemTruocChiDinh'];
export type PreviewLine = OrderPreview['dongs'][number];

/** What the chosen services would cost whom and what to know about them, by the rules of the bill; null until it is known. */
export function useOrderPreview(
  basket: Basket,
  place: { TiepNhan_Id: string; NoiYeuCau_Id: string },
): OrderPreview | null {
  const asked = useDebounced(JSON.stringify({ ...place, chiTiets: askedLines(basket) }), 200);
  const variables = JSON.parse(asked) as typeof place & { chiTiets: ReturnType<typeof askedLines> }; // what was written a line above
  const { data, previousData } = useQuery(XemTruocChiDinhDocument, {
    variables,
    skip: variables.chiTiets.length === 0,
    fetchPolicy: 'no-cache',
  });
  if (basket.lines.length === 0) return null;
  return (data ?? previousData)?.xemTruocChiDinh ?? null;
}

/** The lines as they may be asked for: what is still being typed counts as one, and as now. */
function askedLines(basket: Basket) {
  const lines = basket.lines.map((line) =>
    quantityIssues(line.service.Loai, line.SoLuong).length > 0 ? { ...line, SoLuong: '1' } : line,
  );
  const NgayYeuCau = isInstant(basket.NgayYeuCau ?? '') ? basket.NgayYeuCau : null;
  return basketInput({ lines, NgayYeuCau });
}

/** The line of a chosen service. */
export function previewOf(preview: OrderPreview | null, DichVu_Id: string): PreviewLine | undefined {
  return preview?.dongs.find((line) => line.DichVu_Id === DichVu_Id && line.KemTheo_Id === null);
}

/** The lines that come along with a chosen service. */
export function alongWith(preview: OrderPreview | null, DichVu_Id: string): readonly PreviewLine[] {
  return (preview?.dongs ?? []).filter((line) => line.KemTheo_Id === DichVu_Id);
}
