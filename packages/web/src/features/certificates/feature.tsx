import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

const common = (form: string) =>
  ({ form, texts: 'certificates', title: `title.${form}`, permission: 'BENH_AN_XEM' }) as const;

export const certificates = defineScreens({
  name: 'certificates',
  leavingPapers: [
    {
      ...common('GiayBaoTu'),
      action: 'lapGiayTo',
      kinds: ['TuVong'],
      Dialog: lazy(() => import('./DeathNoticeDialog.tsx')),
    },
    {
      ...common('GiayChungSinh'),
      action: 'lapChungSinh',
      women: true,
      inStay: true,
      Dialog: lazy(() => import('./BirthDialog.tsx')),
    },
    {
      ...common('GiayNghiDuongThai'),
      action: 'lapGiayTo',
      kinds: ['BinhThuong', 'XinVe', 'ChuyenVien'],
      women: true,
      Dialog: lazy(() => import('./PregnancyRestDialog.tsx')),
    },
    {
      ...common('GiayXacNhanNoiTru'),
      action: 'lapGiayTo',
      inStay: true,
      Dialog: lazy(() => import('./ConfirmationDialog.tsx')),
    },
    {
      ...common('GiayThuongTich'),
      action: 'lapGiayTo',
      inStay: true,
      Dialog: lazy(() => import('./InjuryDialog.tsx')),
    },
  ],
});
