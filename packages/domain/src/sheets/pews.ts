import { earlyWarningLevel } from './news2.ts';
import { pointsOf, type Score, type SheetField, type SheetValues } from './sheet.ts';

/** What Brighton PEWS judges of a child (domain 5.4). */
export const pewsFields = {
  HanhVi: {
    kind: 'choice',
    label: { vi: 'Hành vi', en: 'Behaviour' },
    only: 'PEWS',
    values: {
      PhuHop: { vi: 'Chơi, phù hợp', en: 'Playing, appropriate', points: 0 },
      Ngu: { vi: 'Ngủ', en: 'Sleeping', points: 1 },
      KichThich: { vi: 'Kích thích', en: 'Irritable', points: 2 },
      LiBi: { vi: 'Li bì, giảm đáp ứng đau', en: 'Lethargic, less response to pain', points: 3 },
    },
  },
  TuanHoan: {
    kind: 'choice',
    label: { vi: 'Tuần hoàn', en: 'Circulation' },
    only: 'PEWS',
    values: {
      Hong: { vi: 'Hồng, đổ đầy mao mạch 1–2 giây', en: 'Pink, refill 1–2 s', points: 0 },
      Nhot: { vi: 'Nhợt hoặc 3 giây', en: 'Pale or 3 s', points: 1 },
      Xam: { vi: 'Xám hoặc 4 giây, mạch tăng 20', en: 'Grey or 4 s, pulse 20 above', points: 2 },
      Tim: {
        vi: 'Xám, tím lốm đốm hoặc từ 5 giây, mạch tăng 30 hoặc chậm',
        en: 'Grey and mottled or from 5 s, pulse 30 above, or slow',
        points: 3,
      },
    },
  },
  HoHap: {
    kind: 'choice',
    label: { vi: 'Hô hấp', en: 'Breathing' },
    only: 'PEWS',
    values: {
      BinhThuong: { vi: 'Bình thường, không rút lõm', en: 'Normal, no retractions', points: 0 },
      Tang10: {
        vi: 'Nhịp thở tăng 10, dùng cơ phụ hoặc oxy 3 lít',
        en: '10 above, accessory muscles or 3 l of oxygen',
        points: 1,
      },
      Tang20: {
        vi: 'Nhịp thở tăng 20, rút lõm hoặc oxy 6 lít',
        en: '20 above, retractions or 6 l of oxygen',
        points: 2,
      },
      Giam5: {
        vi: 'Nhịp thở giảm 5 kèm rút lõm, rên hoặc oxy 8 lít',
        en: '5 below with retractions, grunting or 8 l of oxygen',
        points: 3,
      },
    },
  },
  KhiDungNon: {
    kind: 'tick',
    label: {
      vi: 'Khí dung mỗi 15 phút hoặc nôn kéo dài sau mổ',
      en: 'Nebulisers every 15 min, or persistent vomiting',
    },
    only: 'PEWS',
    points: 2,
  },
} as const satisfies Record<string, SheetField>;

/** Brighton Paediatric Early Warning Score, 0 to 11: from 3 points, or with a single 3, somebody is called; from 5 at once. */
export function pews(values: SheetValues): Score {
  const thang = 'PEWS';
  const { HanhVi, TuanHoan, HoHap, KhiDungNon } = pewsFields;
  const points = Object.entries({ HanhVi, TuanHoan, HoHap }).map(
    ([name, field]) => [name, pointsOf(field.values, values[name])] as const,
  );
  const thieu = points.flatMap(([name, one]) => (one === null ? [name] : []));
  if (thieu.length > 0) return { thang, diem: null, mucDo: null, thieu };
  const diem =
    points.reduce((sum, [, one]) => sum + (one ?? 0), 0) +
    (values.KhiDungNon === true ? KhiDungNon.points : 0);
  const single = points.some(([, one]) => one === 3);
  return { thang, diem, mucDo: earlyWarningLevel(diem, single, 3, 5), thieu };
}
