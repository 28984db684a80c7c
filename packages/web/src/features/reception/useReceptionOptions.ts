import { useQuery } from '@apollo/client/react';
import { isChildGroup, isInsuranceGroup } from '@sen/domain/insurance/child';
import { useCallback, useRef } from 'react';
import { useDeskVariant } from '../../ui/deskVariant.ts';
import type { RefLabel } from '../../ui/entry.ts';
import {
  ReceptionDefaultsDocument,
  ReceptionServicesDocument,
  type ReceptionServicesQuery,
} from './reception.main.gen.ts';
import type { Labels, ReceptionValues } from './receptionValues.ts';

export type Payer = {
  _id: string;
  ma: string;
  ten: string;
  laBHYT: boolean;
  treEm: boolean;
  macDinh: boolean;
};
export type ServiceOption = ReceptionServicesQuery['dichVuTiepNhans'][number];

/** What the form begins with: payers, and what a new patient usually is. */
export function useReceptionDefaults() {
  const defaults = useQuery(ReceptionDefaultsDocument, { fetchPolicy: 'cache-first' });
  const { insured } = useDeskVariant();
  const all: Payer[] = (defaults.data?.payers.data ?? []).map((one) => ({
    _id: one._id,
    ma: one.MaDoiTuong ?? '',
    ten: one.TenDoiTuong ?? '',
    laBHYT: isInsuranceGroup(one.NhomDoiTuong?.ma),
    treEm: isChildGroup(one.NhomDoiTuong?.ma),
    macDinh: one.MacDinh ?? false,
  }));
  const payers = insured ? all : all.filter((one) => !one.laBHYT);
  // A card may be scanned before the payers are read: who asks after that reads those of now.
  const latest = useRef(payers);
  latest.current = payers;
  /** The payer of a card, or the usual one. */
  const payerFor = useCallback(
    (byCard: boolean) =>
      latest.current.find((one) => (byCard ? one.laBHYT && !one.treEm : one.macDinh))?._id ?? null,
    [],
  );
  const ethnic = defaults.data?.ethnics.data[0];
  const nation = defaults.data?.nationalities.data[0];
  const occupation = defaults.data?.occupations.data[0];
  const usual: Partial<ReceptionValues> = {
    DanToc_Id: ethnic?._id ?? null,
    QuocTich_Id: nation?._id ?? null,
    NgheNghiep_Id: occupation?._id ?? null,
    DoiTuong_Id: payers.find((one) => one.macDinh)?._id ?? null,
  };
  const usualLabels: Labels = {
    DanToc_Id: ethnic ? label(ethnic._id, ethnic.MaDanToc, ethnic.TenDanToc) : null,
    QuocTich_Id: nation ? label(nation._id, nation.MaQuocTich, nation.TenQuocTich) : null,
    NgheNghiep_Id: occupation
      ? label(occupation._id, occupation.MaNgheNghiep, occupation.TenNgheNghiep)
      : null,
  };
  return {
    ready: defaults.data !== undefined,
    error: defaults.error,
    retry: () => void defaults.refetch().catch(() => undefined), // the error stands in the query
    payers,
    payerFor,
    usual,
    usualLabels,
  };
}

/** The services of a payer with their rooms. */
export function useReceptionServices(DoiTuong_Id: string | null, idNode: string | null) {
  const services = useQuery(ReceptionServicesDocument, {
    variables: { DoiTuong_Id: DoiTuong_Id ?? '', idNode: idNode ?? '' },
    skip: DoiTuong_Id === null || idNode === null,
  });
  return {
    servicesError: services.error,
    services: services.data?.dichVuTiepNhans ?? services.previousData?.dichVuTiepNhans ?? [],
    /** Whether they are those of the payer that is chosen now. */
    servicesReady: services.data !== undefined,
    refetchServices: () => void services.refetch(),
  };
}

function label(_id: string, ma: string | null | undefined, ten: string | null | undefined): RefLabel {
  return { _id, ma: ma ?? null, ten: ten ?? '' };
}
