import type { PatientOfTab } from '../../ui/feature.ts';
import { History } from './History.tsx';
import { LichSuBenhNhanDocument } from './vouchers.main.gen.ts';

/** What promotions took off all bills of a patient. */
export default function PatientPromotionsTab({ patient }: { patient: PatientOfTab }) {
  return <History query={LichSuBenhNhanDocument} variables={{ BenhNhan_Id: patient._id }} names="both" />;
}
