import { useQuery } from '@apollo/client/react';
import type { IntakeAdvice } from './intakeAdvice.ts';
import { LoiDanUongThuocDocument } from './prescriptions.main.gen.ts';

/** The advice on taking medicine of the catalogue; none while it is being asked for. */
export function useIntakeAdvice(): readonly IntakeAdvice[] {
  const { data } = useQuery(LoiDanUongThuocDocument);
  return (data?.searchDM_LoiDanUongThuoc ?? []).map(({ _id, Ten, NoiDung }) => ({
    _id,
    Ten: Ten ?? '',
    NoiDung: NoiDung ?? '',
  }));
}
