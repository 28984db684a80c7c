import { authorisedFetch, saveFile } from '../../session/http.ts';
import { today } from '../../ui/dateText.ts';
import { type Filter, inputOf } from './filter.ts';

/** Gives what the filter finds to the user as a workbook; answers its rows, and whether older ones were left out. */
export async function exportLog(filter: Filter): Promise<{ rows: number; cut: boolean }> {
  const query = new URLSearchParams(
    Object.entries(inputOf(filter)).map(([key, value]) => [key, String(value)]),
  );
  const answer = await authorisedFetch(`/api/audit-log/export.xlsx?${query}`);
  saveFile(await answer.blob(), `lich-su-thao-tac-${today()}.xlsx`);
  return {
    rows: Number(answer.headers.get('x-sen-rows') ?? 0),
    cut: answer.headers.get('x-sen-cut') === '1',
  };
}
