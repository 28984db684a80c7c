import type { Issue } from '@sen/domain/catalogue/validate';
import { dec } from '@sen/domain/money/decimal';
import { quantityIssues } from '@sen/domain/orders/quantity';
import { requestTimeIssues } from '@sen/domain/orders/requestTimes';
import { isInstant } from '../../ui/dateText.ts';
import type { DichVuYeuCauChiTietInput, TimDichVuChiDinhQuery } from './orders.main.gen.ts';

export type Service = TimDichVuChiDinhQuery['cacDM_DichVu2'][number];

/** A service that is chosen and not yet ordered. */
export type BasketLine = {
  service: Service;
  /** Decimal text, or what was typed while it is none. */
  SoLuong: string | null;
  LaKhanCap: boolean;
};

/** What is chosen and not yet ordered, and the time of the order: an instant, or what was typed while it is none; null: now. */
export type Basket = { lines: readonly BasketLine[]; NgayYeuCau: string | null };

export const emptyBasket: Basket = { lines: [], NgayYeuCau: null };

/** The basket with a service more, once and not urgent; with the same lines when it is in already. */
export function withService(basket: Basket, service: Service): Basket {
  if (basket.lines.some((line) => line.service._id === service._id)) return basket;
  return { ...basket, lines: [...basket.lines, { service, SoLuong: '1', LaKhanCap: false }] };
}

/** The basket without a service; the time goes with the last one. */
export function withoutService(basket: Basket, id: string): Basket {
  const lines = basket.lines.filter((line) => line.service._id !== id);
  return lines.length === 0 ? emptyBasket : { ...basket, lines };
}

/** What is left in the basket once these lines were ordered: what was chosen while they were on their way. */
export function withoutOrdered(basket: Basket, ordered: readonly BasketLine[]): Basket {
  const sent = new Set(ordered.map((line) => line.service._id));
  const lines = basket.lines.filter((line) => !sent.has(line.service._id));
  return lines.length === 0 ? emptyBasket : { ...basket, lines };
}

/** What is wrong before it is sent; paths are those of the API's input. */
export function basketIssues({ lines, NgayYeuCau }: Basket, NgayTiepNhan: string, now: Date): Issue[] {
  const wrong = lines.flatMap((line, index) =>
    quantityIssues(line.service.Loai, line.SoLuong).map((issue) => ({
      ...issue,
      path: `chiTiets.${index}.${issue.path}`,
    })),
  );
  if (NgayYeuCau === null) return wrong;
  const path = 'chiTiets.0.NgayYeuCau';
  if (!isInstant(NgayYeuCau)) return [...wrong, { path, code: 'NOT_A_TIME' }];
  const times = {
    NgayTiepNhan: minute(new Date(NgayTiepNhan)),
    NgayYeuCau: minute(new Date(NgayYeuCau)),
    now: minute(now),
  };
  return [...wrong, ...requestTimeIssues(times).map((issue) => ({ ...issue, path }))];
}

/** The lines as the API takes them. */
export function basketInput({ lines, NgayYeuCau }: Basket): DichVuYeuCauChiTietInput[] {
  return lines.map(({ service, SoLuong, LaKhanCap }) => ({
    DichVu_Id: service._id,
    SoLuong,
    LaKhanCap,
    NgayYeuCau,
  }));
}

/** What a line costs; null without a price or a quantity. */
export function costOfLine({ service, SoLuong }: BasketLine): string | null {
  if (!service.DonGia || quantityIssues(service.Loai, SoLuong).length > 0) return null;
  return dec(service.DonGia)
    .times(SoLuong ?? '0')
    .toFixed(2);
}

/** The issues of a field, by the end of their paths; each once. */
export function issuesAt(issues: readonly Issue[], fits: (path: string) => boolean): readonly Issue[] {
  const found = new Map(issues.filter((issue) => fits(issue.path)).map((issue) => [issue.code, issue]));
  return [...found.values()];
}

/** An order of the minute of the reception is not before it, as on the server. */
function minute(at: Date): string {
  return at.toISOString().slice(0, 16);
}
