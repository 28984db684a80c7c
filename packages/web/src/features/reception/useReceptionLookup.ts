import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { KeepFacilityDocument } from '../../catalogue/keepFacility.main.gen.ts';
import {
  ReceptionByIdDocument,
  ReceptionCardAddressDocument,
  ReceptionFindDocument,
  ReceptionPatientByCodeDocument,
  ReceptionPatientByIdDocument,
  ReceptionProposalDocument,
} from './reception.main.gen.ts';
import type { Labels, ReceptionValues } from './receptionValues.ts';

export type ReceptionLookup = ReturnType<typeof useReceptionLookup>;

/** What a reception asks the server while it is typed: patients, earlier visits, what a card names. */
export function useReceptionLookup() {
  const client = useApolloClient();
  return useMemo(
    () => ({
      /** A patient with the earlier visits; null when there is none. */
      patient: async (id: string) => {
        const { data } = await client.query({ query: ReceptionPatientByIdDocument, variables: { id } });
        return data?.benhNhan ? { patient: data.benhNhan, history: data.tiepNhansByBenhNhan } : null;
      },
      /** The id of whom a scanned code names, or null. */
      patientByCode: async (code: string) => {
        const { data } = await client.query({ query: ReceptionPatientByCodeDocument, variables: { code } });
        return data?.searchBenhNhanByCode?._id ?? null;
      },
      /** The examination that the patient comes for most likely, or null. */
      proposal: async (BenhNhan_Id: string, idNode: string) => {
        const variables = { BenhNhan_Id, idNode };
        const { data } = await client.query({ query: ReceptionProposalDocument, variables });
        return data?.dichVuDeXuat ?? null;
      },
      find: async (keyword: string) => {
        const { data } = await client.query({ query: ReceptionFindDocument, variables: { keyword } });
        return data?.benhNhans ?? [];
      },
      visit: async (id: string) => {
        const { data } = await client.query({ query: ReceptionByIdDocument, variables: { id } });
        return data?.getTiepNhanById ?? null;
      },
      /** The facility of a code on a card; one that the list does not have is kept there as its code. */
      facility: async (code: string | null) => {
        if (!code) return null;
        const { data } = await client.mutate({
          mutation: KeepFacilityDocument,
          variables: { MaCSKCB: code },
        });
        return data?.giuNoiDangKyKCB ?? null;
      },
      /** The fields of an address that a card prints; the commune is left to the desk where its name is not unique. */
      address: async (diaChi: string): Promise<{ values: Partial<ReceptionValues>; labels: Labels }> => {
        if (diaChi.trim() === '') return { values: {}, labels: {} };
        const { data } = await client.query({ query: ReceptionCardAddressDocument, variables: { diaChi } });
        const found = data?.timDiaChiTrenThe;
        if (!found) return { values: { SoNha: diaChi }, labels: {} };
        const { SoNha, DiaChi_Id, DiaChi } = found;
        return { values: { SoNha, DiaChi_Id }, labels: DiaChi ? { DiaChi_Id: DiaChi } : {} };
      },
    }),
    [client],
  );
}
