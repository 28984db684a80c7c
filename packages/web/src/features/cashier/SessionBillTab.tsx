import type { SessionTabProps } from '../../ui/feature.ts';
import VisitBill from './VisitBill.tsx';

/** The bill of the visit that is examined, for who examines and collects alone. */
export default function SessionBillTab({ session: { TiepNhan_Id, BenhNhan_Id }, shown }: SessionTabProps) {
  return <VisitBill visit={{ TiepNhan_Id, BenhNhan_Id }} shown={shown} />;
}
