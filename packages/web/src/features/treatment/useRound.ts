import { useQuery } from '@apollo/client/react';
import { foundBy } from '@sen/domain/names/find';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useResultEvents } from '../../ui/orderResults.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { useWard } from '../stays/useWard.ts';
import { RoundOfWardDocument, type RoundRowFragment } from './treatment.main.gen.ts';

/** Whether somebody in the list is meant by what is typed: name without accents, code, bed or number of the record. */
function fits({ noiTru }: RoundRowFragment, typed: string): boolean {
  const { BenhNhan } = noiTru.NhapVien;
  const told = [BenhNhan?.TenBenhNhan, BenhNhan?.MaYTe, noiTru.Giuong?.ma, noiTru.SoBenhAn];
  return foundBy(typed, told.filter(Boolean).join(' ')) > 0;
}

/** The patients of a ward by bed, who of them is open, and the way to the next one. */
export function useRound() {
  const wards = useWard();
  const [search, setSearch] = useState('');
  const [address, setAddress] = useSearchParams();
  const open = address.get('id');
  const { data, error, loading, refetch } = useQuery(RoundOfWardDocument, {
    variables: { Khoa_Id: wards.ward ?? '' },
    skip: wards.ward === null,
    fetchPolicy: 'cache-and-network',
  });
  useEvents(
    ['NoiTru', 'BenhAn', 'DichVuYeuCau', ...useResultEvents()],
    () => wards.ward !== null && void refetch(),
  );
  const rows = (data?.nguoiBenhDieuTris ?? []).filter((row) => fits(row, search));
  const ids = rows.map(({ noiTru }) => noiTru.NhapVien._id);
  const show = (id: string | null, tab = address.get('tab')) =>
    setAddress({ ...(id ? { id } : {}), ...(tab ? { tab } : {}) });
  /** Opens the patient so many beds on; from nobody the first or the last one. */
  const move = (by: 1 | -1) => {
    const at = open === null ? -1 : ids.indexOf(open);
    const next = at === -1 ? (by === 1 ? 0 : ids.length - 1) : at + by;
    const id = ids[next];
    if (id !== undefined) show(id);
  };
  return {
    ...wards,
    rows,
    search,
    setSearch,
    open,
    show,
    next: () => move(1),
    previous: () => move(-1),
    tab: address.get('tab') ?? 'overview',
    setTab: (tab: string) => show(open, tab),
    loading: (loading && !data) || wards.wards === undefined,
    error: data ? undefined : (error ?? (wards.wards ? undefined : wards.error)),
    refetch: () => void refetch(),
  };
}
