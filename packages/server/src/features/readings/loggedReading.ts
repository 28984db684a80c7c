import type { Stored } from './reading.ts';

/** What a version says of each service, as the log tells it. */
export function loggedReading({ texts, images, contents }: Stored, PhienBan: number) {
  const written = texts.filter((text) => text.PhienBan === PhienBan);
  const pictured = images.filter((image) => image.PhienBan === PhienBan);
  const further = contents.filter((one) => one.PhienBan === PhienBan);
  const lines = new Set([...written, ...pictured, ...further].map((row) => row.ChiTiet_Id));
  return [...lines].sort().map((ChiTiet_Id) => {
    const text = written.find((row) => row.ChiTiet_Id === ChiTiet_Id);
    const found = further.find((one) => one.ChiTiet_Id === ChiTiet_Id);
    return {
      ChiTiet_Id,
      MoTa: text?.MoTa ?? null,
      KetLuan: text?.KetLuan ?? null,
      DeNghi: text?.DeNghi ?? null,
      LaNguyHiem: text?.LaNguyHiem ?? false,
      ThietBi_Id: text?.ThietBi_Id ?? null,
      NguoiThucHien_Ids: text?.NguoiThucHien_Ids ?? null,
      ThoiGianThucHien: text?.ThoiGianThucHien ?? null,
      Truongs: text?.Truongs ?? [],
      hinhAnhs: pictured
        .filter((row) => row.ChiTiet_Id === ChiTiet_Id)
        .map(({ Tep_Id, ChuThich, InTrenPhieu, Phia, DanhDaus }) => ({
          Tep_Id,
          ChuThich,
          InTrenPhieu,
          Phia,
          DanhDaus,
        })),
      ...(found ? { noiDung: found.noiDung } : {}),
    };
  });
}
