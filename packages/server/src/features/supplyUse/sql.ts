import { relation } from '../../engine/sql/relation.ts';
import { suDungVatTuTable } from './tables.ts';

/** What performances of services used up. */
export const supplyUseRows = relation(suDungVatTuTable, ['_id', 'DichVuYeuCau_Id', 'TrangThai']);
