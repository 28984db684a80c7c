import { contradictions } from '@sen/domain/lab/contradiction';
import type { DanhGiaLaiInput, LabResultFragment } from './lab.main.gen.ts';
import { cellOf, isStored, keyOf, type LabCells, type LabValue, tidyCell } from './labEntry.ts';

/** A value that is judged otherwise now than when it was entered. */
export type Judged = LabResultFragment['danhGiaLais'][number];
/** A value of a device, and what stands in its place. */
export type Differing = { sent: LabResultFragment['thietBis'][number]; value: LabValue; KetQua: string };
/** What a person has to see before a return. */
export type Doubts = { judged: readonly Judged[]; differing: readonly Differing[] };

type Result = Pick<LabResultFragment, 'ketQuas' | 'thietBis' | 'chayLais' | 'danhGiaLais' | 'PhienBan'>;

/** What has to be seen before a slip in work is returned with its values as they stand in the form. */
export function doubtsOf(result: Result, cells: LabCells): Doubts {
  const standing = result.ketQuas.map((value) => ({
    value,
    MaChiSo: value.MaChiSo,
    KetQua: tidyCell(value, cellOf(value, cells)) || null,
  }));
  // what is typed now is judged as it is saved
  const judged = result.danhGiaLais.filter((one) => {
    const value = result.ketQuas.find((of) => keyOf(of) === keyOf(one));
    return value !== undefined && isStored(value, cellOf(value, cells));
  });
  const reruns = result.chayLais.filter(({ PhienBan }) => PhienBan === result.PhienBan);
  const differing = contradictions(
    standing,
    result.thietBis,
    reruns.map(({ KetQuaLai = null, ...rerun }) => ({ ...rerun, KetQuaLai })),
  ).flatMap((sent) => {
    const stands = standing.find(({ MaChiSo }) => MaChiSo === sent.MaChiSo);
    return stands ? [{ sent, value: stands.value, KetQua: stands.KetQua ?? '' }] : [];
  });
  return { judged, differing };
}

/** What the server is told that was seen. */
export function seenOf({ judged, differing }: Doubts): {
  DanhGiaLais: DanhGiaLaiInput[];
  KhongDung_Ids: string[];
} {
  return {
    DanhGiaLais: judged.map(({ ChiTiet_Id, MaChiSo, DonViTinh = null, MucBinhThuong, CoKetQua = null }) => ({
      ...{ ChiTiet_Id, MaChiSo, DonViTinh, MucBinhThuong, CoKetQua },
    })),
    KhongDung_Ids: differing.map(({ sent }) => sent._id),
  };
}
