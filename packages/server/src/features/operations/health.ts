import os from 'node:os';
import { sql } from 'drizzle-orm';
import { lastAnchor } from '../../engine/audit/sealAnchor.ts';
import type { Ctx } from '../../engine/context.ts';
import { diskState, spaceOf } from '../../engine/storage/diskSpace.ts';
import { type StoreConfig, storeOf } from '../../engine/storage/store.ts';
import type { PhanHeThong, TrangThaiSucKhoe } from '../../gql/main.ts';
import {
  type BackupFacts,
  backupFacts,
  type CallFacts,
  callFacts,
  type JobFacts,
  jobFacts,
  since,
} from './facts.ts';
import { type Figures, judge, worst } from './thresholds.ts';

export type NodeRow = {
  _id: string;
  tenMay: string;
  phienBan: string;
  dichVu: string;
  batDauLuc: string;
  luc: string;
  boNho: number;
  treSuKien: number | null;
};
export type PartHealth = {
  phan: PhanHeThong;
  trangThai: TrangThaiSucKhoe;
  lyDo: string | null;
  soLieu: Figures;
};
export type Health = { luc: Date; trangThai: TrangThaiSucKhoe; phans: PartHealth[]; mayChus: NodeRow[] };

/** How each part of the site is: what the database knows in one statement, and the disks and memory of this machine. */
export async function systemHealth(ctx: Ctx): Promise<Health> {
  const asked = performance.now();
  const anchor = await lastAnchor(ctx.config);
  const facts = await databaseFacts(ctx, anchor?.seq ?? 0n);
  const traLoiMs = Math.round(performance.now() - asked);
  const { config } = ctx;
  const figures: Record<Exclude<PhanHeThong, 'KHO_TEP'>, Figures> & { KHO_TEP?: Figures } = {
    CO_SO_DU_LIEU: { ...facts.database, traLoiMs },
    KET_NOI: { ...facts.connections, phanTram: percent(facts.connections.dangDung, facts.connections.toiDa) },
    SU_KIEN: {
      treMs: facts.nodes.reduce<number | null>((most, { treSuKien: lag }) => maximum(most, lag), null),
    },
    DIA_DU_LIEU: await diskFigures(config.dataFolder, config.diskWarnBytes),
    DIA_SAO_LUU: await diskFigures(config.backupFolder, config.diskWarnBytes),
    ...(config.s3 ? { KHO_TEP: await storeFigures(config) } : {}),
    CONG_VIEC: facts.jobs,
    GOI_NGOAI: facts.calls,
    SAO_LUU: facts.backups,
    NHAT_KY: {
      ...facts.log,
      // a seal that was anchored outside and is not here, or is another one
      neoLech: anchor && anchor.seq > 0n ? Number(facts.log.neo !== anchor.hash) : null,
      neoLuc: anchor?.until ?? null,
      dongNeo: anchor?.line ?? null,
    },
    BO_NHO: {
      tienTrinh: process.memoryUsage().rss,
      trong: os.freemem(),
      tong: os.totalmem(),
      phanTramTrong: percent(os.freemem(), os.totalmem()),
      chayGiay: Math.round(process.uptime()),
    },
    MAY_CHU: {
      soMay: facts.nodes.length,
      soPhienBan: new Set(facts.nodes.map((node) => node.phienBan)).size,
    },
  };
  const phans = Object.entries(figures).map(([name, soLieu]): PartHealth => {
    const phan = name as PhanHeThong; // a key of the record above
    return { phan, ...judge(phan, soLieu), soLieu };
  });
  return {
    luc: ctx.now(),
    trangThai: worst(phans.map((part) => part.trangThai)),
    phans,
    mayChus: facts.nodes,
  };
}

type Facts = {
  database: { phienBan: string; kichThuoc: number };
  connections: { dangDung: number; toiDa: number };
  jobs: JobFacts;
  calls: CallFacts;
  backups: BackupFacts;
  log: Record<'choNiemPhongGiay' | 'chuoiHong', number | null> &
    Record<'niemPhongLuc' | 'kiemTraLuc' | 'neo', string | null>;
  nodes: NodeRow[];
};

async function databaseFacts(ctx: Ctx, anchored: bigint): Promise<Facts> {
  const { rows } = await ctx.db.execute<Facts>(sql`select
    json_build_object('phienBan', current_setting('server_version'), 'kichThuoc', pg_database_size(current_database())) as database,
    (select json_build_object('dangDung', count(*), 'toiDa', current_setting('max_connections')::int)
      from pg_stat_activity where backend_type = 'client backend') as connections,
    ${jobFacts} as jobs, ${callFacts} as calls, ${backupFacts} as backups,
    (select json_build_object('niemPhongLuc', s.at, 'choNiemPhongGiay',
          case when w.at is not null then floor(least(${since('w.at')}, ${since('r.at')})) end,
        'kiemTraLuc', greatest(c.at, k.xong_luc), 'chuoiHong', (k.loi is not null)::int,
        'neo', (select hash from main.audit_seal where seq = ${anchored.toString()}::bigint))
      from (select) one
      left join lateral (select at from main.audit_seal order by seq desc limit 1) s on true
      left join lateral (select min(a.at) as at from main.audit a where a.at >= coalesce(s.at, '-infinity') - interval '1 hour'
        and not exists (select 1 from main.audit_seal e where e.audit_id = a.id and e.at = a.at)) w on true
      left join lateral (select at from main.audit where entity = 'NhatKyThaoTac' and entity_id is null and action = 'VIEW'
        order by at desc limit 1) c on true
      -- nothing has been late for longer than Sen has run: acts of an earlier time may have been entered, as the demo's are
      left join lateral (select min(bat_dau_luc) as at from main.may_chu where luc > now() - interval '90 seconds') r on true
      left join lateral (select xong_luc, niem_phong ->> 'loi' as loi from main.kiem_chung_sao_luu where niem_phong is not null
        order by ngay_tao desc limit 1) k on true
    ) as log,
    (select coalesce(json_agg(json_build_object('_id', id, 'tenMay', ten_may, 'phienBan', phien_ban, 'dichVu', dich_vu,
        'batDauLuc', bat_dau_luc, 'luc', luc, 'boNho', bo_nho, 'treSuKien', tre_su_kien) order by ten_may, bat_dau_luc), '[]')
      from main.may_chu where luc > now() - interval '90 seconds') as nodes`);
  const [facts] = rows;
  if (!facts) throw new Error('health without a row');
  return facts;
}

/** The disk on which a folder lies, or will lie once something is written; how it is by the bytes from which on somebody is warned. */
export async function diskFigures(
  folder: string,
  warnBytes: number,
): Promise<{
  thuMuc: string;
  trong: number | null;
  tong: number | null;
  phanTramTrong: number | null;
  thieuCho: number;
  day: number;
}> {
  const space = await spaceOf(folder);
  const state = diskState(space, warnBytes);
  return {
    thuMuc: folder,
    trong: space?.free ?? null,
    tong: space?.total ?? null,
    phanTramTrong: space ? percent(space.free, space.total) : null,
    thieuCho: Number(state !== 'ok'),
    day: Number(state === 'full'),
  };
}

/** Whether the bucket of the files answers, and how long its answer takes. */
async function storeFigures(config: StoreConfig): Promise<Figures> {
  const store = storeOf(config);
  const asked = performance.now();
  const answers = await store.check().then(
    () => true,
    () => false,
  );
  return {
    khongTraLoi: Number(!answers),
    traLoiKhoMs: answers ? Math.round(performance.now() - asked) : null,
    noiLuu: store.name,
  };
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}

function maximum(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other);
}
