import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../session/useSession.ts';
import { isDay, today } from '../../ui/dateText.ts';
import { useEvents } from '../../ui/useEvents.ts';
import {
  EveningClaimsDocument,
  EveningDocument,
  type EveningGroupFragment,
  type EveningQuery,
} from './evening.main.gen.ts';

export type Evening = EveningQuery['evening'];
export type Group = EveningGroupFragment;

/** What moves the money of a day, or what speaks of it. */
const modules = [
  'BienLai',
  'VienPhi',
  'SoQuy',
  'HoaDonDienTu',
  'XacNhanBHYT',
  'HoSoBHYT',
  'GiaiTrinhSo',
] as const;

/** The evening of a day, of one cashier where one is chosen: both stand in the address. Files of claims are checked beside it. */
export function useEvening() {
  const { permissions } = useSession();
  const [params, setParams] = useSearchParams();
  const asked = params.get('ngay');
  const ngay = isDay(asked) && asked <= today() ? asked : today();
  const NguoiThu_Id = params.get('thuNgan');
  const skip = !permissions.has('DOI_CHIEU_XEM');
  const { data, previousData, loading, error, refetch } = useQuery(EveningDocument, {
    variables: { ngay, NguoiThu_Id },
    skip,
    fetchPolicy: 'cache-and-network',
  });
  const claims = useQuery(EveningClaimsDocument, {
    variables: { ngay },
    skip: skip || NguoiThu_Id !== null,
    fetchPolicy: 'cache-and-network',
  });
  const again = () => {
    if (skip) return;
    void refetch();
    if (NguoiThu_Id === null) void claims.refetch();
  };
  useEvents(modules, again);
  const change = (word: string, value: string | null) => {
    const next = new URLSearchParams(params);
    if (value === null) next.delete(word);
    else next.set(word, value);
    setParams(next, { replace: true });
  };
  const found = (data ?? previousData)?.evening as Evening | undefined; // a whole answer
  const vuong = claims.data?.vuong as Group | undefined; // as above
  return {
    ngay,
    setDay: (day: string) => change('ngay', day === today() ? null : day),
    NguoiThu_Id,
    setCashier: (id: string | null) => change('thuNgan', id),
    evening: found && whole(found, NguoiThu_Id === null ? vuong : undefined),
    loading,
    /** How the check of the files of claims stands: without it nobody knows whether the day agrees. */
    checked: checkOf(NguoiThu_Id !== null || claims.data !== undefined, claims.error !== undefined),
    error: data ? undefined : error,
    refetch: again,
  };
}

export type Checked = 'done' | 'running' | 'failed';

const checkOf = (done: boolean, failed: boolean): Checked => (done ? 'done' : failed ? 'failed' : 'running');

/** The evening with what the files of claims would be refused for. */
function whole(evening: Evening, vuong: Group | undefined): Evening {
  if (!vuong || vuong.soLuong === 0) return evening;
  return {
    ...evening,
    khop: false,
    soLech: evening.soLech + vuong.soLuong,
    nhoms: [...evening.nhoms, vuong],
  };
}
