import type { Issue } from '@sen/domain/catalogue/validate';
import { captionMost, imagesMost, textLimits, tooLong } from '@sen/domain/orders/textResult';
import { fieldIssues } from '@sen/domain/readings/fields';
import { markIssues } from '@sen/domain/readings/marks';
import { performanceIssues } from '@sen/domain/readings/performance';
import { refLabels } from '../../engine/catalogue/queries.ts';
import { localDay, type Tx } from '../../engine/context.ts';
import type { SlipRow } from '../orders/tables.ts';
import type { ImageInput, LineInput } from './commands.ts';
import { deviceRefusal, lockDevices } from './deviceLimits.ts';
import { fieldsInHand } from './fields.ts';
import { markOf } from './images.ts';
import type { Reading } from './reading.ts';
import { devicesOf, type ReadService, templatesOf } from './services.ts';

/** What is wrong with the content of a result, at `ketQuas.N.<part>` or below another `root`. */
export async function inputIssues(
  tx: Tx,
  { stored, content, withoutCriticals, withoutLimits }: Reading,
  slip: SlipRow,
  services: readonly ReadService[],
  lines: readonly LineInput[],
  root = 'ketQuas',
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
  await lockDevices(tx, withoutLimits ? [] : lines.flatMap(({ ThietBi_Id }) => ThietBi_Id ?? []));
  /** The use of a device that a line asks for, and how many lines before it ask for the same on that day. */
  const useAt = (at: number): Use | null => {
    const of = (line: LineInput | undefined) => {
      const stands = texts.find((text) => text.ChiTiet_Id === line?.ChiTiet_Id);
      const moment = line?.ThoiGianThucHien ?? stands?.ThoiGianThucHien ?? slip.NgayThucHien ?? tx.now();
      return { ThietBi_Id: line?.ThietBi_Id, at: moment };
    };
    const mine = of(lines[at]);
    if (!mine.ThietBi_Id) return null;
    const more = lines
      .slice(0, at)
      .map(of)
      .filter((one) => one.ThietBi_Id === mine.ThietBi_Id && localDay(one.at) === localDay(mine.at)).length;
    return { ThietBi_Id: mine.ThietBi_Id, at: mine.at, more, path: `${root}.${at}.ThietBi_Id` };
  };
  const found = await Promise.all(
    lines.map(async (line, at) => {
      const path = `${root}.${at}`;
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
        ...(line.LaNguyHiem && withoutCriticals
          ? [{ path: `${path}.LaNguyHiem`, code: 'CRITICAL_NOT_MARKED' }]
          : []),
        ...(withoutLimits ? [] : await busy(tx, service, useAt(at))),
        ...fieldIssues(
          line.truongs ? await fieldsInHand(tx, slip, service, texts) : [],
          line.truongs ?? [],
        ).map((issue) => ({ ...issue, path: `${path}.truongs.${issue.path}` })),
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

type Use = { ThietBi_Id: string; at: Date; more: number; path: string };

/** A chosen device that was used as often as it may be, or takes less at once. */
async function busy(tx: Tx, service: ReadService, use: Use | null): Promise<Issue[]> {
  const refused = use ? await deviceRefusal(tx, service, use.ThietBi_Id, use) : null;
  return refused ? [{ path: use?.path ?? '', ...refused }] : [];
}

function textsOf({ MoTa, KetLuan, DeNghi }: LineInput) {
  return { MoTa: MoTa ?? '', KetLuan: KetLuan ?? '', DeNghi: DeNghi ?? '' };
}

function imageIssues(path: string, images: readonly ImageInput[]): Issue[] {
  if (images.length > imagesMost) return [{ path, code: 'IMAGES_MOST', details: { max: imagesMost } }];
  return images.flatMap(({ Tep_Id, ChuThich, DanhDaus }, at): Issue[] => [
    ...markIssues((DanhDaus ?? []).map(markOf), `${path}.${at}.DanhDaus`),
    ...(images.findIndex((one) => one.Tep_Id === Tep_Id) === at
      ? []
      : [{ path: `${path}.${at}.Tep_Id`, code: 'DUPLICATE' }]),
    ...((ChuThich ?? '').length > captionMost
      ? [{ path: `${path}.${at}.ChuThich`, code: 'TOO_LONG', details: { max: captionMost } }]
      : []),
  ]);
}
