import { defineActs, type Refusal } from '../acts/acts.ts';

/** What the acts on a backup decide on; backups belong to the installation. */
export type SaoLuuFacts = {
  TrangThai: string;
  node: null;
  /** Its file lies where this node finds it. */
  coTep: boolean;
  /** The machine on which it was written; null before it was. */
  tenMay: string | null;
  /** It is the newest good one. */
  laBanTotCuoi: boolean;
  /** The account of the database may make a new one, for a proof. */
  duocTaoCSDL: boolean;
  /** Sen runs its own database server. */
  mayChuRieng: boolean;
};

/** A whole backup without a file here lies on the machine that wrote it. */
const elsewhere = ({ coTep, tenMay }: SaoLuuFacts): Refusal | null =>
  coTep ? null : { code: 'BACKUP_ELSEWHERE', details: { tenMay: tenMay ?? '' } };

/** The life of a backup: it waits, is made, is whole or failed; its file is removed, its row stays. */
export const saoLuuActs = defineActs<SaoLuuFacts>()({
  name: 'SaoLuu',
  initial: 'Cho',
  states: {
    Cho: { vi: 'Chờ', en: 'Waiting' },
    DangChay: { vi: 'Đang chạy', en: 'Being made' },
    Xong: { vi: 'Xong', en: 'Whole' },
    Loi: { vi: 'Lỗi', en: 'Failed' },
    DaXoa: { vi: 'Đã xóa', en: 'Removed' },
  },
  acts: {
    tai: {
      permission: 'QUAN_TRI',
      label: { vi: 'Tải về', en: 'Download' },
      move: { from: ['Xong'], wrong: 'BACKUP_NOT_READY' },
      refuse: elsewhere,
    },
    kiemChung: {
      permission: 'QUAN_TRI',
      label: { vi: 'Kiểm chứng', en: 'Prove' },
      move: { from: ['Xong'], wrong: 'BACKUP_NOT_READY' },
      refuse: (backup) => elsewhere(backup) ?? (backup.duocTaoCSDL ? null : 'NO_CREATEDB'),
    },
    khoiPhuc: {
      permission: 'QUAN_TRI',
      label: { vi: 'Khôi phục', en: 'Restore' },
      move: { from: ['Xong'], wrong: 'BACKUP_NOT_READY' },
      refuse: (backup) =>
        elsewhere(backup) ??
        (backup.mayChuRieng ? (backup.duocTaoCSDL ? null : 'NO_CREATEDB') : 'RESTORE_NOT_BUNDLED'),
    },
    xoa: {
      permission: 'QUAN_TRI',
      label: { vi: 'Xóa tệp', en: 'Remove the file' },
      move: { from: ['Xong', 'Loi'], to: 'DaXoa', wrong: 'BACKUP_NOT_READY' },
      refuse: (backup) => {
        const away = backup.TrangThai === 'Xong' && backup.tenMay !== null ? elsewhere(backup) : null;
        return away ?? (backup.laBanTotCuoi ? 'LAST_GOOD_BACKUP' : null);
      },
    },
  },
});

export type SaoLuuAction = keyof typeof saoLuuActs.acts;
