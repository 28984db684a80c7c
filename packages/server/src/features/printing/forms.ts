import type { FormSource } from './compile.ts';
import type { Language } from './format.ts';
import { type FormFiles, filesOfSignatures } from './forms/common.ts';
import { type DonThuoc, filesDonThuoc, presentDonThuoc } from './forms/DonThuoc.ts';
import {
  filesKetQuaXetNghiem,
  type KetQuaXetNghiem,
  presentKetQuaXetNghiem,
} from './forms/KetQuaXetNghiem.ts';
import { filesPhieuChiDinh, type PhieuChiDinh, presentPhieuChiDinh } from './forms/PhieuChiDinh.ts';
import { filesPhieuSoThuTu, type PhieuSoThuTu, presentPhieuSoThuTu } from './forms/PhieuSoThuTu.ts';
import { filesPhieuThu, type PhieuThu, presentPhieuThu } from './forms/PhieuThu.ts';
import { filesTemMau, presentTemMau, type TemMau } from './forms/TemMau.ts';
import { commonFiles, type Form } from './library.ts';

/** The data of each form, by its code. */
export type FormData = {
  DonThuoc: DonThuoc;
  KetQuaXetNghiem: KetQuaXetNghiem;
  PhieuChiDinh: PhieuChiDinh;
  PhieuSoThuTu: PhieuSoThuTu;
  PhieuThu: PhieuThu;
  TemMau: TemMau;
};
export type FormCode = keyof FormData;

type Presenter<D> = {
  present: (data: D, language: Language) => Record<string, unknown>;
  files: (data: D) => FormFiles;
};

const PRESENTERS: { [C in FormCode]: Presenter<FormData[C]> } = {
  DonThuoc: { present: presentDonThuoc, files: filesDonThuoc },
  KetQuaXetNghiem: { present: presentKetQuaXetNghiem, files: filesKetQuaXetNghiem },
  PhieuChiDinh: { present: presentPhieuChiDinh, files: filesPhieuChiDinh },
  PhieuSoThuTu: { present: presentPhieuSoThuTu, files: filesPhieuSoThuTu },
  PhieuThu: { present: presentPhieuThu, files: filesPhieuThu },
  TemMau: { present: presentTemMau, files: filesTemMau },
};

/** Whether a text is the code of a form. */
export function isFormCode(code: string): code is FormCode {
  return Object.hasOwn(PRESENTERS, code);
}

/** What a print of a form differs in: the language and the clock. */
export type PrintOptions = { language: Language; createdAt: Date };

/** What the compiler needs to print `data` on a form: its template and labels (shipped, or the site's own), and its bar codes. */
export function formSource<C extends FormCode>(
  code: C,
  { template, labels }: Pick<Form, 'template' | 'labels'>,
  data: FormData[C],
  { language, createdAt }: PrintOptions,
): FormSource {
  const presenter = PRESENTERS[code];
  const encoder = new TextEncoder();
  const drawings = Object.entries(presenter.files(data)).map(
    ([name, file]) => [name, typeof file === 'string' ? encoder.encode(file) : file] as const,
  );
  return {
    template,
    data: { language, ...presenter.present(data, language) },
    files: {
      ...filesOfSignatures('CoSo' in data ? data.CoSo.Logo : null),
      ...commonFiles(),
      ...Object.fromEntries(drawings),
      'labels.json': encoder.encode(JSON.stringify(labels[language])),
    },
    createdAt,
  };
}
