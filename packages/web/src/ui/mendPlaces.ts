/** The visit that a finding of its claim is about. */
export type VisitOfFinding = { TiepNhan_Id: string; BenhNhan_Id: string };

/** A screen as menus name it, and what follows in its address. */
export type MendAddress = { screen: string; rest: string };

/** Where what a claim lacks may be mended, by the place that the finding names; the nearest first. */
export function mendAddresses(place: string, { TiepNhan_Id, BenhNhan_Id }: VisitOfFinding): MendAddress[] {
  const patient = { screen: '/benh-nhan', rest: `/${BenhNhan_Id}` };
  switch (place) {
    case 'reception':
      return [{ screen: '/tiep-nhan-ngoai-tru', rest: `?id=${TiepNhan_Id}` }, patient];
    case 'bill': {
      const rest = `?TiepNhan_Id=${TiepNhan_Id}&BenhNhan_Id=${BenhNhan_Id}`;
      return [{ screen: '/vien-phi-ngoai-tru', rest }, patient];
    }
    case 'staff':
      return [{ screen: '/he-thong-danh-muc', rest: '/NhanVien' }];
    case 'catalogue':
      return [{ screen: '/he-thong-danh-muc', rest: '' }];
    default:
      return [{ screen: '/tra-cuu-lich-su-kcb', rest: `?BenhNhan_Id=${BenhNhan_Id}` }, patient];
  }
}
