import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const transfers = defineScreens({
  name: 'transfers',
  leavingPapers: [
    {
      form: 'PhieuChuyenCoSo',
      texts: 'transfers',
      title: 'paper',
      permission: 'BENH_AN_XEM',
      action: 'lapChuyenVien',
      kinds: ['ChuyenVien'],
      Dialog: lazy(() => import('./StayTransferDialog.tsx')),
    },
  ],
  resolutions: { ChuyenVien: lazy(() => import('./TransferPart.tsx')) },
});
