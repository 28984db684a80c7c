import { useQuery } from '@apollo/client/react';
import { shiftOf } from '@sen/domain/treatment/houseClock';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useEvents } from '../../ui/useEvents.ts';
import { useMinute } from '../../ui/useMinute.ts';
import { useScan } from '../../ui/useScan.ts';
import { useWard } from '../stays/useWard.ts';
import { type Chart, type DoseLine, dueOf } from './doseLines.ts';
import { DrugRoundDocument } from './doses.main.gen.ts';

/** What was scanned at a bed: the wristband of its patient, and the dose whose drug was scanned. */
export type Scanned = { stay: string; wristband: string };

/** The patients of the ward that was chosen last with their doses of a shift, the one that the address opens, and what is scanned. */
export function useDoseRound() {
  const ward = useWard();
  const now = useMinute();
  const [params, setParams] = useSearchParams();
  const [later, setLater] = useState(0);
  const [scanned, setScanned] = useState<Scanned | null>(null);
  const [unknown, setUnknown] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ line: DoseLine; code: string } | null>(null);
  const { tu, den } = shiftOf(now, later);
  const { data, previousData, error, refetch } = useQuery(DrugRoundDocument, {
    variables: { Khoa_Id: ward.ward ?? '', tu: tu.toISOString(), den: den.toISOString() },
    skip: ward.ward === null,
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['ThucHienThuoc', 'NoiTru'], () => void refetch());
  const patients = (data ?? previousData)?.thucHienThuocTrongKhoa as Chart[] | undefined; // a whole answer
  const id = params.get('id');
  const opened = id === null ? null : (patients?.find(({ NhapVien_Id }) => NhapVien_Id === id) ?? null);
  const open = (stay: string | null) => {
    setUnknown(null);
    setParams(stay === null ? {} : { id: stay });
  };
  const scan = useScan((text) => {
    const code = text.trim().toUpperCase();
    setUnknown(null);
    const patient = patients?.find(({ MaYTe }) => MaYTe.toUpperCase() === code);
    if (patient) {
      setScanned({ stay: patient.NhapVien_Id, wristband: text.trim() });
      open(patient.NhapVien_Id);
      return;
    }
    const line = opened ? dueOf(opened, text) : null;
    if (line) setAsked({ line, code: text.trim() });
    else setUnknown(text.trim());
  });
  return {
    ...ward,
    now,
    patients,
    cabinet: (data ?? previousData)?.tuTrucCuaKhoa ?? null,
    readError: data || previousData ? undefined : error,
    readAgain: () => void refetch(),
    opened,
    /** The address names somebody who lies elsewhere. */
    lost: id !== null && patients !== undefined && opened === null,
    open,
    shift: { tu, den, later, choose: setLater },
    scan,
    /** The wristband of the opened patient was scanned. */
    wristband: opened && scanned?.stay === opened.NhapVien_Id ? scanned.wristband : null,
    /** A code that is nobody's here. */
    unknown,
    /** A drug was scanned: its dose is asked about. */
    asked,
    answered: () => setAsked(null),
  };
}
export type DoseRound = ReturnType<typeof useDoseRound>;
