import { readFileSync } from 'node:fs';
import ExcelJS from 'exceljs';
import pg from 'pg';
import { v7 } from 'uuid';
import type { SessionHeaders } from '../packages/server/test/sessionHeaders.ts';
import { signIn } from './facts.ts';
import { spread } from './measure.ts';
import { type Site, type Started, today, withSen } from './site.ts';

/** Lines of the file. */
const lines = 50_000;
/** How often another person asks for a page while the import runs, in milliseconds. */
const askMs = 50;

await withSen({ patients: 1000, visits: 100, acts: 1000 }, bench);

/** A disease list of ten columns as somebody's workbook has it; half of its lines are new in the second round. */
async function workbook(name: string): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('ICD');
  sheet.addRow([
    'Mã bệnh',
    'Tên bệnh',
    'Tên tiếng Anh',
    'Nhóm',
    'Chủ yếu ở giới',
    'Tuổi nhỏ nhất',
    'Tuổi lớn nhất',
    'Bệnh truyền nhiễm',
    'Bệnh mạn tính',
    'Ghi chú',
  ]);
  for (let at = 0; at < lines; at++)
    sheet.addRow([
      code(at),
      `${name} số ${at}`,
      `Disease number ${at}`,
      '',
      at % 3 === 0 ? 'Nữ' : '',
      at % 20,
      90,
      at % 7 === 0 ? 'x' : '',
      '',
      `ghi chú ${at}`,
    ]);
  return Buffer.from(await book.xlsx.writeBuffer());
}

function code(at: number): string {
  return `ZZ${String(at).padStart(6, '0')}`;
}

async function bench({ base, child }: Started, { url }: Site): Promise<void> {
  const session = await signIn(base, 'quantri');
  const ask = async (path: string, options: RequestInit = {}) => {
    const answer = await fetch(`${base}/api/imports/${path}`, {
      ...options,
      headers: { ...session, ...options.headers },
    });
    if (!answer.ok) throw new Error(await answer.text());
    const { data } = (await answer.json()) as { data: Import }; // as the routes answer
    return data;
  };
  const post = (path: string, value: unknown) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(value),
    });
  const until = async (id: string, states: readonly string[]) => {
    for (;;) {
      const found = await ask(id);
      if (states.includes(found.TrangThai)) return found;
      if (found.TrangThai === 'Loi') throw new Error(JSON.stringify(found));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  console.log(`${lines} lines of ten columns into the list of diseases, ${today}

| work | seconds | longest pause of Sen's event loop ms | another person's page p50 ms | p95 | slowest |
|---|---|---|---|---|---|`);
  const step = async <T>(name: string, act: () => Promise<T>): Promise<T> => {
    await longestPause(base);
    const others = asking(base, session);
    const began = performance.now();
    const answer = await act();
    const seconds = (performance.now() - began) / 1000;
    const { p50, p95, slowest } = await others();
    console.log(
      `| ${name} | ${seconds.toFixed(1)} | ${(await longestPause(base)).toFixed(0)} | ${p50.toFixed(0)} | ${p95.toFixed(0)} | ${slowest.toFixed(0)} |`,
    );
    return answer;
  };
  for (const round of ['new', 'all changed']) {
    const bytes = await workbook(round === 'new' ? 'Bệnh' : 'Bệnh đã đổi tên');
    const taken = await step(`${round}: read the workbook (${Math.round(bytes.length / 1024)} kB)`, () => {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(bytes)]), 'icd.xlsx');
      return ask('plans/ICD', { method: 'POST', body });
    });
    await step(`${round}: check every line`, async () => {
      await post(`${taken._id}/check`, {});
      await until(taken._id, ['DaKiemTra']);
    });
    await step(`${round}: write them, with the history of each`, async () => {
      await post(`${taken._id}/write`, { requestId: v7() });
      await until(taken._id, ['DaGhi']);
    });
  }
  console.log(
    `| bare SQL: one insert of the same lines, no history | ${(await bare(url)).toFixed(1)} | | | | |`,
  );
  console.log(
    `\nSen's memory at most ${/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]} kB`,
  );
}

type Import = { _id: string; TrangThai: string };

/** The longest pause since the last asking, in milliseconds. */
async function longestPause(base: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1]) * 1000;
}

/** Somebody else who asks for a page all the time; answers how long it took when called. */
function asking(
  base: string,
  session: SessionHeaders,
): () => Promise<{ p50: number; p95: number; slowest: number }> {
  const times: number[] = [];
  let over = false;
  const loop = (async () => {
    while (!over) {
      const began = performance.now();
      const answer = await fetch(`${base}/api/imports/plans/DonViTinh`, {
        headers: session,
      });
      await answer.arrayBuffer();
      times.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, askMs));
    }
  })();
  return async () => {
    over = true;
    await loop;
    return { ...spread(times), slowest: Math.max(...times) };
  };
}

/** Seconds of one statement that inserts the same entries into the same table, from a parameter; taken back afterwards. */
async function bare(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  const { rows } = await client.query<{ list: string }>(
    `select json_agg(i)::text as list from main.icd i where ma_icd like 'ZZ%'`,
  );
  await client.query(`delete from main.icd where ma_icd like 'ZZ%'`);
  const began = performance.now();
  await client.query('insert into main.icd select * from json_populate_recordset(null::main.icd, $1::json)', [
    rows[0]?.list,
  ]);
  const seconds = (performance.now() - began) / 1000;
  await client.query('rollback');
  await client.end();
  return seconds;
}
