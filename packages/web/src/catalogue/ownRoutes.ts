import type { MenuRoute } from '../ui/feature.ts';

/** Catalogues with a path of their own, and the text key of its title. */
export const ownRoutes = [
  { path: '/dich-vu', catalogue: 'DM_DichVu', title: 'menu.services', legacy: ['/dichvu'] },
  { path: '/doi-tuong', catalogue: 'DM_DoiTuong', title: 'menu.payers', legacy: ['/doituong'] },
  { path: '/icd-thuong-dung', catalogue: 'ICDThuongDung', title: 'menu.commonDiseases' },
  { path: '/co-so-to-chuc', catalogue: 'Node', title: 'menu.organisation', legacy: ['/cosotochuc'] },
  { path: '/nhan-vien', catalogue: 'NhanVien', title: 'menu.staff', legacy: ['/nhanvien'] },
  { path: '/loai-khach-hang', catalogue: 'LoaiKhachHang', title: 'menu.customerTypes' },
  {
    path: '/quyen-bien-lai',
    catalogue: 'QuyenBienLai',
    title: 'menu.receiptBooks',
    legacy: ['/quyenbienlai'],
  },
] as const satisfies ReadonlyArray<MenuRoute & { catalogue: string; legacy?: readonly string[] }>;
