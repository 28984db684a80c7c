import type { Referring } from '../../engine/catalogue/referring.ts';

/** The tables whose rows refer to entries of catalogues. */
export const identityReferring: readonly Referring[] = [
  {
    table: 'auth.account',
    label: { vi: 'Tài khoản', en: 'Accounts' },
    code: 'r.username',
    loose: { nhan_vien_id: 'NhanVien' },
  },
  {
    table: 'auth.account_profile',
    label: { vi: 'Nơi làm việc của tài khoản', en: 'Work places of accounts' },
    code: '(select a.username from auth.account a where a.id = r.account_id)',
    loose: { node_ids: 'Node' },
  },
  {
    table: 'auth.profile_node',
    label: { vi: 'Nơi làm việc của hồ sơ', en: 'Work places of profiles' },
    code: '(select p.code from auth.profile p where p.id = r.profile_id)',
    loose: { node_id: 'Node' },
  },
];
