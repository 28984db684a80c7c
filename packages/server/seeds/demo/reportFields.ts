import type { Span } from './caseShape.ts';
import type { Random } from './random.ts';

/** The fields of the reports of ultrasounds; a site replaces them by those of its own reports. */
export const mauTruong = `
MaMau|TenMau|DichVu_Ids
TR-TIM|Siêu âm Doppler tim|SA-TIM
TR-BUNG|Siêu âm ổ bụng|SA-BUNG
TR-THAI|Siêu âm thai|SA-THAI
`;

/**
 * Normal limits of the heart: recommendations for chamber quantification of ASE and EACVI, 2015 (Lang et al.), adults. Of the fetal heart
 * rate and the amniotic fluid: ACOG, practice bulletins 106 and 229. The other sizes have none: they depend on age, height or week.
 */
export const mauTruongTruongs = `
Cua|Ma|Ten|TenTiengAnh|Nhom|Kieu|DonVi|NamMin|NamMax|NuMin|NuMax|LuaChons|BatBuoc
TR-TIM|EF|Phân suất tống máu (EF)|Ejection fraction (EF)|Thất trái|So|%|52|72|54|74||1
TR-TIM|LVDd|Đường kính cuối tâm trương (LVDd)|End-diastolic diameter (LVDd)|Thất trái|So|mm|42|58.4|37.8|52.2||
TR-TIM|LVDs|Đường kính cuối tâm thu (LVDs)|End-systolic diameter (LVDs)|Thất trái|So|mm|25|39.8|21.6|34.8||
TR-TIM|IVSd|Vách liên thất (IVSd)|Interventricular septum (IVSd)|Thất trái|So|mm|6|10|6|9||
TR-TIM|LVPWd|Thành sau thất trái (LVPWd)|Posterior wall (LVPWd)|Thất trái|So|mm|6|10|6|9||
TR-TIM|VANDONG|Vận động vùng|Wall motion|Thất trái|LuaChon||||||Bình thường;Giảm vận động vùng;Giảm vận động toàn bộ|
TR-TIM|LA|Nhĩ trái (LA)|Left atrium (LA)|Buồng tim khác|So|mm|30|40|27|38||
TR-TIM|TAPSE|TAPSE|TAPSE|Buồng tim khác|So|mm|17||17|||
TR-TIM|PAPS|Áp lực động mạch phổi tâm thu|Systolic pulmonary pressure|Buồng tim khác|So|mmHg||||||
TR-TIM|HOHAILA|Hở van hai lá|Mitral regurgitation|Van tim|LuaChon||||||Không;Nhẹ;Vừa;Nặng|
TR-TIM|HOBALA|Hở van ba lá|Tricuspid regurgitation|Van tim|LuaChon||||||Không;Nhẹ;Vừa;Nặng|
TR-TIM|HOCHU|Hở van động mạch chủ|Aortic regurgitation|Van tim|LuaChon||||||Không;Nhẹ;Vừa;Nặng|
TR-BUNG|GAN|Gan phải, đường giữa đòn|Right lobe of the liver, midclavicular|Gan mật|So|mm||||||
TR-BUNG|NHUMO|Nhu mô gan|Liver echotexture|Gan mật|LuaChon||||||Đều;Tăng âm;Thô|
TR-BUNG|OMC|Ống mật chủ|Common bile duct|Gan mật|So|mm||||||
TR-BUNG|TMCUA|Tĩnh mạch cửa|Portal vein|Gan mật|So|mm||||||
TR-BUNG|LACH|Lách, chiều dài|Spleen, length|Lách và thận|So|mm||||||
TR-BUNG|THANP|Thận phải, chiều dài|Right kidney, length|Lách và thận|So|mm||||||
TR-BUNG|THANT|Thận trái, chiều dài|Left kidney, length|Lách và thận|So|mm||||||
TR-BUNG|DICH|Dịch ổ bụng|Free fluid|Khác|LuaChon||||||Không;Ít;Vừa;Nhiều|
TR-THAI|SOTHAI|Số thai|Number of fetuses|Thai|LuaChon||||||1;2;3|
TR-THAI|NGOI|Ngôi thai|Presentation|Thai|LuaChon||||||Đầu;Mông;Ngang|
TR-THAI|TIMTHAI|Tim thai|Fetal heart rate|Thai|So|lần/phút|||110|160||
TR-THAI|BPD|Đường kính lưỡng đỉnh (BPD)|Biparietal diameter (BPD)|Số đo|So|mm||||||
TR-THAI|HC|Chu vi đầu (HC)|Head circumference (HC)|Số đo|So|mm||||||
TR-THAI|AC|Chu vi bụng (AC)|Abdominal circumference (AC)|Số đo|So|mm||||||
TR-THAI|FL|Chiều dài xương đùi (FL)|Femur length (FL)|Số đo|So|mm||||||
TR-THAI|EFW|Cân nặng ước tính (EFW)|Estimated weight (EFW)|Số đo|So|g||||||
TR-THAI|AFI|Chỉ số ối (AFI)|Amniotic fluid index (AFI)|Nhau, ối|So|cm|||5|24||
TR-THAI|NHAU|Vị trí nhau|Placenta|Nhau, ối|VanBan|||||||
TR-THAI|NGAYSINH|Ngày dự sinh|Expected date|Nhau, ối|Ngay|||||||
`;

/** What most people have, in the order of the report. */
const usual: Readonly<Record<string, Span>> = {
  GAN: [125, 148],
  OMC: [3, 5.5],
  TMCUA: [9, 12],
  LACH: [85, 110],
  THANP: [95, 110],
  THANT: [96, 112],
};

/** What an ultrasound of the demo found: the usual size of an organ, the first of choices; nothing of fields that depend on more. */
export function fieldFindings(
  random: Random,
  fields: ReadonlyArray<{
    Ma: string;
    Kieu: string;
    Min: string | null;
    Max: string | null;
    LuaChons: readonly string[];
  }>,
): { Ma: string; GiaTri: string }[] {
  return fields.flatMap(({ Ma, Kieu, Min, Max, LuaChons }) => {
    if (Kieu === 'LuaChon') return LuaChons[0] ? [{ Ma, GiaTri: LuaChons[0] }] : [];
    const span = usual[Ma] ?? (Min !== null && Max !== null ? ([Number(Min), Number(Max)] as const) : null);
    if (Kieu !== 'So' || !span) return [];
    const [from, to] = span;
    const value = from + (to - from) * (0.2 + 0.6 * random());
    return [{ Ma, GiaTri: value.toFixed(to >= 20 ? 0 : 1) }];
  });
}
