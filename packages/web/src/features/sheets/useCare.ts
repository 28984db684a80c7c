import { useQuery } from '@apollo/client/react';
import type { SheetValues } from '@sen/domain/sheets/sheet';
import { useSearchParams } from 'react-router';
import { useEvents } from '../../ui/useEvents.ts';
import { byRoom } from '../stays/byRoom.ts';
import { useWard } from '../stays/useWard.ts';
import { CareInWardDocument, type CareOfPatientFragment } from './sheets.main.gen.ts';

export type Care = CareOfPatientFragment;

/** The patients of the ward that was chosen last, by room, and the one that the address opens. */
export function useCare() {
  const ward = useWard();
  const [params, setParams] = useSearchParams();
  const { data, error, refetch } = useQuery(CareInWardDocument, {
    variables: { Khoa_Id: ward.ward ?? '' },
    skip: ward.ward === null,
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['ChamSoc', 'NoiTru'], () => void refetch());
  const patients = data?.chamSocTrongKhoa as Care[] | undefined; // a whole answer
  const rooms = patients && ward.ward ? byRoom(patients, ward.ward) : undefined;
  const id = params.get('id');
  return {
    ...ward,
    patients,
    rooms,
    readError: error,
    readAgain: () => void refetch(),
    opened: id === null ? null : (patients?.find(({ NhapVien_Id }) => NhapVien_Id === id) ?? null),
    /** The address names somebody who lies elsewhere. */
    lost: id !== null && patients !== undefined && !patients.some(({ NhapVien_Id }) => NhapVien_Id === id),
    open: (stay: string | null) => setParams(stay === null ? {} : { id: stay }),
  };
}

/** The last entry of a sheet. */
export const lastOf = (one: Care, loai: Care['moiNhat'][number]['Loai']) =>
  one.moiNhat.find(({ Loai }) => Loai === loai) ?? null;

/** Whether an act succeeds now. */
export const may = (
  one: { hanhDongs: ReadonlyArray<{ action: string; refusal?: string | null }> },
  act: string,
) => one.hanhDongs.some(({ action, refusal }) => action === act && !refusal);

/** What an entry holds, by the fields of its sheet. */
export const valuesOf = ({ GiaTri }: { GiaTri: unknown }): SheetValues => GiaTri as SheetValues; // the server judged it by its sheet
