import { watchOf } from '../../ui/orderResults.ts';
import { LineText } from '../readings/parts/LineText.tsx';
import { KetQuaCuaLuotKhamDocument } from './labResults.main.gen.ts';
import { ReturnedValues } from './parts/ReturnedValues.tsx';
import '../readings/readings.css';

/** The returned results of a visit for the doctor's screen. */
export const watchResults = watchOf(KetQuaCuaLuotKhamDocument, ({ ketQuaByTiepNhan }, { BenhNhan_Id }) =>
  ketQuaByTiepNhan.map(({ DichVuYeuCau: slip, coNguyHiem, NguoiDuyet, ketQuas, dichVus }) => ({
    slip,
    critical: coNguyHiem,
    verifiedBy: NguoiDuyet?.ten ?? null,
    print: `/api/print/KetQuaXetNghiem/${slip._id}`,
    content: (
      <>
        <ReturnedValues values={ketQuas} BenhNhan_Id={BenhNhan_Id} />
        {dichVus
          .filter(({ MoTa, hinhAnhs }) => MoTa || hinhAnhs.length > 0)
          .map((line) => (
            <LineText key={line.ChiTiet_Id} line={line} />
          ))}
      </>
    ),
  })),
);
