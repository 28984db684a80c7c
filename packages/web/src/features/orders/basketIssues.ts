import { reasonIssues } from '@sen/domain/acts/reason';
import type { Issue } from '@sen/domain/catalogue/validate';
import { dec, sum, toMoney } from '@sen/domain/money/decimal';
import { executionIssues } from '@sen/domain/orders/executions';
import { quantityIssues } from '@sen/domain/orders/quantity';
import { requestTimeIssues } from '@sen/domain/orders/requestTimes';
import { isInstant } from '../../ui/dateText.ts';
import type { Basket, BasketLine } from './basket.ts';

/** What is wrong before it is sent; paths are those of the API's input. */
export function basketIssues({ lines, NgayYeuCau }: Basket, NgayTiepNhan: string, now: Date): Issue[] {
  const wrong = lines.flatMap((line, index) =>
    [...amountIssues(line), ...freeIssues(line)].map((issue) => ({
      ...issue,
      path: `chiTiets.${index}.${issue.path}`,
    })),
  );
  if (NgayYeuCau === null) return wrong;
  const path = 'chiTiets.0.NgayYeuCau';
  return [...wrong, ...orderTimeIssues(NgayYeuCau, NgayTiepNhan, now).map((issue) => ({ ...issue, path }))];
}

/** What is wrong with the time of an order as it was typed; issues on `NgayYeuCau`. */
export function orderTimeIssues(NgayYeuCau: string, NgayTiepNhan: string, now: Date): Issue[] {
  if (!isInstant(NgayYeuCau)) return [{ path: 'NgayYeuCau', code: 'NOT_A_TIME' }];
  return requestTimeIssues({
    NgayTiepNhan: minute(new Date(NgayTiepNhan)),
    NgayYeuCau: minute(new Date(NgayYeuCau)),
    now: minute(now),
  });
}

/** Of the quantity, and of the executions where these are asked. */
function amountIssues({ service, SoLuong, SoLanThucHien }: BasketLine): Issue[] {
  const wrong = quantityIssues(service.Loai, SoLuong);
  return wrong.length > 0 || SoLanThucHien === undefined ? wrong : executionIssues(SoLuong, SoLanThucHien);
}

/** Of the reason why a line is free of charge, where it is. */
function freeIssues({ LyDoKhongThu }: BasketLine): Issue[] {
  if (LyDoKhongThu === null) return [];
  return reasonIssues(LyDoKhongThu, { path: 'LyDoKhongThu', code: 'REASON_NEEDED' });
}

/** What a line costs by the price type that was chosen, nothing when it is free of charge; null without a price or a quantity. */
export function costOfLine(
  { service, SoLuong, LyDoKhongThu, LoaiGia_Id }: BasketLine,
  gias: ReadonlyArray<{ LoaiGia_Id: string; DonGia: string }> = [],
): string | null {
  if (LyDoKhongThu !== null) return '0.00';
  const DonGia = gias.find((one) => one.LoaiGia_Id === LoaiGia_Id)?.DonGia ?? service.DonGia;
  if (!DonGia || quantityIssues(service.Loai, SoLuong).length > 0) return null;
  return dec(DonGia)
    .times(SoLuong ?? '0')
    .toFixed(2);
}

/** What a line costs with what comes along with it; a package costs what its parts cost. Null as long as that is not known. */
export function costWithAlong(
  line: BasketLine,
  preview: { gias: ReadonlyArray<{ LoaiGia_Id: string; DonGia: string }> } | undefined,
  along: ReadonlyArray<{ ThanhTien: string }>,
): string | null {
  if (line.LyDoKhongThu !== null) return '0.00';
  const own = line.service.LaGoi ? '0' : costOfLine(line, preview?.gias);
  if (own === null) return null;
  return toMoney(sum([own, ...along.map((one) => one.ThanhTien)]));
}

/** The issues of a field, by the end of their paths; each once. */
export function issuesAt(issues: readonly Issue[], fits: (path: string) => boolean): readonly Issue[] {
  const found = new Map(issues.filter((issue) => fits(issue.path)).map((issue) => [issue.code, issue]));
  return [...found.values()];
}

/** An order of the minute of the reception is not before it, as on the server. */
function minute(at: Date): string {
  return at.toISOString().slice(0, 16);
}
