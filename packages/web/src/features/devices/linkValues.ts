import type { Field } from '@sen/domain/catalogue/catalogue';
import { cellOf } from '../../catalogue/cells.ts';
import { currentLanguage } from '../../session/i18n.ts';
import type { Entry } from '../../ui/entry.ts';
import type {
  DeviceCodeFragment,
  DeviceLinkFragment,
  KetNoiThietBiInput,
  MaMayChiSoInput,
} from './devices.main.gen.ts';

type Text<T, K extends keyof T> = { [F in keyof T]: F extends K ? string | null : T[F] | null };

/** The form of a link: its numbers as they are typed. */
export type LinkValues = Text<Omit<KetNoiThietBiInput, 'version'>, 'Cong' | 'ImSauPhut'>;

export const blankLink: LinkValues = {
  ThietBi_Id: null,
  NoiThucHien_Id: null,
  GiaoThuc: 'ASTM',
  CachNoi: 'Nghe',
  DiaChi: null,
  Cong: null,
  BangMa: 'utf-8',
  ViTriMau: null,
  GuiChiDinh: false,
  ImSauPhut: '60',
  Bat: true,
};

const typed = (number: number | null | undefined) =>
  number === null || number === undefined ? null : String(number);

export const linkValues = (link: DeviceLinkFragment): LinkValues => ({
  ThietBi_Id: link.ThietBi_Id,
  NoiThucHien_Id: link.NoiThucHien_Id,
  GiaoThuc: link.GiaoThuc,
  CachNoi: link.CachNoi,
  DiaChi: link.DiaChi,
  Cong: String(link.Cong),
  BangMa: link.BangMa,
  ViTriMau: link.ViTriMau ?? null,
  GuiChiDinh: link.GuiChiDinh,
  ImSauPhut: typed(link.ImSauPhut),
  Bat: link.Bat,
});

/** What is sent of a form that has no issues; null while something is missing. */
export function linkInput(values: LinkValues): KetNoiThietBiInput | null {
  const { ThietBi_Id, NoiThucHien_Id, GiaoThuc, CachNoi, Cong, BangMa } = values;
  if (!ThietBi_Id || !NoiThucHien_Id || !GiaoThuc || !CachNoi || !Cong || !BangMa) return null;
  return {
    ThietBi_Id,
    NoiThucHien_Id,
    GiaoThuc,
    CachNoi,
    BangMa,
    DiaChi: values.DiaChi?.trim() || null,
    ViTriMau: values.ViTriMau?.trim() || null,
    Cong: Number(Cong),
    ImSauPhut: values.ImSauPhut ? Number(values.ImSauPhut) : null,
    GuiChiDinh: values.GuiChiDinh ?? false,
    Bat: values.Bat ?? false,
  };
}

/** The form of the meaning of a code. */
export type CodeValues = Text<Omit<MaMayChiSoInput, 'version'>, 'SoLe'>;

export const blankCode: CodeValues = {
  MaMay: null,
  BoQua: false,
  MaChiSo: null,
  HeSo: null,
  SoLe: null,
  DonViMay: null,
};

export const codeValues = ({
  MaMay,
  BoQua,
  MaChiSo,
  HeSo,
  SoLe,
  DonViMay,
}: DeviceCodeFragment): CodeValues => ({
  MaMay,
  BoQua,
  MaChiSo: MaChiSo ?? null,
  HeSo,
  SoLe: typed(SoLe),
  DonViMay,
});

/** What is sent of the meaning of a code; null while something is missing. */
export function codeInput({
  MaMay,
  BoQua,
  MaChiSo,
  HeSo,
  SoLe,
  DonViMay,
}: CodeValues): MaMayChiSoInput | null {
  if (!MaMay || (!BoQua && !MaChiSo)) return null;
  if (BoQua) return { MaMay, BoQua };
  return {
    MaMay,
    BoQua: false,
    MaChiSo,
    HeSo: HeSo || null,
    SoLe: SoLe ? Number(SoLe) : null,
    DonViMay: DonViMay?.trim() || null,
  };
}

/** Two versions of a form in words, for whoever saved second. */
export function describeFields<V extends object>(fields: Readonly<Record<string, Field>>) {
  return async ({ paths, mine, theirs }: { paths: readonly string[]; mine: V; theirs: V }) => {
    const language = currentLanguage();
    return paths.flatMap((path) => {
      const field = fields[path];
      if (!field) return [];
      const text = (values: V) => cellOf(path, field, values as Entry, language); // a cell reads only this field's value
      return [{ path, label: field.label[language], mine: text(mine), theirs: text(theirs) }];
    });
  };
}
