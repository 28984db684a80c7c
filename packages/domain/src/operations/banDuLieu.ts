import { defineActs, type Refusal } from '../acts/acts.ts';

/** What the acts on a copy of all data decide on; copies belong to the installation. */
export type BanDuLieuFacts = {
  TrangThai: string;
  node: null;
  /** Its database is there. */
  coCSDL: boolean;
  /** Sen runs its own database server, and this process may change the database that it works on. */
  duocChuyen: boolean;
  /** Other nodes of the installation that run just now. */
  mayKhac: number;
};

const gone = ({ coCSDL }: BanDuLieuFacts): Refusal | null => (coCSDL ? null : { code: 'DATA_COPY_GONE' });

/**
 * The life of a database beside the one in use: it waits, is restored from a backup, is ready to be looked at or failed; it comes
 * into use, and the one that was in use lies ready in its place; its database is removed, its row stays.
 */
export const banDuLieuActs = defineActs<BanDuLieuFacts>()({
  name: 'BanDuLieu',
  initial: 'Cho',
  states: {
    Cho: { vi: 'Chờ', en: 'Waiting' },
    DangChay: { vi: 'Đang khôi phục', en: 'Being restored' },
    SanSang: { vi: 'Sẵn sàng', en: 'Ready' },
    KhongDat: { vi: 'Không đạt', en: 'Failed' },
    DangDung: { vi: 'Đang dùng', en: 'In use' },
    DaXoa: { vi: 'Đã xóa', en: 'Removed' },
  },
  acts: {
    chuyen: {
      permission: 'QUAN_TRI',
      label: { vi: 'Chuyển sang bản này', en: 'Switch to it' },
      move: { from: ['SanSang'], to: 'DangDung' },
      refuse: (copy) => {
        if (!copy.duocChuyen) return 'RESTORE_NOT_BUNDLED';
        if (copy.mayKhac > 0) return { code: 'RESTORE_OTHER_NODES', details: { count: copy.mayKhac } };
        return gone(copy);
      },
    },
    xoa: {
      permission: 'QUAN_TRI',
      label: { vi: 'Xóa', en: 'Remove' },
      move: { from: ['SanSang', 'KhongDat'], to: 'DaXoa' },
      refuse: gone,
    },
  },
});

export type BanDuLieuAction = keyof typeof banDuLieuActs.acts;
