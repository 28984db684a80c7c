import { useQuery } from '@apollo/client/react';
import { usePastPrescriptions } from '../prescriptions/usePastPrescriptions.ts';
import { LichSuKhamDocument } from './examination.main.gen.ts';

const shown = 10;

/** Earlier sessions and prescriptions of a patient, the newest first; the session itself is left out. */
export function usePast(BenhNhan_Id: string, KhamBenh_Id: string) {
  const history = useQuery(LichSuKhamDocument, { variables: { idBenhNhan: BenhNhan_Id } });
  const prescriptions = usePastPrescriptions(BenhNhan_Id);
  const others = (history.data?.lichSuKhamBenh ?? []).filter((one) => one._id !== KhamBenh_Id);
  return {
    sessions: others.slice(0, shown),
    /** Of every other session, for the course of the vital signs. */
    measured: others,
    prescriptions: prescriptions
      .filter((one) => one.KhamBenh_Id !== KhamBenh_Id && one.chiTiets.length > 0)
      .slice(0, shown),
  };
}

export type Past = ReturnType<typeof usePast>;
