import type { Issue } from '../catalogue/validate.ts';

/** Who did a service of a slip, when and with what. Times in ms. */
export type Performance = {
  NguoiThucHien_Ids: readonly string[];
  ThoiGianThucHien: number | null;
  ThietBi_Id: string | null;
};

/** What a performance is judged by: when the slip was ordered, what time it is, in ms. */
type Surroundings = { ordered: number; now: number };

/** What is wrong with a performance, at its fields: somebody named twice, a time before the order or in the future. */
export function performanceIssues(
  { NguoiThucHien_Ids, ThoiGianThucHien }: Partial<Performance>,
  { ordered, now }: Surroundings,
): Issue[] {
  const twice = NguoiThucHien_Ids && new Set(NguoiThucHien_Ids).size < NguoiThucHien_Ids.length;
  // the picture of an order is to the minute, and so is what is typed
  const early = typeof ThoiGianThucHien === 'number' && ThoiGianThucHien < ordered - (ordered % 60_000);
  const late = typeof ThoiGianThucHien === 'number' && ThoiGianThucHien > now;
  return [
    ...(twice ? [{ path: 'NguoiThucHien_Ids', code: 'PERFORMER_TWICE' }] : []),
    ...(early || late ? [{ path: 'ThoiGianThucHien', code: 'EXECUTION_TIME' }] : []),
  ];
}

const required = ['NguoiThucHien_Ids', 'ThoiGianThucHien', 'ThietBi_Id'] as const;

/** What a returned result must say of the performance and does not; a device only where the room has one for the service. */
export function missingOfPerformance(one: Performance, hasDevices: boolean): (typeof required)[number][] {
  const isMissing = {
    NguoiThucHien_Ids: one.NguoiThucHien_Ids.length === 0,
    ThoiGianThucHien: one.ThoiGianThucHien === null,
    ThietBi_Id: hasDevices && one.ThietBi_Id === null,
  };
  return required.filter((field) => isMissing[field]);
}
