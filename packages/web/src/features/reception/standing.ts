import { today } from '../../ui/dateText.ts';
import type { OldDraft } from '../../ui/recordForm/keptDraft.ts';
import type { ReceptionDetailFragment, ReceptionPatientFragment } from './reception.main.gen.ts';
import { emptyValues, fromPatient, fromReception, type ReceptionValues } from './receptionValues.ts';

/** What a form of reception stands on: the patient's record once it is known, and the reception once it is kept. */
export type Standing = {
  patient: ReceptionPatientFragment | null;
  reception: ReceptionDetailFragment | null;
};

/** A kept reception with its patient. */
export function standingOf(reception: ReceptionDetailFragment): Standing {
  return { patient: reception.BenhNhan ?? null, reception };
}

/** A visit by a card that the portal has not confirmed. */
export function isUnverified(visit: ReceptionDetailFragment): boolean {
  return Boolean(visit.SoTheBHYT) && !visit.TheDaXacMinh;
}

/** Which record it is; its version grows with the patient's, the reception's and that of the notes of health. */
export function identify({ patient, reception }: Standing): { id: string; version: number | null } {
  if (!reception) return { id: 'new', version: patient?.version ?? null };
  const { _id, version, SucKhoe } = reception;
  return { id: _id, version: version + (patient?.version ?? 0) + (SucKhoe?.version ?? 0) };
}

/** The form of what is known, over what a new patient usually is. */
export function standingValues({ patient, reception }: Standing, usual: ReceptionValues): ReceptionValues {
  const BenhNhan_Id = patient?._id ?? null;
  if (reception) return { ...emptyValues, ...fromReception(reception).values, BenhNhan_Id };
  return { ...usual, ...(patient ? fromPatient(patient, today()).values : {}), BenhNhan_Id };
}

/** A draft of an earlier version of Sen: the whole form beside the records that it was typed on. */
export function oldReceptionDraft(draft: object): OldDraft<ReceptionValues> {
  const { values, patient, reception } = draft as { values: ReceptionValues } & Standing; // as it was kept
  const base = standingValues({ patient, reception }, emptyValues);
  return {
    paths: Object.keys(base),
    values: { ...emptyValues, ...values, BenhNhan_Id: base.BenhNhan_Id },
    base,
  };
}
