import type { TrangThaiGiuong } from '@sen/domain/stays/beds';
import type { Tone } from '../../ui/StateTag.tsx';
import type { StayOrderFragment, TransferRowFragment } from './stays.main.gen.ts';

export const stayTones: Readonly<Record<StayOrderFragment['TrangThai'], Tone>> = {
  MoiVaoVien: 'waiting',
  KhoaTraLai: 'urgent',
  DangDieuTri: 'progress',
  ChiDinhRaVien: 'called',
  ChoThanhToan: 'waiting',
  DaRaVien: 'done',
  DaHuy: 'cancelled',
};

export const transferTones: Readonly<Record<TransferRowFragment['TrangThai'], Tone>> = {
  DangChuyen: 'waiting',
  DaNhan: 'done',
  TuChoi: 'cancelled',
  DaHuy: 'cancelled',
};

export const bedTones: Readonly<Record<TrangThaiGiuong, Tone>> = {
  Trong: 'done',
  DangNam: 'progress',
  DatTruoc: 'called',
  DonDep: 'waiting',
  Khoa: 'cancelled',
};
