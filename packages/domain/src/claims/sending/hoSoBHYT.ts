import { defineActs } from '../../acts/acts.ts';

/** What is sent: the check-in at the first cost of a visit (XML0), or the file of a visit that has ended. */
export const loaiHoSo = {
  CheckIn: { vi: 'Trạng thái khám (XML0)', en: 'Check-in (XML0)' },
  HoSo: { vi: 'Hồ sơ khám chữa bệnh', en: 'Claim' },
} as const;

export type LoaiHoSo = keyof typeof loaiHoSo;

const states = {
  ChoGui: { vi: 'Chờ gửi', en: 'Waiting to be sent' },
  DangGui: { vi: 'Đang gửi', en: 'Being sent' },
  KhongRo: { vi: 'Chưa rõ kết quả', en: 'Outcome unknown' },
  TuChoi: { vi: 'Cổng từ chối', en: 'Refused' },
  DaNhan: { vi: 'Cổng đã nhận', en: 'Received' },
  BiTra: { vi: 'Bị trả lại', en: 'Returned' },
  HopLe: { vi: 'Hợp lệ', en: 'Found valid' },
  DaThayThe: { vi: 'Đã thay thế', en: 'Replaced' },
} as const;

export type TrangThaiHoSo = keyof typeof states;

/** States in which the portal has the file. */
export const daO = ['DaNhan', 'BiTra', 'HopLe'] as const;

export type HoSoFacts = { TrangThai: string; node: string | null };

/** What a person may do with a version of a claim (claims 16). */
export const hoSoActs = defineActs<HoSoFacts>()({
  name: 'HoSoBHYT',
  initial: 'ChoGui',
  states,
  acts: {
    guiLai: {
      permission: 'HO_SO_BHYT_GUI',
      label: { vi: 'Gửi hồ sơ hiệu chỉnh', en: 'Send a correction' },
      move: { from: ['TuChoi', ...daO], wrong: 'CLAIM_UNDER_WAY' },
    },
  },
});

/** The steps that follow from what the portal says: they ask for no right of their own. */
export const hoSoSteps = defineActs<HoSoFacts>()({
  name: 'HoSoBHYT',
  initial: 'ChoGui',
  states,
  acts: {
    batDau: {
      permission: 'HO_SO_BHYT_GUI',
      label: { vi: 'Gửi đi', en: 'Send' },
      move: { from: ['ChoGui', 'DangGui', 'KhongRo'], to: 'DangGui' },
    },
    khongRo: {
      permission: 'HO_SO_BHYT_GUI',
      label: { vi: 'Chưa rõ kết quả', en: 'Outcome unknown' },
      move: { from: ['DangGui', 'KhongRo'], to: 'KhongRo' },
    },
    choLai: {
      permission: 'HO_SO_BHYT_GUI',
      label: { vi: 'Chờ gửi lại', en: 'Wait to be sent again' },
      move: { from: ['DangGui', 'KhongRo'], to: 'ChoGui' },
    },
    tuChoi: {
      permission: 'HO_SO_BHYT_GUI',
      label: { vi: 'Cổng từ chối', en: 'Refused' },
      move: { from: ['ChoGui', 'DangGui', 'KhongRo'], to: 'TuChoi' },
    },
    nhan: {
      permission: 'HO_SO_BHYT_GUI',
      label: { vi: 'Cổng đã nhận', en: 'Received' },
      move: { from: ['DangGui', 'KhongRo'], to: 'DaNhan' },
    },
    hopLe: {
      permission: 'HO_SO_BHYT_GUI',
      label: { vi: 'Hợp lệ', en: 'Found valid' },
      move: { from: ['DaNhan'], to: 'HopLe' },
    },
    traLai: {
      permission: 'HO_SO_BHYT_GUI',
      label: { vi: 'Bị trả lại', en: 'Returned' },
      move: { from: [...daO], to: 'BiTra' },
    },
    thayThe: {
      permission: 'HO_SO_BHYT_GUI',
      label: { vi: 'Đã thay thế', en: 'Replaced' },
      move: { from: ['TuChoi', ...daO], to: 'DaThayThe' },
    },
  },
});
