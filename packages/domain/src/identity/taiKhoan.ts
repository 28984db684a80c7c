import { defineActs } from '../acts/acts.ts';

/** What an administrator's acts on an account decide on. */
export type TaiKhoanFacts = {
  TrangThai: 'Mo' | 'TamKhoa' | 'BiKhoa';
  node: null;
  /** It is the account of whoever asks. */
  laMinh: boolean;
  /** It signs in with a second factor. */
  coYeuToThuHai: boolean;
};

const notOneself = ({ laMinh }: TaiKhoanFacts) => (laMinh ? 'NOT_ON_YOURSELF' : null);

/** What an administrator may do with an account; that somebody who administers is left is asked after the act. */
export const taiKhoanActs = defineActs<TaiKhoanFacts>()({
  name: 'account',
  states: {
    Mo: { vi: 'Đang mở', en: 'Open' },
    TamKhoa: { vi: 'Tạm khóa do sai mật khẩu', en: 'Locked for a while by wrong passwords' },
    BiKhoa: { vi: 'Bị quản trị viên khóa', en: 'Locked by an administrator' },
  },
  acts: {
    khoa: {
      permission: 'QUAN_TRI',
      label: { vi: 'Khóa', en: 'Lock' },
      move: { from: ['Mo', 'TamKhoa'], to: 'BiKhoa' },
      refuse: notOneself,
    },
    moKhoa: {
      permission: 'QUAN_TRI',
      label: { vi: 'Mở khóa', en: 'Unlock' },
      move: { from: ['TamKhoa', 'BiKhoa'], to: 'Mo' },
    },
    dangXuat: {
      permission: 'QUAN_TRI',
      label: { vi: 'Đăng xuất mọi nơi', en: 'End every session' },
      refuse: notOneself,
    },
    boYeuToThuHai: {
      permission: 'QUAN_TRI',
      label: { vi: 'Bỏ yếu tố xác thực thứ hai', en: 'Take the second factor off' },
      refuse: (one) => notOneself(one) ?? (one.coYeuToThuHai ? null : 'STATE_CHANGED'),
    },
  },
});

export type TaiKhoanAction = keyof typeof taiKhoanActs.acts;
