import type { Issue } from '@sen/domain/catalogue/validate';
import { captionMost, imagesMost, textLimits, tooLong } from '@sen/domain/orders/textResult';
import { performanceIssues } from '@sen/domain/readings/performance';
import { refLabels } from '../../engine/catalogue/queries.ts';
import type { Tx } from '../../engine/context.ts';
import type { SlipRow } from '../orders/tables.ts';
import type { ImageInput, LineInput } from './commands.ts';
import { deviceRefusal } from './deviceLimits.ts';
import type { Reading } from './reading.ts';
import { devicesOf, type ReadService, templatesOf } from './services.ts';

/** What is wrong with the content of a result, at `ketQuas.N.<part>`. */
export async function inputIssues(
  tx: Tx,
  { stored, content }: Reading,
  slip: SlipRow,
  services: readonly ReadService[],
  lines: readonly LineInput[],
): Promise<Issue[]> {
  const { texts, contents } = await stored(tx, [slip._id]);
  const standing = contents.map(({ noiDung }) => noiDung);
  const known = {
    TuDienKetLuan_Id: new Set(texts.map((text) => text.TuDienKetLuan_Id)),
    ThietBi_Id: new Set(texts.map((text) => text.ThietBi_Id)),
  };
  const people = [...new Set(lines.flatMap((line) => line.NguoiThucHien_Ids ?? []))];
  const staff = new Set((await refLabels(tx, 'NhanVien', people)).map(({ _id }) => _id));
  const around = { ordered: slip.NgayYeuCau.getTime(), now: tx.now().getTime() };
  const found = await Promise.all(
    lines.map(async (line, at) => {
      const path = `ketQuas.${at}`;
      const service = services.find((one) => one.ChiTiet_Id === line.ChiTiet_Id);
      if (!service) return [{ path: `${path}.ChiTiet_Id`, code: 'RESULT_OTHER_SLIP' }];
      if (lines.findIndex((one) => one.ChiTiet_Id === line.ChiTiet_Id) !== at)
        return [{ path: `${path}.ChiTiet_Id`, code: 'DUPLICATE' }];
      const [templates, devices] = await Promise.all([
        line.TuDienKetLuan_Id ? templatesOf(tx, service) : [],
        line.ThietBi_Id ? devicesOf(tx, service.DichVu_Id, slip.NoiThucHien_Id) : [],
      ]);
      // what stands in an earlier version may have left the catalogue since
      const unknown = (part: keyof typeof known, choices: readonly { _id: string }[]): Issue[] => {
        const id = line[part];
        return !id || known[part].has(id) || choices.some((one) => one._id === id)
          ? []
          : [{ path: `${path}.${part}`, code: 'NOT_IN_LIST' }];
      };
      return [
        ...tooLong(textsOf(line)).map((part) => ({
          path: `${path}.${part}`,
          code: 'TOO_LONG',
          details: { max: textLimits[part] },
        })),
        ...unknown('TuDienKetLuan_Id', templates),
        ...unknown('ThietBi_Id', devices),
        ...performanceIssues(performanceOf(line), around).map((issue) => ({
          ...issue,
          path: `${path}.${issue.path}`,
        })),
        ...((line.NguoiThucHien_Ids ?? []).every((id) => staff.has(id))
          ? []
          : [{ path: `${path}.NguoiThucHien_Ids`, code: 'NOT_IN_LIST' }]),
        ...(await busy(tx, service, line, `${path}.ThietBi_Id`)),
        ...imageIssues(`${path}.hinhAnhs`, line.hinhAnhs ?? []),
        ...(line.noiDung
          ? ((await content?.issues(tx, line.noiDung, `${path}.noiDung`, standing)) ?? [])
          : []),
      ];
    }),
  );
  return found.flat();
}

function performanceOf({ NguoiThucHien_Ids, ThoiGianThucHien }: LineInput) {
  return {
    NguoiThucHien_Ids: NguoiThucHien_Ids ?? [],
    ThoiGianThucHien: ThoiGianThucHien?.getTime() ?? null,
  };
}

/** A chosen device that was used as often as it may be, or takes less at once. */
async function busy(tx: Tx, service: ReadService, { ThietBi_Id }: LineInput, path: string): Promise<Issue[]> {
  const refused = ThietBi_Id ? await deviceRefusal(tx, service, ThietBi_Id) : null;
  return refused ? [{ path, ...refused }] : [];
}

function textsOf({ MoTa, KetLuan, DeNghi }: LineInput) {
  return { MoTa: MoTa ?? '', KetLuan: KetLuan ?? '', DeNghi: DeNghi ?? '' };
}

function imageIssues(path: string, images: readonly ImageInput[]): Issue[] {
  if (images.length > imagesMost) return [{ path, code: 'IMAGES_MOST', details: { max: imagesMost } }];
  return images.flatMap(({ Tep_Id, ChuThich }, at): Issue[] => [
    ...(images.findIndex((one) => one.Tep_Id === Tep_Id) === at
      ? []
      : [{ path: `${path}.${at}.Tep_Id`, code: 'DUPLICATE' }]),
    ...((ChuThich ?? '').length > captionMost
      ? [{ path: `${path}.${at}.ChuThich`, code: 'TOO_LONG', details: { max: captionMost } }]
      : []),
  ]);
}
