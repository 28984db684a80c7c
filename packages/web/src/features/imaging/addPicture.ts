import type { ApolloClient } from '@apollo/client';
import { ImagingResultOfSlipDocument, ImagingSaveDocument } from './imaging.main.gen.ts';

/** A picture that is sent already, for a line of a slip, with its caption. */
export type AddedPicture = { id: string; ChiTiet_Id: string; Tep_Id: string; ChuThich: string };

/**
 * Puts a picture behind those of a line, to be printed, as the result stands now. Answers false where the slip has no such line. Errors:
 * those of the save.
 */
export async function addPicture(
  client: ApolloClient,
  { id, ChiTiet_Id, Tep_Id, ChuThich }: AddedPicture,
): Promise<boolean> {
  const { data } = await client.query({
    query: ImagingResultOfSlipDocument,
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const line = data?.ketQua.ketQuas.find((one) => one.ChiTiet_Id === ChiTiet_Id);
  if (!data || !line) return false;
  const known = line.hinhAnhs.map((one) => ({
    Tep_Id: one.Tep_Id,
    ChuThich: one.ChuThich,
    InTrenPhieu: one.InTrenPhieu,
  }));
  const hinhAnhs = [...known, { Tep_Id, ChuThich, InTrenPhieu: true }];
  const { version } = data.ketQua.DichVuYeuCau;
  await client.mutate({
    mutation: ImagingSaveDocument,
    variables: { id, input: { version, ketQuas: [{ ChiTiet_Id, hinhAnhs }] } },
  });
  return true;
}
