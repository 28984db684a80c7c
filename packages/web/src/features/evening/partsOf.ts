import { type LoaiLech, loaiLech, type PhanDoiChieu, phanDoiChieu } from '@sen/domain/evening/findings';

/** How many things do not agree in each part of the page that has some, in the order of the page. */
export function partsOf(
  nhoms: ReadonlyArray<{ loai: LoaiLech; soLuong: number }>,
): Array<{ phan: PhanDoiChieu; count: number }> {
  return (Object.keys(phanDoiChieu) as PhanDoiChieu[]).flatMap((phan) => {
    const own = nhoms.filter(({ loai }) => loaiLech[loai].phan === phan);
    const count = own.reduce((all, { soLuong }) => all + soLuong, 0);
    return count > 0 ? [{ phan, count }] : [];
  }); // its own keys
}
