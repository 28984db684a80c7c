import { demoEstimates } from '../../../seeds/demo/estimates.ts';
import { dayBefore } from '../../../seeds/demo/random.ts';
import { localDay } from '../../engine/context.ts';
import { createEstimate } from '../../features/estimates/commands.ts';
import type { PaperAct } from './papers.ts';

/** The demo's estimates: asked for at the desk of the cashier in the days before, those of long ago have expired. */
export function estimateActs(now: Date): PaperAct[] {
  const today = localDay(now);
  return demoEstimates.map(
    ({ ngay, payer, dichVu, thuoc, hieuLuc, ...said }): PaperAct => ({
      at: new Date(`${dayBefore(today, ngay)}T10:30:00+07:00`),
      desk: ['thungan1', 'QT01'],
      run: async (hospital, tx) => {
        await createEstimate(tx, {
          ...said,
          DoiTuong_Id: hospital.id(`DM_DoiTuong:${payer}`),
          HieuLucDen: dayBefore(today, ngay - hieuLuc),
          dongs: [
            ...dichVu.map((code) => ({ DichVu_Id: hospital.id(`DM_DichVu:${code}`) })),
            ...thuoc.map(([code, SoLuong]) => ({ Duoc_Id: hospital.id(`Duoc:${code}`), SoLuong })),
          ],
        });
      },
    }),
  );
}
