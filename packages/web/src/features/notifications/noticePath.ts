import { orderKinds } from '@sen/domain/orders/orderKinds';
import type { NoticeRowFragment } from './notices.main.gen.ts';

type Reader = { permissions: ReadonlySet<string>; mayOpen: (path: string) => boolean };
type Notice = Pick<NoticeRowFragment, 'Loai' | 'BanGhi_Id' | 'KhamBenh_Id'>;

/** Where a notice is looked into, for this reader; null where none of their screens shows its record. */
export function noticePath(notice: Notice, { permissions, mayOpen }: Reader): string | null {
  const paths = pathsOf(notice, permissions);
  return paths.find((path) => mayOpen(path.split('?')[0] ?? '')) ?? null;
}

function pathsOf(notice: Notice, permissions: ReadonlySet<string>): string[] {
  switch (notice.Loai) {
    case 'KetQuaNguyHiem':
    case 'NguyHiemChuaXacNhan':
    case 'KetQuaBatThuong':
    case 'SoBoThuHoi':
    case 'MauTuChoi':
      return [...examOf(notice), ...deskOf(notice, permissions)];
    case 'ChiDinhHuy':
      return [...deskOf(notice, permissions), ...examOf(notice)];
    case 'DonCanKeLai':
      return examOf(notice);
    case 'ThuocSapHet':
      return ['/kho-duoc?xem=canh-bao', '/cap-phat-thuoc'];
    case 'GoiNgoaiLoi':
      return ['/quan-tri-he-thong'];
    case 'DeNghiMienGiam':
    case 'MienGiamDaXuLy':
      return [`/mien-giam-ngoai-tru?id=${notice.BanGhi_Id}`];
    case 'CanhBaoSom':
    case 'CanhBaoQuaHan':
      return ['/phieu-cham-soc'];
    case 'MoiHoiChan':
      return [`/bien-ban-hoi-chan?id=${notice.BanGhi_Id}`];
  }
}

function examOf({ KhamBenh_Id }: Notice): string[] {
  return KhamBenh_Id ? [`/kham-benh-ngoai-tru?id=${KhamBenh_Id}`] : [];
}

/** The desks at which the reader performs orders. */
function deskOf({ BanGhi_Id }: Notice, permissions: ReadonlySet<string>): string[] {
  return [...orderKinds.values()].flatMap(({ screen, rights }) =>
    screen && rights && permissions.has(rights.perform) ? [`${screen}?id=${BanGhi_Id}`] : [],
  );
}
