import { describe, expect, it } from 'vitest';
import { noticePath } from './noticePath.ts';

const notice = { BanGhi_Id: 'slip', KhamBenh_Id: 'exam' } as const;
const reader = (screens: string[], ...permissions: string[]) => ({
  permissions: new Set(permissions),
  mayOpen: (path: string) => screens.includes(path),
});
const doctor = reader(['/kham-benh-ngoai-tru'], 'KHAM_BENH');
const technician = reader(['/xet-nghiem'], 'XET_NGHIEM');

describe('the way from a notice to its record', () => {
  it.each([
    ['a result: its examination, for the doctor', 'KetQuaNguyHiem', doctor, '/kham-benh-ngoai-tru?id=exam'],
    ['a result: its slip, at the laboratory', 'KetQuaBatThuong', technician, '/xet-nghiem?id=slip'],
    ['a result that was taken back: its examination', 'SoBoThuHoi', doctor, '/kham-benh-ngoai-tru?id=exam'],
    ['a cancelled order: its slip, at the desk', 'ChiDinhHuy', technician, '/xet-nghiem?id=slip'],
    ['a cancelled order: its examination', 'ChiDinhHuy', doctor, '/kham-benh-ngoai-tru?id=exam'],
    ['a drug: the pharmacy', 'ThuocSapHet', reader(['/cap-phat-thuoc']), '/cap-phat-thuoc'],
    [
      'a drug: what the store should bring in',
      'ThuocSapHet',
      reader(['/cap-phat-thuoc', '/kho-duoc']),
      '/kho-duoc?xem=canh-bao',
    ],
    [
      'a call: the operation of the site',
      'GoiNgoaiLoi',
      reader(['/quan-tri-he-thong']),
      '/quan-tri-he-thong',
    ],
    [
      'an exemption that is asked for: its desk',
      'DeNghiMienGiam',
      reader(['/mien-giam-ngoai-tru']),
      '/mien-giam-ngoai-tru?id=slip',
    ],
    ['none, where no screen of the reader shows it', 'GoiNgoaiLoi', doctor, null],
  ] as const)('%s', (_what, Loai, who, path) => expect(noticePath({ ...notice, Loai }, who)).toBe(path));

  it('of a result without an examination is the desk, or none', () => {
    const bare = { Loai: 'KetQuaNguyHiem', BanGhi_Id: 'slip', KhamBenh_Id: null } as const;
    expect([noticePath(bare, technician), noticePath(bare, doctor)]).toEqual(['/xet-nghiem?id=slip', null]);
  });
});
