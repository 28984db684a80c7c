import type { TrangThaiMienGiam } from '@sen/domain/exemptions/yeuCauMienGiam';

export type DemoExemption = {
  /** An earlier day and the time there, such as 10:20; or minutes before the moment of the demo. */
  asked: { daysAgo: number; time: string } | { minutesAgo: number };
  PhanTram?: number;
  SoTien?: string;
  LyDo: string;
  SoGiayTo?: string;
  outcome: TrangThaiMienGiam;
  /** Why it was refused. */
  refusal?: string;
};

/** Requests for exemptions of the demo, of visits that have something due at that moment. */
export const demoExemptions: readonly DemoExemption[] = [
  {
    ...{ asked: { daysAgo: 3, time: '09:40' }, PhanTram: 50, outcome: 'DaDuyet' },
    ...{ LyDo: 'Hộ nghèo', SoGiayTo: 'Giấy chứng nhận hộ nghèo 00217/2026' },
  },
  {
    ...{ asked: { daysAgo: 2, time: '10:15' }, SoTien: '50000', outcome: 'TuChoi' },
    ...{ LyDo: 'Người nhà cán bộ', refusal: 'Không thuộc diện miễn giảm' },
  },
  { asked: { daysAgo: 1, time: '09:20' }, SoTien: '40000', outcome: 'DaRut', LyDo: 'Người bệnh quen' },
  {
    ...{ asked: { daysAgo: 1, time: '10:40' }, PhanTram: 30, outcome: 'DaDuyet' },
    ...{ LyDo: 'Hoàn cảnh khó khăn', SoGiayTo: 'Đơn có xác nhận của UBND phường' },
  },
  {
    ...{ asked: { minutesAgo: 25 }, PhanTram: 50, outcome: 'ChoDuyet' },
    ...{ LyDo: 'Hộ cận nghèo', SoGiayTo: 'Giấy chứng nhận hộ cận nghèo 00385/2026' },
  },
  { asked: { minutesAgo: 5 }, SoTien: '50000', outcome: 'ChoDuyet', LyDo: 'Hoàn cảnh khó khăn' },
];
