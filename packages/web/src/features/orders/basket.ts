import type { DichVuChonFragment, DichVuYeuCauChiTietInput } from './orders.main.gen.ts';

export type Service = DichVuChonFragment;

/** A service that is chosen and not yet ordered. */
export type BasketLine = {
  service: Service;
  /** Decimal text, or what was typed while it is none. */
  SoLuong: string | null;
  /** In how many executions, or what was typed while it is none; empty where it is not asked. */
  SoLanThucHien?: string | null;
  LaKhanCap: boolean;
  /** Why nothing is collected for it, blank while nobody has said; null where it is charged. */
  LyDoKhongThu: string | null;
  /** The room and the price type that were chosen; empty: those of the service and of the payer. */
  NoiThucHien_Id?: string;
  LoaiGia_Id?: string;
};

/** What is chosen and not yet ordered, and the time of the order: an instant, or what was typed while it is none; null: now. */
export type Basket = { lines: readonly BasketLine[]; NgayYeuCau: string | null };

export const emptyBasket: Basket = { lines: [], NgayYeuCau: null };

/** The basket with a service more, once unless told and not urgent; with the same lines when it is in already. */
export function withService(
  basket: Basket,
  service: Service,
  SoLuong = '1',
  place: Pick<BasketLine, 'NoiThucHien_Id'> = {},
): Basket {
  if (basket.lines.some((line) => line.service._id === service._id)) return basket;
  return {
    ...basket,
    lines: [
      ...basket.lines,
      {
        service,
        SoLuong,
        ...(service.TheoLieuTrinh ? { SoLanThucHien: SoLuong } : {}),
        LaKhanCap: false,
        LyDoKhongThu: null,
        ...place,
      },
    ],
  };
}

/** The basket without a service; the time goes with the last one. */
export function withoutService(basket: Basket, id: string): Basket {
  const lines = basket.lines.filter((line) => line.service._id !== id);
  return lines.length === 0 ? emptyBasket : { ...basket, lines };
}

/** The basket with a line at its place again, unless its service was chosen anew meanwhile. */
export function withLineAgain(basket: Basket, line: BasketLine, index: number): Basket {
  if (basket.lines.some((one) => one.service._id === line.service._id)) return basket;
  return { ...basket, lines: [...basket.lines.slice(0, index), line, ...basket.lines.slice(index)] };
}

/** What is left in the basket once these lines were ordered: what was chosen while they were on their way. */
export function withoutOrdered(basket: Basket, ordered: readonly BasketLine[]): Basket {
  const sent = new Set(ordered.map((line) => line.service._id));
  const lines = basket.lines.filter((line) => !sent.has(line.service._id));
  return lines.length === 0 ? emptyBasket : { ...basket, lines };
}

/** The lines as the API takes them. */
export function basketInput({ lines, NgayYeuCau }: Basket): DichVuYeuCauChiTietInput[] {
  return lines.map(
    ({ service, SoLuong, LaKhanCap, LyDoKhongThu, SoLanThucHien, NoiThucHien_Id, LoaiGia_Id }) => ({
      DichVu_Id: service._id,
      SoLuong,
      ...(SoLanThucHien === undefined ? {} : { SoLanThucHien: wholeOf(SoLanThucHien) }),
      LaKhanCap,
      NgayYeuCau,
      ...(NoiThucHien_Id ? { NoiThucHien_Id } : {}),
      ...(LoaiGia_Id ? { LoaiGia_Id } : {}),
      ...(LyDoKhongThu === null ? {} : { KhongThuTien: true, LyDoKhongThu: LyDoKhongThu.trim() }),
    }),
  );
}

/** Null for what is no whole number: it is refused where it was typed. */
function wholeOf(text: string | null): number | null {
  return text !== null && /^\d+(\.0*)?$/.test(text) ? Number(text) : null;
}

/** The field of the basket on the screen that an issue is about, else the first control of its line. */
export function basketField(path: string): HTMLElement | null {
  const [, at = '', field = ''] = path.split('.');
  // that of a dialogue stands over that of the screen
  const basket = [...document.querySelectorAll('.order-basket')].at(-1);
  if (field === 'NgayYeuCau') return basket?.querySelector<HTMLElement>('.basket-time input') ?? null;
  const line = basket?.querySelectorAll<HTMLElement>('[data-line]')[Number(at)];
  return line?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`) ?? line ?? null;
}
