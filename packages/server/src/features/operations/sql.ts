import { relation } from '../../engine/sql/relation.ts';
import { kiemChungTable, saoLuuTable } from './tables.ts';

/** Backups with how they ended. */
export const backupRows = relation(saoLuuTable, ['_id', 'TrangThai']);

/** Proofs of backups with how they ended. */
export const backupProofRows = relation(kiemChungTable, ['SaoLuu_Id', 'TrangThai']);
