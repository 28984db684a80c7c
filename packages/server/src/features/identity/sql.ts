import { relation } from '../../engine/sql/relation.ts';
import { accountProfileTable, accountTable, profileTable } from './tables.ts';

/** Accounts, for the names of those who did something and for whether a site has any. */
export const accountRows = relation(accountTable, [
  '_id',
  'username',
  'NhanVien_Id',
  'isLocked',
  'isIntegration',
  'NgayTao',
]);

/** Profiles with what they permit. */
export const profileRows = relation(profileTable, ['_id', 'code', 'permissions', 'TamNgung', 'TrangThai']);

/** Which account holds which profile, and at which nodes. */
export const accountProfileRows = relation(accountProfileTable, ['account_Id', 'profile_Id', 'node_Ids']);
