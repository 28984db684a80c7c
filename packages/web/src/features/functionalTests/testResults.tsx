import { watchOf } from '../../ui/orderResults.ts';
import { LineText } from './parts/LineText.tsx';
import { TestsOfVisitDocument } from './testResults.main.gen.ts';
import './functionalTests.css';

/** The returned results of a visit for the doctor's screen. */
export const watchResults = watchOf(TestsOfVisitDocument, ({ ketQuaThamDoChucNangByTiepNhan }) =>
  ketQuaThamDoChucNangByTiepNhan.map(({ DichVuYeuCau: slip, NguoiDuyet, ketQuas }) => ({
    slip,
    critical: false,
    verifiedBy: NguoiDuyet?.ten ?? null,
    print: `/api/print/KetQuaThamDoChucNang/${slip._id}`,
    content: ketQuas.map((line) => <LineText key={line.ChiTiet_Id} line={line} />),
  })),
);
