import { watchOf } from '../../ui/orderResults.ts';
import { KetQuaCuaLuotKhamDocument } from './labResults.main.gen.ts';
import { ReturnedValues } from './parts/ReturnedValues.tsx';

/** The returned results of a visit for the doctor's screen. */
export const watchResults = watchOf(KetQuaCuaLuotKhamDocument, ({ ketQuaByTiepNhan }, { BenhNhan_Id }) =>
  ketQuaByTiepNhan.map(({ DichVuYeuCau: slip, coNguyHiem, NguoiDuyet, ketQuas }) => ({
    slip,
    critical: coNguyHiem,
    verifiedBy: NguoiDuyet?.ten ?? null,
    print: `/api/print/KetQuaXetNghiem/${slip._id}`,
    content: <ReturnedValues values={ketQuas} BenhNhan_Id={BenhNhan_Id} />,
  })),
);
