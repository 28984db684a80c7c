import { relation } from '../../engine/sql/relation.ts';
import { bangGiaTable, giaDichVuTable } from './tables.ts';

/** Price lists with their time. */
export const priceListRows = relation(bangGiaTable, ['_id', 'LoaiGia_Id', 'TrangThai', 'TuNgay', 'DenNgay']);

/** Which list prices which service. */
export const servicePriceRows = relation(giaDichVuTable, ['BangGia_Id', 'DichVu_Id']);
