import { relation } from '../../engine/relation.ts';
import { suDungVatTuChiTietTable, suDungVatTuTable } from './tables.ts';

/** What performances of services used up. */
export const supplyUseRows = relation(suDungVatTuTable, ['_id', 'DichVuYeuCau_Id', 'TrangThai']);

/** The drugs and supplies of a performance. */
export const usedSupplyRows = relation(suDungVatTuChiTietTable, ['SuDungVatTu_Id', 'Duoc_Id']);
